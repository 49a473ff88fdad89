public import Foundation

extension URL {
    /// The folder of the user's documents.
    public static var documentsDirectory: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    }
}
