import SwiftUI

struct Tea: Identifiable {
    let id: Int
    var name = ""
}

struct OlderPresentations: View {
    @State private var isShown = false
    @State private var tea: Tea?

    var body: some View {
        NavigationView {
            Text("alerts")
                .alert(isPresented: $isShown) { Alert(title: Text("Done")) }
                .alert(isPresented: $isShown) {
                    Alert(
                        title: Text("Done"),
                        message: Text("really"),
                        dismissButton: .default(Text("OK")) { isShown = false }
                    )
                }
                .alert(item: $tea) { tea in
                    Alert(
                        title: Text(tea.name),
                        primaryButton: .destructive(Text("Delete")) {},
                        secondaryButton: .cancel()
                    )
                }
                .actionSheet(isPresented: $isShown) {
                    ActionSheet(
                        title: Text("Choose"),
                        buttons: [.default(Text("One")), .cancel(Text("None"))]
                    )
                }
                .navigationBarTitle("Title", displayMode: .inline)
                .navigationBarItems(trailing: Button("Add") {})
        }
        Text("older").edgesIgnoringSafeArea(.all).navigationBarHidden(true)
    }
}

struct OlderPreviews: PreviewProvider {
    static var count = 1

    static var previews: some View {
        Group {
            OlderPresentations().previewDisplayName("Plain").previewLayout(.sizeThatFits)
            Text("\(count)").previewLayout(.fixed(width: 10, height: 20))
                .previewDevice("iPhone 15")
        }
    }
}
