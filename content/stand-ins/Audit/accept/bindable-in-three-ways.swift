// Bindings to an observable object: as a property, as a local, from the environment.
import SwiftUI

@MainActor @Observable final class Profile: Identifiable { var name = ""; var tags: [String] = [] }

struct Edit: View {
    @Bindable var profile: Profile
    var body: some View { TextField("Name", text: $profile.name) }
}

struct EditFromEnvironment: View {
    @Environment(Profile.self) private var profile
    @Environment(Profile.self) private var maybe: Profile?

    var body: some View {
        @Bindable var profile = profile
        TextField("Name", text: $profile.name)
        ForEach($profile.tags, id: \.self) { $tag in TextField("Tag", text: $tag) }
        Text(maybe?.name ?? "")
    }
}

struct Parent: View {
    @State private var profiles = [Profile()]
    var body: some View {
        ForEach(profiles) { profile in
            Edit(profile: profile)
            TextField("Name", text: Bindable(profile).name)
        }
        EditFromEnvironment().environment(profiles[0])
    }
}
