// What a view, a modifier, a style, a shape or a scene must have.
import SwiftUI

protocol Sample {}

// What is right …
struct Right1: View { var body: some View { Text("x") } }
struct Right2: View { var body: some View { Text("x") } }
struct Right3: View { var body: some View { Text("x") } }
struct Right4: View { var body: some View { Text("x") } }
struct Right5: View { var body: some View { Text("x") } }
final class Right6: View { var body: some View { Text("x") } }
struct Right7: View { var body: some View { Text("x") } }
struct Right8: ViewModifier { func body(content: Content) -> some View { content } }
struct Right9: ViewModifier { func body(content: Content) -> some View { content } }
struct Right10: ViewModifier { func body(content: Content) -> some View { content } }
struct Right11: ButtonStyle { func makeBody(configuration: Configuration) -> Text { Text("x") } }
struct Right12: ToggleStyle { func makeBody(configuration: Configuration) -> Text { Text("x") } }
struct Right13: LabelStyle { func makeBody(configuration: Configuration) -> Text { Text("x") } }
struct Right14: Shape { func path(in rect: CGRect) -> Path { Path() } }
struct Right15: Shape { func path(in rect: CGRect) -> Path { Path() } }
struct Right16: App { var body: some Scene { WindowGroup { Text("x") } } }
struct Right17: App { var body: some Scene { WindowGroup { Text("x") } } }
struct Right18: Scene { var body: some Scene { WindowGroup { Text("x") } } }
struct Right19: Commands { var body: some Commands { CommandMenu("x") {} } }
struct Right20: ToolbarContent { var body: some ToolbarContent { ToolbarItem {} } }
struct Right21: PreviewProvider { static var previews: some View { Text("x") } }
struct Right22: Gesture { var body: some Gesture { TapGesture() } }
struct Right23: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> Text { Text("x") }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
// refused: type 'Wrong1' does not conform to protocol 'View'
struct Wrong1: View {}
// refused: type 'Wrong2' does not conform to protocol 'View'
struct Wrong2: View { func body() -> some View { Text("x") } }
// refused: type 'Wrong3' does not conform to protocol 'View'
struct Wrong3: View { var body: View { Text("x") } }
// refused: type 'Wrong4' does not conform to protocol 'View'
struct Wrong4: View { var body: String { "x" } }
// refused: type 'Wrong5' does not conform to protocol 'View'
struct Wrong5: View { static var body: some View { Text("x") } }
// refused: protocol 'View' requirement '_makeView(view:)' cannot be satisfied by a
class Wrong6: View { var body: some View { Text("x") } }
// refused: actor 'Wrong7' cannot conform to global-actor-isolated protocol 'View'
actor Wrong7: View { var body: some View { Text("x") } }
// refused: type 'Wrong8' does not conform to protocol 'ViewModifier'
struct Wrong8: ViewModifier { var body: some View { Text("x") } }
// refused: type 'Wrong9' does not conform to protocol 'ViewModifier'
struct Wrong9: ViewModifier { func body(content: Text) -> some View { content } }
// refused: type 'Wrong10' does not conform to protocol 'ViewModifier'
struct Wrong10: ViewModifier { func body(_ content: Content) -> some View { content } }
// refused: type 'Wrong11' does not conform to protocol 'ButtonStyle'
struct Wrong11: ButtonStyle { func makeBody(_ configuration: Configuration) -> Text { Text("x") } }
// refused: type 'Wrong12' does not conform to protocol 'ToggleStyle'
struct Wrong12: ToggleStyle { var body: some View { Text("x") } }
// refused: type 'Wrong13' does not conform to protocol 'LabelStyle'
struct Wrong13: LabelStyle {}
// refused: instance method 'path' has different argument labels from those required by
struct Wrong14: Shape { func path(_ rect: CGRect) -> Path { Path() } }
// refused: type 'Wrong15' does not conform to protocol 'Shape'
struct Wrong15: Shape { func path(in rect: CGRect) -> Circle { Circle() } }
// refused: type 'Wrong16' does not conform to protocol 'App'
struct Wrong16: App {}
// refused: type 'Wrong17' does not conform to protocol 'App'
struct Wrong17: App { var body: some View { Text("x") } }
// refused: type 'Wrong18' does not conform to protocol 'Scene'
struct Wrong18: Scene { var body: some View { Text("x") } }
// refused: type 'Wrong19' does not conform to protocol 'Commands'
struct Wrong19: Commands { var body: some View { Text("x") } }
// refused: type 'Wrong20' does not conform to protocol 'ToolbarContent'
struct Wrong20: ToolbarContent { var body: some View { Text("x") } }
// refused: type 'Wrong21' does not conform to protocol 'PreviewProvider'
struct Wrong21: PreviewProvider { var previews: some View { Text("x") } }
// refused: type 'Wrong22' does not conform to protocol 'Gesture'
struct Wrong22: Gesture { var body: some View { Text("x") } }
// refused: type 'Wrong23' does not conform to protocol 'TextFieldStyle'
struct Wrong23: TextFieldStyle {}
#endif
