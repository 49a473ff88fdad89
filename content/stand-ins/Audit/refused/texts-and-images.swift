// What texts and images show.
import Foundation
import SwiftUI

enum Theme: String, CaseIterable { case light, dark }

enum Tea: String, CaseIterable, Identifiable {
    case green, black
    var id: Self { self }
}

struct Loose { var name = "" }

struct Screen: View {
    @State var isOn = false
    @State var count = 1
    @State var share = 0.5
    @State var text = ""
    @State var date = Date()
    @State var tea = Tea.green
    @State var maybe: String?
    @State var loose = Loose()
    let page = URL(string: "https://example.com")!

    var body: some View { Text("x") }

    func save() {}
    func load() async {}
    func fail() throws {}
}

// What is right …
extension Screen {
    var right1: some View { Text("\(count)") }
    var right2: some View { Text(maybe ?? "x") }
    var right3: some View { Text(date, style: .date) }
    var right4: some View { Text(tea.rawValue) }
    var right5: some View { Text(isOn ? "on" : "off") }
    var right6: some View { Text(["a"].joined()) }
    var right7: some View { Text(loose.name) }
    var right8: some View { Text(text) }
    var right9: some View { Text(date, style: .time) }
    var right10: some View { Text(share, format: .percent) }
    var right11: some View { Text("x") + Text("y") }
    var right12: some View { Text(verbatim: "x") }
    var right13: some View { Text("x", comment: "y") }
    var right14: some View { Image(systemName: "star") }
    var right15: some View { Image("star") }
    var right16: some View { AsyncImage(url: page) }
    var right17: some View { Image("star") }
    var right18: some View { Image("star").resizable() }
    var right19: some View { Image("star").resizable().padding() }
    var right20: some View { Image("star").renderingMode(.template) }
    var right21: some View { Image("star").imageScale(.large) }
    var right22: some View { Text("x").font(.headline) }
    var right23: some View { Text("x").font(.system(size: 12)) }
    var right24: some View { Text("x").font(.system(size: 12)) }
    var right25: some View { Text("x").font(.title) }
    var right26: some View { Text("x").lineLimit(2) }
    var right27: some View { Text("x").multilineTextAlignment(.center) }
    var right28: some View { Text("x").foregroundColor(.red) }
    var right29: some View { Text("x").bold() }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: no exact matches in call to initializer
    var wrong1: some View { Text(count) }
    // refused: value of optional type 'String?' must be unwrapped to a value of type 'String'
    var wrong2: some View { Text(maybe) }
    // refused: initializer 'init(_:)' requires that 'Date' conform to 'StringProtocol'
    var wrong3: some View { Text(date) }
    // refused: no exact matches in call to initializer
    var wrong4: some View { Text(tea) }
    // refused: no exact matches in call to initializer
    var wrong5: some View { Text(isOn) }
    // refused: no exact matches in call to initializer
    var wrong6: some View { Text(["a"]) }
    // refused: initializer 'init(_:)' requires that 'Loose' conform to 'StringProtocol'
    var wrong7: some View { Text(loose) }
    // refused: initializer 'init(_:)' requires that 'Binding<String>' conform to
    var wrong8: some View { Text($text) }
    // refused: cannot convert value of type 'String' to expected argument type 'Date'
    var wrong9: some View { Text("x", style: .title) }
    // refused: no exact matches in call to initializer
    var wrong10: some View { Text(share, specifier: "%.2f") }
    // refused: referencing operator function '+' on 'Sequence' requires that 'Text' conform to
    var wrong11: some View { Text("x") + "y" }
    // refused: missing argument for parameter #1 in call
    var wrong12: some View { Text() }
    // refused: initializer 'init(_:)' requires that 'String.LocalizationValue' conform to
    var wrong13: some View { Text(String.LocalizationValue("x")) }
    // refused: extraneous argument label 'systemImage:' in call
    var wrong14: some View { Image(systemImage: "star") }
    // refused: extraneous argument label 'named:' in call
    var wrong15: some View { Image(named: "star") }
    // refused: cannot convert value of type 'URL' to expected argument type 'String'
    var wrong16: some View { Image(page) }
    // refused: missing argument for parameter #1 in call
    var wrong17: some View { Image() }
    // refused: missing argument label 'capInsets:' in call
    var wrong18: some View { Image("star").resizable(true) }
    // refused: value of type 'some View' has no member 'resizable'
    var wrong19: some View { Image("star").padding().resizable() }
    // refused: type 'Image.TemplateRenderingMode?' has no member 'tinted'
    var wrong20: some View { Image("star").renderingMode(.tinted) }
    // refused: cannot convert value of type 'Int' to expected argument type 'Image.Scale'
    var wrong21: some View { Image("star").imageScale(2) }
    // refused: type 'Font?' has no member 'headlin'
    var wrong22: some View { Text("x").font(.headlin) }
    // refused: cannot convert value of type 'Int' to expected argument type 'Font.TextStyle'
    var wrong23: some View { Text("x").font(.system(12)) }
    // refused: extraneous argument label 'size:' in call
    var wrong24: some View { Text("x").font(size: 12) }
    // refused: cannot convert value of type 'String' to expected argument type 'Font'
    var wrong25: some View { Text("x").font("title") }
    // refused: no exact matches in call to instance method 'lineLimit'
    var wrong26: some View { Text("x").lineLimit("2") }
    // refused: type 'TextAlignment' has no member 'centre'
    var wrong27: some View { Text("x").multilineTextAlignment(.centre) }
    // refused: cannot convert value of type 'String' to expected argument type 'Color'
    var wrong28: some View { Text("x").foregroundColor("red") }
    // refused: cannot convert value of type 'String' to expected argument type 'Bool'
    var wrong29: some View { Text("x").bold("x") }
}
#endif
