/// What the search knows of English as developers write it; nothing of any architecture.
///
/// The tables travel inside the encoded index, so that both readers share them.
struct English: Sendable {
    /// Words that say nothing of the topic.
    let stop: Set<String>
    /// Everyday words: they say little, and a question with an unknown one is not off topic.
    let common: Set<String>
    /// Words of any program: they say much, but an unknown one makes a question off topic only
    /// together with others.
    let technical: Set<String>
    /// Irregular forms and the form they stand for.
    let irregular: [String: String]
    /// Words of which each may stand for the others.
    let groups: [[String]]
    /// How words lose their endings.
    let stemmer: Stemmer

    /// The one language there is.
    static let shared = English()

    private init() {
        stop = Set(words(stopWords))
        // "Talks" is as everyday as "talk".
        common = Set(words(commonWords).flatMap { $0.hasSuffix("s") ? [$0] : [$0, $0 + "s"] })
        technical = Set(words(technicalWords).map(Stemmer().stem))
        groups = lines(synonymLines)
        stemmer = Stemmer()
        var irregular: [String: String] = [:]
        for line in lines(irregularLines) {
            for form in line.dropFirst() { irregular[form] = line[0] }
        }
        self.irregular = irregular
    }

    /// The form under which a lower case word is kept.
    func stem(_ word: String) -> String { stemmer.stem(irregular[word] ?? word) }
}

private func words(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        .map { String(Substring($0)) }
}

private func lines(_ text: String) -> [[String]] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { words(String(Substring($0))) }
}

private let stopWords = """
    a about above after again all also am an and any anybody anyone are arent as at be because
    been before being below between both but by can cannot cant could couldnt did didnt do does
    doesnt doing done dont each either else ever every few for from further get gets getting go
    goes going gonna got had has have having he her here hers him his how i id if ill im in into
    is isnt it its ive just like let lets lot may me might more most much must my myself need
    needs neither no nor not now of off ok okay on once one only onto or other our ours out over
    own please rather really same shall she should shouldnt so some somehow someone something
    such than that thats the their them then there theres these they theyre thing things this
    those to too under until up upon us use used uses using very want wants was wasnt way we were
    what whats when where wheres whether which while who whom whose why will with within without
    wont would wouldnt yes yet you your yours
    """

private let commonWords = """
    able accept across actual actually advisable agree aim allow allowed almost alone along
    already alternative although always amount another answer anymore anyhow anything anyway
    anywhere apart appear apply approach appropriate argue around arrive aspect assume attempt
    avoid away back bad badly bag base based basically become begin begins behave behind belong
    belongs beside best better big bit bottom break brief bring brings bunch call called calls
    came care carry carries case cases cause certain change chance choice choose clean clear
    clearly close closely colleague come comes coming common complain complete completely
    complicated concern concerned confused confusing connect connected consider contain contains
    control convention conventions convinced correct correctly cost counterpart coworker create
    created creates current currently dear deal decide define defined definition depend depends
    describe desire detail detailed details differ difference different difficult direct directly
    discouraged discuss distinguish easily easy effect effort encouraged end enough entire
    equivalent especially essential etc even ever everything everywhere exact exactly example
    examples except exist exists expect expected explain explained extra face fact fail fair fall
    familiar far favor feel few figure fill final finally find fine finish first fit fits fix
    fixed folks follow following force forced forever forget form found free front full fully fun
    future general generally give given gives goal good great grow guess guide guideline
    guidelines guy guys half hand handle handled handles happen happened happening happens happy
    hard hardly hate have hear heard heavy help helpful hey hi hint hold holding holds hope huge
    idea ideal ideally imagine immediately imply important improve include included includes
    including indeed inside instead intend intended interest interested introduce involve involved
    issue issues join keep keeps kept kind kinds knew know known knows lack large last late lately
    later lay laid lead learn least leave leaves left less life like likely little live lives
    living load long longer look looking looks loop lots love low made main mainly maintain major
    make makes making manage many matter matters maybe mean meaning means meant mention mess
    middle mind mine minor minute mistake mix modern moment mostly move moved much name named
    names naming natural near nearly necessary never new newbie next nice nobody none normal
    normally nothing notice number obvious obviously occur odd offer often old opinion opposed
    option options ought ourselves outside own paper part particular past people per perfect
    perhaps person pick piece pieces pile place placed places plain plan play please plenty point
    pointing points position possible possibly practice prefer preferred prepare pretty prevent
    previous probably problem problems produce project projects promise proper properly propose
    provide provided provides purpose put puts putting quality question questions quick quickly
    quite raise ran range rare rarely reach reaches react read reading reads ready real realize
    reason reasonable reasons receive recently recommend recommended reduce refer regular relate
    related relation relevant remain remember remove repeat replace require required requirement
    requires resolve respect responsible rest result return review reviewer rid right role roughly
    rule rules run running runs safe safely said sake same save say saying says scratch second see
    seem seems seen select sense sensible separate separately serious set sets several shape short
    show shown shows side silly similar simple simply since single sit sits situation size
    slightly slow small smart sort soon sound speak special specific specify stand standard stands
    start started starting starts stay stays step steps stick still stop straight strange stuck
    stuff style subject such sudden suddenly suggest suggestion suit suitable supply suppose
    supposed sure surely switch take taken takes talk talking team teammate tell tells term terms
    thank thanks themselves think thinking third though thought three through throughout thus tie
    time times tiny tip today together told tomorrow tool top topic total totally touch toward
    tricky trick tried trouble true trust try trying tutorial turn turns twice two type typical
    typically unclear understand unless unsure upfront usage useful useless usual usually vague
    valid various version via visible wait wants watch ways weird well went whatever whenever
    wherever whichever whole wide wish won wonder wondering word words work worked working works
    world worry worse worst worth wrong wrote yeah year
    """

private let technicalWords = """
    access address algorithm alias api app application architecture argument array assign attribute
    backend binary block body boolean branch buffer bug build builder bundle button byte cache
    callback catch character check class cleanup closure code codebase collection column command
    comment commit compile compiler component computation compute condition config configuration
    configure conflict connection constant constructor context convert copy count counter crash
    custom data database debug declaration declare default delay delegate delete dependency deploy
    design destroy developer development device dictionary directory display document duplicate
    dynamic edit editor element encode enum environment error event exception execute export
    expression extend extension factory feature fetch field file filter flag float flow folder
    format framework frontend function generic global group guard handler hardcode hash header
    helper hook identifier implement implementation import increment index inherit initial
    initialize initializer inject injection input insert install instance integer interface
    internal invoke item iterate key keyword label language layer layout library lifecycle limit
    line link list listener loading local location lock log logic login macro manager map memory
    menu message metadata method mobile mock mode model modifier modify module mutate namespace
    nested network node null object observer operation operator order output overload override
    overwrite package page parameter parent parse pass path pattern performance pipeline platform
    pointer post prefix print private process processing programming property protocol public queue
    random record recursive refactor reference refresh register release reload render repository
    request reset resource response restart reuse root route runtime sample save scope screen
    script search section send sequence server service session setter getter setting setup share
    shared sheet signature snapshot software source stack state statement static storage store
    stored stream string struct structure submit subclass suffix support swift syntax system tab
    table tag target task template test testing text thread timeout title toggle token trigger
    tuple ui unit update upload url user utility validate validation value variable view virtual
    widget window wrap wrapper write
    """

private let irregularLines = """
    break broke broken
    build built
    child children
    choose chose chosen
    give gave given
    go went gone
    hold held
    index indices indexes
    keep kept
    know knew known
    lose lost
    run ran
    send sent
    subscribe subscription subscriptions
    compose composition
    initialize initialization init
    inherit inheritance
    persist persistence
    conform conformance conformances
    own owner owners ownership
    decide decision decisions
    take took taken
    throw threw thrown
    write wrote written
    """

private let synonymLines = """
    add insert append
    allow permit
    app application
    atomic threadsafe race mutex lock
    button tap click press
    cancel stop abort
    class object
    clock date time now
    close dismiss hide
    crash trap abort
    deadlock hang freeze stuck
    delete remove erase clear
    dependency collaborator
    directory folder location place path
    disk file persist save
    duplicate twice double repeat
    error failure fail
    event action
    fake mock stub spy double
    field property variable
    forbid disallow prohibit ban forbidden
    framework library sdk package
    function method closure
    global shared singleton appwide
    image picture icon png asset photo
    inject pass provide
    initial default start
    initializer init constructor
    listen subscribe observe watch
    localize translate language i18n l10n localizable
    mirror match same identical
    missing absent
    module target package
    navigate navigation route push
    network api server backend http request
    null nil empty blank
    outdated stale old
    parent owner
    preferences settings userdefaults
    redraw rerender invalidate refresh
    screen page view
    toggle switch checkbox
    two several multiple many
    update modify mutate change
    wrap wrapper facade adapter
    """
