// The older observation: published properties, observed and environment objects.
import Combine
import SwiftUI

@MainActor final class Session: ObservableObject {
    @Published var user = ""
    @Published private(set) var count = 0
    func touch() { count += 1; objectWillChange.send() }
}

struct SessionView: View {
    @StateObject private var session = Session()
    var body: some View {
        SessionRow(session: session).environmentObject(session)
        SessionLabel()
    }
}

struct SessionRow: View {
    @ObservedObject var session: Session
    var body: some View { TextField("User", text: $session.user) }
}

struct SessionLabel: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text("\(session.count)").onReceive(session.$count) { _ in } }
}
