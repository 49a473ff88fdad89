public import UIKit

extension View {
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

    public nonisolated func lineLimit(_ number: Int?) -> some View { self }

    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

    public nonisolated func font(_ font: Font?) -> some View { self }

    public nonisolated func bold(_ isActive: Bool = true) -> some View { self }

    public nonisolated func italic(_ isActive: Bool = true) -> some View { self }

    public nonisolated func keyboardType(_ type: UIKit.UIKeyboardType) -> some View { self }

    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }

    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
