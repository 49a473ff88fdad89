/// What stops a run before it has done its work, said so that people know what to do.
public protocol RunError: Error {
    /// Lower case, without a final stop.
    var message: String { get }
    /// The way out, if it is known.
    var hint: String? { get }
}
