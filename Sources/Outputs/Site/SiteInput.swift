public import Diagnostics
public import Graph
public import Rules

/// All that the pages are made from: values only, so the same input gives the same bytes.
public struct SiteInput: Sendable {
    /// The rulebooks with every link resolved.
    public var graph: RuleGraph
    /// What is proven of the snippets.
    public var proofs: Proofs
    /// The explanation of each kind of problem, linked as a graph of its own.
    public var explanations: RuleGraph?
    /// The search index as JSON, UTF-8.
    public var searchIndex: [UInt8]
    /// Style sheets, scripts and icons by their path in the theme's folder.
    public var theme: [ContentPath: [UInt8]]

    /// What the stand-in package says of itself.
    public var standIns: StandInNotes
    /// The API that is looked for in examples, since not every system has it.
    public var availability: AvailabilityList

    /// Puts the input together.
    public init(
        graph: RuleGraph,
        proofs: Proofs,
        explanations: RuleGraph? = nil,
        searchIndex: [UInt8],
        theme: [ContentPath: [UInt8]],
        standIns: StandInNotes = StandInNotes(),
        availability: AvailabilityList = AvailabilityList()
    ) {
        self.graph = graph
        self.proofs = proofs
        self.explanations = explanations
        self.searchIndex = searchIndex
        self.theme = theme
        self.standIns = standIns
        self.availability = availability
    }
}
