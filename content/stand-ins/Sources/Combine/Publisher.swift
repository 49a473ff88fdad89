/// A source of values over time: only its types are here, so that modifiers can name them.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}
