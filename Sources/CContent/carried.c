// Made by Scripts/carry.sh: do not edit.
#include "carried.h"

static const unsigned char f0[] = {
#embed "../../content/stand-ins/.gitignore" suffix(, )
0};
static const unsigned char f1[] = {
#embed "../../content/stand-ins/Package.swift" suffix(, )
0};
static const unsigned char f2[] = {
#embed "../../content/stand-ins/README.md" suffix(, )
0};
static const unsigned char f3[] = {
#embed "../../content/stand-ins/Sources/AppKit/NSApplication.swift" suffix(, )
0};
static const unsigned char f4[] = {
#embed "../../content/stand-ins/Sources/AsyncAlgorithms/AsyncBufferSequencePolicy.swift" suffix(, )
0};
static const unsigned char f5[] = {
#embed "../../content/stand-ins/Sources/AsyncAlgorithms/Broadcast.swift" suffix(, )
0};
static const unsigned char f6[] = {
#embed "../../content/stand-ins/Sources/AsyncAlgorithms/BroadcastState.swift" suffix(, )
0};
static const unsigned char f7[] = {
#embed "../../content/stand-ins/Sources/AsyncAlgorithms/SharedSequence.swift" suffix(, )
0};
static const unsigned char f8[] = {
#embed "../../content/stand-ins/Sources/Combine/ObservableObject.swift" suffix(, )
0};
static const unsigned char f9[] = {
#embed "../../content/stand-ins/Sources/Combine/Publisher.swift" suffix(, )
0};
static const unsigned char f10[] = {
#embed "../../content/stand-ins/Sources/FoundationGaps/Exports.swift" suffix(, )
0};
static const unsigned char f11[] = {
#embed "../../content/stand-ins/Sources/FoundationGaps/LocalizationValue.swift" suffix(, )
0};
static const unsigned char f12[] = {
#embed "../../content/stand-ins/Sources/FoundationGaps/LocalizedStringResource.swift" suffix(, )
0};
static const unsigned char f13[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/EntryMacro.swift" suffix(, )
0};
static const unsigned char f14[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/PreviewMacro.swift" suffix(, )
0};
static const unsigned char f15[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/PreviewableMacro.swift" suffix(, )
0};
static const unsigned char f16[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/StandInMessage.swift" suffix(, )
0};
static const unsigned char f17[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/main.swift" suffix(, )
0};
static const unsigned char f18[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Animation/Animatable.swift" suffix(, )
0};
static const unsigned char f19[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Animation/Animation.swift" suffix(, )
0};
static const unsigned char f20[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Animation/Transition.swift" suffix(, )
0};
static const unsigned char f21[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Button.swift" suffix(, )
0};
static const unsigned char f22[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/ContentUnavailableView.swift" suffix(, )
0};
static const unsigned char f23[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/DatePicker.swift" suffix(, )
0};
static const unsigned char f24[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Label.swift" suffix(, )
0};
static const unsigned char f25[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Link.swift" suffix(, )
0};
static const unsigned char f26[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Menu.swift" suffix(, )
0};
static const unsigned char f27[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Picker+Sources.swift" suffix(, )
0};
static const unsigned char f28[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Picker.swift" suffix(, )
0};
static const unsigned char f29[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/ProgressView.swift" suffix(, )
0};
static const unsigned char f30[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/SecureField.swift" suffix(, )
0};
static const unsigned char f31[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Slider.swift" suffix(, )
0};
static const unsigned char f32[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Stepper.swift" suffix(, )
0};
static const unsigned char f33[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/TextField+Value.swift" suffix(, )
0};
static const unsigned char f34[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/TextField.swift" suffix(, )
0};
static const unsigned char f35[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Toggle.swift" suffix(, )
0};
static const unsigned char f36[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/AppStorage.swift" suffix(, )
0};
static const unsigned char f37[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/Bindable.swift" suffix(, )
0};
static const unsigned char f38[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/Binding+Collection.swift" suffix(, )
0};
static const unsigned char f39[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/Binding.swift" suffix(, )
0};
static const unsigned char f40[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/ContainerKeys.swift" suffix(, )
0};
static const unsigned char f41[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/DynamicProperty.swift" suffix(, )
0};
static const unsigned char f42[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/EntryMacro.swift" suffix(, )
0};
static const unsigned char f43[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/Environment.swift" suffix(, )
0};
static const unsigned char f44[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/EnvironmentActions.swift" suffix(, )
0};
static const unsigned char f45[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/EnvironmentValues+System.swift" suffix(, )
0};
static const unsigned char f46[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/FocusState.swift" suffix(, )
0};
static const unsigned char f47[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/ObservedObjects.swift" suffix(, )
0};
static const unsigned char f48[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/SceneStorage.swift" suffix(, )
0};
static const unsigned char f49[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/State.swift" suffix(, )
0};
static const unsigned char f50[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Exports.swift" suffix(, )
0};
static const unsigned char f51[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Gestures/Gesture.swift" suffix(, )
0};
static const unsigned char f52[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Gestures/GestureState.swift" suffix(, )
0};
static const unsigned char f53[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/GeometryProxy.swift" suffix(, )
0};
static const unsigned char f54[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/LayoutTypes.swift" suffix(, )
0};
static const unsigned char f55[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/ScrollView.swift" suffix(, )
0};
static const unsigned char f56[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/Spacer.swift" suffix(, )
0};
static const unsigned char f57[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/Stacks.swift" suffix(, )
0};
static const unsigned char f58[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/DisclosureGroup.swift" suffix(, )
0};
static const unsigned char f59[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/DynamicViewContent.swift" suffix(, )
0};
static const unsigned char f60[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/ForEach.swift" suffix(, )
0};
static const unsigned char f61[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/Form.swift" suffix(, )
0};
static const unsigned char f62[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/LabeledContent.swift" suffix(, )
0};
static const unsigned char f63[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/List+Binding.swift" suffix(, )
0};
static const unsigned char f64[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/List.swift" suffix(, )
0};
static const unsigned char f65[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/Section.swift" suffix(, )
0};
static const unsigned char f66[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Accessibility.swift" suffix(, )
0};
static const unsigned char f67[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/AccessibilityTypes.swift" suffix(, )
0};
static const unsigned char f68[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Appearance.swift" suffix(, )
0};
static const unsigned char f69[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Background.swift" suffix(, )
0};
static const unsigned char f70[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/EnvironmentModifiers.swift" suffix(, )
0};
static const unsigned char f71[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/GestureModifiers.swift" suffix(, )
0};
static const unsigned char f72[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/KeyTypes.swift" suffix(, )
0};
static const unsigned char f73[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Keys.swift" suffix(, )
0};
static const unsigned char f74[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Layout.swift" suffix(, )
0};
static const unsigned char f75[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Lifecycle.swift" suffix(, )
0};
static const unsigned char f76[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/ListModifiers.swift" suffix(, )
0};
static const unsigned char f77[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/ModifierTypes.swift" suffix(, )
0};
static const unsigned char f78[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/StyleModifiers.swift" suffix(, )
0};
static const unsigned char f79[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/TextModifiers.swift" suffix(, )
0};
static const unsigned char f80[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationLink.swift" suffix(, )
0};
static const unsigned char f81[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationModifiers.swift" suffix(, )
0};
static const unsigned char f82[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationPath.swift" suffix(, )
0};
static const unsigned char f83[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationSplitView.swift" suffix(, )
0};
static const unsigned char f84[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationStack.swift" suffix(, )
0};
static const unsigned char f85[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/Tab+Value.swift" suffix(, )
0};
static const unsigned char f86[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/Tab.swift" suffix(, )
0};
static const unsigned char f87[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/TabContent.swift" suffix(, )
0};
static const unsigned char f88[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/TabView.swift" suffix(, )
0};
static const unsigned char f89[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/Toolbar.swift" suffix(, )
0};
static const unsigned char f90[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/ToolbarContentBuilder.swift" suffix(, )
0};
static const unsigned char f91[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Platform/DelegateAdaptors.swift" suffix(, )
0};
static const unsigned char f92[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/Alert.swift" suffix(, )
0};
static const unsigned char f93[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/ConfirmationDialog.swift" suffix(, )
0};
static const unsigned char f94[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/Search.swift" suffix(, )
0};
static const unsigned char f95[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/Sheet.swift" suffix(, )
0};
static const unsigned char f96[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/ToolbarModifiers.swift" suffix(, )
0};
static const unsigned char f97[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Previews/Preview.swift" suffix(, )
0};
static const unsigned char f98[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/App.swift" suffix(, )
0};
static const unsigned char f99[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/Commands.swift" suffix(, )
0};
static const unsigned char f100[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/CommandsBuilder.swift" suffix(, )
0};
static const unsigned char f101[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/Scene.swift" suffix(, )
0};
static const unsigned char f102[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/SceneModifiers.swift" suffix(, )
0};
static const unsigned char f103[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/SceneTypes.swift" suffix(, )
0};
static const unsigned char f104[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/Window.swift" suffix(, )
0};
static const unsigned char f105[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup+Content.swift" suffix(, )
0};
static const unsigned char f106[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup+Value.swift" suffix(, )
0};
static const unsigned char f107[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup.swift" suffix(, )
0};
static const unsigned char f108[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Color.swift" suffix(, )
0};
static const unsigned char f109[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Gradient.swift" suffix(, )
0};
static const unsigned char f110[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Path.swift" suffix(, )
0};
static const unsigned char f111[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Shape.swift" suffix(, )
0};
static const unsigned char f112[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/ShapeStyle.swift" suffix(, )
0};
static const unsigned char f113[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Shapes.swift" suffix(, )
0};
static const unsigned char f114[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ButtonStyle.swift" suffix(, )
0};
static const unsigned char f115[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ButtonTypes.swift" suffix(, )
0};
static const unsigned char f116[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/DatePickerStyle.swift" suffix(, )
0};
static const unsigned char f117[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/DisclosureGroupStyle.swift" suffix(, )
0};
static const unsigned char f118[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/FormStyle.swift" suffix(, )
0};
static const unsigned char f119[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/GroupBoxStyle.swift" suffix(, )
0};
static const unsigned char f120[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/LabelStyle.swift" suffix(, )
0};
static const unsigned char f121[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/LabeledContentStyle.swift" suffix(, )
0};
static const unsigned char f122[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ListStyle.swift" suffix(, )
0};
static const unsigned char f123[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/MenuStyle.swift" suffix(, )
0};
static const unsigned char f124[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/NavigationSplitViewStyle.swift" suffix(, )
0};
static const unsigned char f125[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/PickerStyle.swift" suffix(, )
0};
static const unsigned char f126[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/PrimitiveButtonStyle.swift" suffix(, )
0};
static const unsigned char f127[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ProgressViewStyle.swift" suffix(, )
0};
static const unsigned char f128[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/TabViewStyle.swift" suffix(, )
0};
static const unsigned char f129[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/TextFieldStyle.swift" suffix(, )
0};
static const unsigned char f130[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ToggleStyle.swift" suffix(, )
0};
static const unsigned char f131[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/Font.swift" suffix(, )
0};
static const unsigned char f132[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/Image.swift" suffix(, )
0};
static const unsigned char f133[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/LocalizedStringKey.swift" suffix(, )
0};
static const unsigned char f134[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/Text+Styles.swift" suffix(, )
0};
static const unsigned char f135[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/Text.swift" suffix(, )
0};
static const unsigned char f136[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/TextTypes.swift" suffix(, )
0};
static const unsigned char f137[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/PreferenceKey.swift" suffix(, )
0};
static const unsigned char f138[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/StructuralViews.swift" suffix(, )
0};
static const unsigned char f139[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/View.swift" suffix(, )
0};
static const unsigned char f140[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/ViewBuilder.swift" suffix(, )
0};
static const unsigned char f141[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/ViewModifier.swift" suffix(, )
0};
static const unsigned char f142[] = {
#embed "../../content/stand-ins/Sources/UIKit/UIApplication.swift" suffix(, )
0};
static const unsigned char f143[] = {
#embed "../../content/stand-ins/Sources/UIKit/UIKeyboardType.swift" suffix(, )
0};
static const unsigned char f144[] = {
#embed "../../content/stand-ins/Sources/_Testing_AppKit/Overlay.swift" suffix(, )
0};
static const unsigned char f145[] = {
#embed "../../content/stand-ins/Sources/_Testing_UIKit/Overlay.swift" suffix(, )
0};
static const unsigned char f146[] = {
#embed "../../content/stand-ins/Sources/os/Logger.swift" suffix(, )
0};
static const unsigned char f147[] = {
#embed "../../content/stand-ins/Sources/os/OSAllocatedUnfairLock+Void.swift" suffix(, )
0};
static const unsigned char f148[] = {
#embed "../../content/stand-ins/Sources/os/OSAllocatedUnfairLock.swift" suffix(, )
0};
static const unsigned char f149[] = {
#embed "../../content/stand-ins/Sources/os/OSLogMessage.swift" suffix(, )
0};
static const unsigned char f150[] = {
#embed "../../content/stand-ins/Sources/os/UnfairLock.swift" suffix(, )
0};
static const unsigned char f151[] = {
#embed "../../site/theme/search-ranking.js" suffix(, )
0};

const struct carried_file carried_files[] = {
    {"content/stand-ins/.gitignore", f0, sizeof f0 - 1},
    {"content/stand-ins/Package.swift", f1, sizeof f1 - 1},
    {"content/stand-ins/README.md", f2, sizeof f2 - 1},
    {"content/stand-ins/Sources/AppKit/NSApplication.swift", f3, sizeof f3 - 1},
    {"content/stand-ins/Sources/AsyncAlgorithms/AsyncBufferSequencePolicy.swift", f4, sizeof f4 - 1},
    {"content/stand-ins/Sources/AsyncAlgorithms/Broadcast.swift", f5, sizeof f5 - 1},
    {"content/stand-ins/Sources/AsyncAlgorithms/BroadcastState.swift", f6, sizeof f6 - 1},
    {"content/stand-ins/Sources/AsyncAlgorithms/SharedSequence.swift", f7, sizeof f7 - 1},
    {"content/stand-ins/Sources/Combine/ObservableObject.swift", f8, sizeof f8 - 1},
    {"content/stand-ins/Sources/Combine/Publisher.swift", f9, sizeof f9 - 1},
    {"content/stand-ins/Sources/FoundationGaps/Exports.swift", f10, sizeof f10 - 1},
    {"content/stand-ins/Sources/FoundationGaps/LocalizationValue.swift", f11, sizeof f11 - 1},
    {"content/stand-ins/Sources/FoundationGaps/LocalizedStringResource.swift", f12, sizeof f12 - 1},
    {"content/stand-ins/Sources/StandInMacros/EntryMacro.swift", f13, sizeof f13 - 1},
    {"content/stand-ins/Sources/StandInMacros/PreviewMacro.swift", f14, sizeof f14 - 1},
    {"content/stand-ins/Sources/StandInMacros/PreviewableMacro.swift", f15, sizeof f15 - 1},
    {"content/stand-ins/Sources/StandInMacros/StandInMessage.swift", f16, sizeof f16 - 1},
    {"content/stand-ins/Sources/StandInMacros/main.swift", f17, sizeof f17 - 1},
    {"content/stand-ins/Sources/SwiftUI/Animation/Animatable.swift", f18, sizeof f18 - 1},
    {"content/stand-ins/Sources/SwiftUI/Animation/Animation.swift", f19, sizeof f19 - 1},
    {"content/stand-ins/Sources/SwiftUI/Animation/Transition.swift", f20, sizeof f20 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Button.swift", f21, sizeof f21 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/ContentUnavailableView.swift", f22, sizeof f22 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/DatePicker.swift", f23, sizeof f23 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Label.swift", f24, sizeof f24 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Link.swift", f25, sizeof f25 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Menu.swift", f26, sizeof f26 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Picker+Sources.swift", f27, sizeof f27 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Picker.swift", f28, sizeof f28 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/ProgressView.swift", f29, sizeof f29 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/SecureField.swift", f30, sizeof f30 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Slider.swift", f31, sizeof f31 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Stepper.swift", f32, sizeof f32 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/TextField+Value.swift", f33, sizeof f33 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/TextField.swift", f34, sizeof f34 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Toggle.swift", f35, sizeof f35 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/AppStorage.swift", f36, sizeof f36 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/Bindable.swift", f37, sizeof f37 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/Binding+Collection.swift", f38, sizeof f38 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/Binding.swift", f39, sizeof f39 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/ContainerKeys.swift", f40, sizeof f40 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/DynamicProperty.swift", f41, sizeof f41 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/EntryMacro.swift", f42, sizeof f42 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/Environment.swift", f43, sizeof f43 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/EnvironmentActions.swift", f44, sizeof f44 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/EnvironmentValues+System.swift", f45, sizeof f45 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/FocusState.swift", f46, sizeof f46 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/ObservedObjects.swift", f47, sizeof f47 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/SceneStorage.swift", f48, sizeof f48 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/State.swift", f49, sizeof f49 - 1},
    {"content/stand-ins/Sources/SwiftUI/Exports.swift", f50, sizeof f50 - 1},
    {"content/stand-ins/Sources/SwiftUI/Gestures/Gesture.swift", f51, sizeof f51 - 1},
    {"content/stand-ins/Sources/SwiftUI/Gestures/GestureState.swift", f52, sizeof f52 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/GeometryProxy.swift", f53, sizeof f53 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/LayoutTypes.swift", f54, sizeof f54 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/ScrollView.swift", f55, sizeof f55 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/Spacer.swift", f56, sizeof f56 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/Stacks.swift", f57, sizeof f57 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/DisclosureGroup.swift", f58, sizeof f58 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/DynamicViewContent.swift", f59, sizeof f59 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/ForEach.swift", f60, sizeof f60 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/Form.swift", f61, sizeof f61 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/LabeledContent.swift", f62, sizeof f62 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/List+Binding.swift", f63, sizeof f63 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/List.swift", f64, sizeof f64 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/Section.swift", f65, sizeof f65 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Accessibility.swift", f66, sizeof f66 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/AccessibilityTypes.swift", f67, sizeof f67 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Appearance.swift", f68, sizeof f68 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Background.swift", f69, sizeof f69 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/EnvironmentModifiers.swift", f70, sizeof f70 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/GestureModifiers.swift", f71, sizeof f71 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/KeyTypes.swift", f72, sizeof f72 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Keys.swift", f73, sizeof f73 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Layout.swift", f74, sizeof f74 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Lifecycle.swift", f75, sizeof f75 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/ListModifiers.swift", f76, sizeof f76 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/ModifierTypes.swift", f77, sizeof f77 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/StyleModifiers.swift", f78, sizeof f78 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/TextModifiers.swift", f79, sizeof f79 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationLink.swift", f80, sizeof f80 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationModifiers.swift", f81, sizeof f81 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationPath.swift", f82, sizeof f82 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationSplitView.swift", f83, sizeof f83 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationStack.swift", f84, sizeof f84 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/Tab+Value.swift", f85, sizeof f85 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/Tab.swift", f86, sizeof f86 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/TabContent.swift", f87, sizeof f87 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/TabView.swift", f88, sizeof f88 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/Toolbar.swift", f89, sizeof f89 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/ToolbarContentBuilder.swift", f90, sizeof f90 - 1},
    {"content/stand-ins/Sources/SwiftUI/Platform/DelegateAdaptors.swift", f91, sizeof f91 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/Alert.swift", f92, sizeof f92 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/ConfirmationDialog.swift", f93, sizeof f93 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/Search.swift", f94, sizeof f94 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/Sheet.swift", f95, sizeof f95 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/ToolbarModifiers.swift", f96, sizeof f96 - 1},
    {"content/stand-ins/Sources/SwiftUI/Previews/Preview.swift", f97, sizeof f97 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/App.swift", f98, sizeof f98 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/Commands.swift", f99, sizeof f99 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/CommandsBuilder.swift", f100, sizeof f100 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/Scene.swift", f101, sizeof f101 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/SceneModifiers.swift", f102, sizeof f102 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/SceneTypes.swift", f103, sizeof f103 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/Window.swift", f104, sizeof f104 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup+Content.swift", f105, sizeof f105 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup+Value.swift", f106, sizeof f106 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup.swift", f107, sizeof f107 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Color.swift", f108, sizeof f108 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Gradient.swift", f109, sizeof f109 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Path.swift", f110, sizeof f110 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Shape.swift", f111, sizeof f111 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/ShapeStyle.swift", f112, sizeof f112 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Shapes.swift", f113, sizeof f113 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ButtonStyle.swift", f114, sizeof f114 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ButtonTypes.swift", f115, sizeof f115 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/DatePickerStyle.swift", f116, sizeof f116 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/DisclosureGroupStyle.swift", f117, sizeof f117 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/FormStyle.swift", f118, sizeof f118 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/GroupBoxStyle.swift", f119, sizeof f119 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/LabelStyle.swift", f120, sizeof f120 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/LabeledContentStyle.swift", f121, sizeof f121 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ListStyle.swift", f122, sizeof f122 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/MenuStyle.swift", f123, sizeof f123 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/NavigationSplitViewStyle.swift", f124, sizeof f124 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/PickerStyle.swift", f125, sizeof f125 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/PrimitiveButtonStyle.swift", f126, sizeof f126 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ProgressViewStyle.swift", f127, sizeof f127 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/TabViewStyle.swift", f128, sizeof f128 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/TextFieldStyle.swift", f129, sizeof f129 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ToggleStyle.swift", f130, sizeof f130 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/Font.swift", f131, sizeof f131 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/Image.swift", f132, sizeof f132 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/LocalizedStringKey.swift", f133, sizeof f133 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/Text+Styles.swift", f134, sizeof f134 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/Text.swift", f135, sizeof f135 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/TextTypes.swift", f136, sizeof f136 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/PreferenceKey.swift", f137, sizeof f137 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/StructuralViews.swift", f138, sizeof f138 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/View.swift", f139, sizeof f139 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/ViewBuilder.swift", f140, sizeof f140 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/ViewModifier.swift", f141, sizeof f141 - 1},
    {"content/stand-ins/Sources/UIKit/UIApplication.swift", f142, sizeof f142 - 1},
    {"content/stand-ins/Sources/UIKit/UIKeyboardType.swift", f143, sizeof f143 - 1},
    {"content/stand-ins/Sources/_Testing_AppKit/Overlay.swift", f144, sizeof f144 - 1},
    {"content/stand-ins/Sources/_Testing_UIKit/Overlay.swift", f145, sizeof f145 - 1},
    {"content/stand-ins/Sources/os/Logger.swift", f146, sizeof f146 - 1},
    {"content/stand-ins/Sources/os/OSAllocatedUnfairLock+Void.swift", f147, sizeof f147 - 1},
    {"content/stand-ins/Sources/os/OSAllocatedUnfairLock.swift", f148, sizeof f148 - 1},
    {"content/stand-ins/Sources/os/OSLogMessage.swift", f149, sizeof f149 - 1},
    {"content/stand-ins/Sources/os/UnfairLock.swift", f150, sizeof f150 - 1},
    {"site/theme/search-ranking.js", f151, sizeof f151 - 1},
    {0, 0, 0},
};
const size_t carried_count = 152;
