// What layout and the looks of a view are given in.
import Foundation
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Loose { var name = "" }

enum Failure: LocalizedError { case one }

enum PlainFailure: Error { case one }

struct Screen: View {
    @State var isOn = false
    @State var item: Item?
    @State var sure = Item(id: 1)
    @State var loose: Loose?
    @State var failure: Failure?
    @State var plain: PlainFailure?
    @State var count = 0

    var body: some View { Text("x") }

    func load() async {}
    func fail() async throws {}
    func failNow() throws {}
}

// What is right …
extension Screen {
    var right1: some View { VStack(alignment: .leading) { Text("x") } }
    var right2: some View { VStack(spacing: 3) { Text("x") } }
    var right3: some View { VStack(alignment: .leading, spacing: 3) { Text("x") } }
    var right4: some View { VStack(spacing: 3) { Text("x") } }
    var right5: some View { ZStack(alignment: .center) { Text("x") } }
    var right6: some View { ZStack(alignment: .topLeading) { Text("x") } }
    var right7: some View { VStack {} }
    var right8: some View { ScrollView(.horizontal) { Text("x") } }
    var right9: some View { LazyVGrid(columns: [GridItem(.flexible())]) { Text("x") } }
    var right10: some View { LazyVGrid(columns: []) { Text("x") } }
    var right11: some View { GeometryReader { _ in Text("x") } }
    var right12: some View { Spacer(minLength: 3) }
    var right13: some View { Group { Text("x") } }
    var right14: some View { Divider() }
    var right15: some View { Text("x").padding(.top, 8) }
    var right16: some View { Text("x").padding(.horizontal) }
    var right17: some View { Text("x").frame(width: 10, height: 20) }
    var right18: some View { Text("x").frame(maxWidth: .infinity) }
    var right19: some View { Text("x").frame(width: 10) }
    var right20: some View { Text("x").foregroundStyle(.red) }
    var right21: some View { Text("x").background(.red) }
    var right22: some View { Text("x").background(.red) }
    var right23: some View { Text("x").overlay(alignment: .leading) { Text("y") } }
    var right24: some View { Text("x").clipShape(Circle()) }
    var right25: some View { Text("x").opacity(0.5) }
    var right26: some View { Text("x").shadow(radius: 3) }
    var right27: some View { Text("x").rotationEffect(.degrees(45)) }
    var right28: some View { Text("x").offset(x: 3) }
    var right29: some View { Text("x").disabled(isOn) }
    var right30: some View { Text("x").hidden() }
    var right31: some View { Text("x").id(count) }
    var right32: some View { Text("x").animation(.default, value: count) }
    var right33: some View { Text("x").animation(.easeIn, value: count) }
    var right34: some View { Text("x").transition(.opacity) }
    var right35: some View { Text("x").tint(.red) }
    var right36: some View { Text("x").border(.red) }
    var right37: some View { Text("x").buttonStyle(.bordered) }
    var right38: some View { Text("x").toggleStyle(.switch) }
    var right39: some View { Text("x").pickerStyle(.menu) }
    var right40: some View { Text("x").textFieldStyle(.plain) }
    var right41: some View { Text("x").modifier(EmptyModifier()) }
    var right42: some View { Text("x").accessibilityLabel("y") }
    var right43: some View { Text("x").ignoresSafeArea(edges: .top) }
    var right44: some View { RoundedRectangle(cornerRadius: 3) }
    var right45: some View { Circle().fill(.red).frame(width: 3) }
    var right46: some View { Rectangle().fill(.red) }
    var right47: some View { AnyView(Text("x")) }
    var right48: some View { Color("x") }
    var right49: some View { Text("x").padding() }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: type 'HorizontalAlignment' has no member 'top'
    var wrong1: some View { VStack(alignment: .top) { Text("x") } }
    // refused: cannot convert value of type 'String' to expected argument type 'CGFloat'
    var wrong2: some View { VStack(spacing: "3") { Text("x") } }
    // refused: argument 'alignment' must precede argument 'spacing'
    var wrong3: some View { VStack(spacing: 3, alignment: .leading) { Text("x") } }
    // refused: missing argument label 'alignment:' in call
    var wrong4: some View { VStack(3) { Text("x") } }
    // refused: extra argument 'spacing' in call
    var wrong5: some View { ZStack(spacing: 3) { Text("x") } }
    // refused: type 'Alignment' has no member 'middle'
    var wrong6: some View { ZStack(alignment: .middle) { Text("x") } }
    // refused: missing argument for parameter 'content' in call
    var wrong7: some View { VStack() }
    // refused: type 'Axis.Set' has no member 'both'
    var wrong8: some View { ScrollView(.both) { Text("x") } }
    // refused: cannot convert value of type 'Int' to expected argument type '[GridItem]'
    var wrong9: some View { LazyVGrid(columns: 3) { Text("x") } }
    // refused: missing argument for parameter 'columns' in call
    var wrong10: some View { LazyVGrid { Text("x") } }
    // refused: contextual type for closure argument list expects 1 argument, which cannot be
    var wrong11: some View { GeometryReader { Text("x") } }
    // refused: missing argument label 'minLength:' in call
    var wrong12: some View { Spacer(3) }
    // refused: no exact matches in call to initializer
    var wrong13: some View { Group("x") { Text("y") } }
    // refused: argument passed to call that takes no arguments
    var wrong14: some View { Divider(3) }
    // refused: cannot convert value of type 'Int' to expected argument type 'Edge.Set'
    var wrong15: some View { Text("x").padding(8, .top) }
    // refused: reference to member 'horizontally' cannot be resolved without a contextual type
    var wrong16: some View { Text("x").padding(.horizontally) }
    // refused: missing argument labels 'width:height:' in call
    var wrong17: some View { Text("x").frame(10, 20) }
    // refused: type 'CGFloat?' has no member 'infinite'
    var wrong18: some View { Text("x").frame(maxWidth: .infinite) }
    // refused: extra argument 'minHeight' in call
    var wrong19: some View { Text("x").frame(width: 10, minHeight: 20) }
    // refused: instance method 'foregroundStyle' requires that 'Int' conform to 'ShapeStyle'
    var wrong20: some View { Text("x").foregroundStyle(3) }
    // refused: instance method 'background(_:ignoresSafeAreaEdges:)' requires that 'String'
    var wrong21: some View { Text("x").background("red") }
    // refused: extraneous argument label 'color:' in call
    var wrong22: some View { Text("x").background(color: .red) }
    // refused: missing argument for parameter #1 in call
    var wrong23: some View { Text("x").overlay(alignment: .leading) }
    // refused: instance method 'clipShape(_:style:)' requires that 'Text' conform to 'Shape'
    var wrong24: some View { Text("x").clipShape(Text("y")) }
    // refused: cannot convert value of type 'String' to expected argument type 'Double'
    var wrong25: some View { Text("x").opacity("half") }
    // refused: missing argument for parameter 'radius' in call
    var wrong26: some View { Text("x").shadow() }
    // refused: cannot convert value of type 'Int' to expected argument type 'Angle'
    var wrong27: some View { Text("x").rotationEffect(45) }
    // refused: cannot convert value of type 'Int' to expected argument type 'CGSize'
    var wrong28: some View { Text("x").offset(3) }
    // refused: missing argument for parameter #1 in call
    var wrong29: some View { Text("x").disabled() }
    // refused: argument passed to call that takes no arguments
    var wrong30: some View { Text("x").hidden(true) }
    // refused: referencing instance method 'id' on 'Optional' requires that 'Loose' conform to
    var wrong31: some View { Text("x").id(loose) }
    // refused: referencing instance method 'animation(_:value:)' on 'Optional' requires that
    var wrong32: some View { Text("x").animation(.default, value: loose) }
    // refused: type 'Animation?' has no member 'easy'
    var wrong33: some View { Text("x").animation(.easy, value: count) }
    // refused: type 'AnyTransition' has no member 'fade'
    var wrong34: some View { Text("x").transition(.fade) }
    // refused: cannot convert value of type 'String' to expected argument type 'Color'
    var wrong35: some View { Text("x").tint("red") }
    // refused: missing argument for parameter #1 in call
    var wrong36: some View { Text("x").border() }
    // refused: no exact matches in call to instance method 'buttonStyle'
    var wrong37: some View { Text("x").buttonStyle(Loose()) }
    // refused: type 'ToggleStyle' has no member 'bordered'
    var wrong38: some View { Text("x").toggleStyle(.bordered) }
    // refused: type 'PickerStyle' has no member 'plain'
    var wrong39: some View { Text("x").pickerStyle(.plain) }
    // refused: type 'TextFieldStyle' has no member 'fancy'
    var wrong40: some View { Text("x").textFieldStyle(.fancy) }
    // refused: return type of property 'wrong41' requires that 'Loose' conform to
    var wrong41: some View { Text("x").modifier(Loose()) }
    // refused: cannot convert value of type 'Int' to expected argument type 'Text'
    var wrong42: some View { Text("x").accessibilityLabel(3) }
    // refused: type 'SafeAreaRegions' has no member 'top'
    var wrong43: some View { Text("x").ignoresSafeArea(.top) }
    // refused: missing argument for parameter 'cornerSize' in call
    var wrong44: some View { RoundedRectangle() }
    // refused: value of type 'some View' has no member 'fill'
    var wrong45: some View { Circle().frame(width: 3).fill(.red) }
    // refused: instance method 'fill(_:style:)' requires that 'String' conform to 'ShapeStyle'
    var wrong46: some View { Rectangle().fill("red") }
    // refused: initializer 'init(_:)' requires that 'String' conform to 'View'
    var wrong47: some View { AnyView("x") }
    // refused: missing argument label 'bundle:' in call
    var wrong48: some View { Color("x", "y") }
    // refused: value of type 'Text' has no member 'paddin'
    var wrong49: some View { Text("x").paddin() }
}
#endif
