/// What the search knows of English as developers write it; nothing of any architecture.
///
/// The tables travel inside the encoded index, so that both readers share them.
struct English: Sendable {
    /// Words that say nothing of the topic.
    let stop: Set<String>
    /// Everyday words: a question that holds one which the rulebooks don't is not off topic.
    let common: Set<String>
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
        common = Set(words(commonWords))
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
    able actual actually allow allowed almost alone along already although always another
    anything anyway anywhere apart apply around ask asked asking away back bad bag basically
    become begin belong belongs best better big bit break bring bunch call called came case cause
    change choose clean clear come comes coming complain completely confused convention
    convinced correct correctly coworker create current currently day deal decide definition
    describe different difference directly easy edge end enough especially etc even everything
    everywhere exact exactly example explain extra fact far feel fill find fine first fix follow
    following force forever forget found full fully general give given gives good great guess guy
    guys hand handle happen happening happens hard hate heard help hey hi hint hold holding holds
    idea ideally instead involve issue keep keeps kept kind knew know known last later lead learn
    least leave left less lie live lives long longer look looking looks made main make makes
    making many matter mean meant mention mine minute mistake moment mostly move name named names
    naming necessary never new newbie next nice nobody none nothing notice number obvious odd
    often old open ought ourselves part particular past people per perfect perhaps person pick
    piece pieces pile place places plain point possible practice prefer preferred pretty prevent
    probably problem proper properly purpose put puts question quick quickly quite ran read
    reading ready real reason recommend recommended regular related require required rest
    reviewer right rule rules run said say says second see seem seems seen sense separate set
    several short show shows similar simple simply since single sit sits small sort soon sound
    speak special standard start starts stay stays step still stop straight stuff suddenly
    suggest suppose supposed sure take takes talk team teammate tell thank thanks themselves
    think third though thought three through thus time times together told top totally toward
    tricky tried try trying turn turns twice two typical understand unsure usual usually various
    version via wait wants watch week weird well went whatever whenever wherever whichever whole
    wish wonder wondering word work working works worry worth wrong yeah
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
