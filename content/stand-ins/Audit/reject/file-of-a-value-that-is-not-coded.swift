import Foundation
import Sharing

#if AUDIT_CONTROL
struct Settings: Codable, Sendable { var name = "" }
#else
struct Settings: Sendable { var name = "" }
#endif

struct State {
    @Shared(.fileStorage(URL(filePath: "/settings.json"))) var settings = Settings()
}
