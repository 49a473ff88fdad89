/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}

/// A movement that is made once each time a value changes.
public protocol DiscreteSymbolEffect {}

/// A movement that goes on.
public protocol IndefiniteSymbolEffect {}

/// A movement between two symbols.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// What `.bounce` stands for.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
    public var up: BounceSymbolEffect { self }
    public var down: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// What `.pulse` stands for.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// What `.variableColor` stands for.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// What `.scale` stands for.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var up: ScaleSymbolEffect { self }
    public var down: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// What `.replace` stands for.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension View {
    nonisolated public func symbolEffect<T>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect { self }

    nonisolated public func symbolEffect<T, U>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable { self }
}
