@_exported public import IssueReporting

/// Completes a client: each closure property becomes an endpoint that reports an issue until it is
/// given, and the client gets initialisers with all endpoints and with none.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
    #externalMacro(module: "SupportMacros", type: "DependencyClientMacro")

/// Gives a closure property a default that reports an issue, and a method with the labels of its
/// parameters.
///
/// - Parameter method: the name of the method, where it is not the property's.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
    #externalMacro(module: "SupportMacros", type: "DependencyEndpointMacro")

/// What an endpoint throws that was not given.
public struct Unimplemented: Error {
    let endpoint: String

    /// The failure of the endpoint of this name.
    public init(_ endpoint: String) {
        self.endpoint = endpoint
    }
}
