public import SwiftUI

extension View {
    /// Shows an alert while its store is there.
    @preconcurrency @MainActor
    public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
        self
    }

    /// Shows a dialog while its store is there.
    @preconcurrency @MainActor
    public func confirmationDialog<Action>(
        _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View { self }
}
