// Texts from literals, strings, formats, dates and joined pieces.
import SwiftUI

struct Texts: View {
    let name = "Ada"
    let substring: Substring = "Ad"
    let count = 3

    var body: some View {
        Text("literal \(count) \(name)")
        Text(name)
        Text(substring)
        Text(verbatim: "\(count)")
        Text(count, format: .number)
        Text(Date(), style: .time)
        Text(LocalizedStringKey("key"))
        Text("key", bundle: .main, comment: "a comment")
        Text(AttributedString("attributed"))
        Text("a").bold() + Text(" b").italic().foregroundStyle(.secondary)
        Text("\(Image(systemName: "star")) star")
        Text("x").font(.title).fontWeight(.bold).lineLimit(2).multilineTextAlignment(.center)
        Text("y").font(.system(size: 12, weight: .semibold, design: .rounded))
        Label(name, systemImage: "star").labelStyle(.titleAndIcon)
    }
}
