public import CasePaths
public import SwiftUI

extension Binding {
    /// A binding to the associated value of a case, nil while the enum is in another case:
    /// `$destination.edit`.
    public subscript<Enum: CasePathable, Member>(
        dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
    ) -> Binding<Member?> where Value == Enum? {
        let path = Enum.allCasePaths[keyPath: keyPath]
        let whole = self
        return Binding<Member?>(
            unsafeGet: { whole.wrappedValue.flatMap(path.extract(from:)) },
            set: { value, transaction in
                guard whole.wrappedValue.flatMap(path.extract(from:)) != nil else { return }
                whole.transaction(transaction).wrappedValue = value.map(path.embed)
            }
        )
    }

    /// Whether there is a value; setting false sets nil.
    public init<V>(_ base: Binding<V?>) where Value == Bool {
        self.init(
            unsafeGet: { base.wrappedValue != nil },
            set: { isPresent, transaction in
                if !isPresent { base.transaction(transaction).wrappedValue = nil }
            }
        )
    }

    /// A binding from functions that run where the binding is used, like those of the original.
    private init(unsafeGet get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
    {
        nonisolated(unsafe) let get = get
        nonisolated(unsafe) let set = set
        self.init(get: { get() }, set: { set($0, $1) })
    }
}
