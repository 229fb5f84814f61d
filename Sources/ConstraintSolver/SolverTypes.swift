// SPDX-License-Identifier: MIT

/// A variable of a solver.
public struct SolverVariable: Hashable, Sendable {
    let index: Int32

    /// A small number, unique among the solver's current variables: an index for tables.
    public var number: Int { Int(index) }
}

/// A variable with a coefficient.
public struct SolverTerm: Hashable, Sendable {
    /// The variable.
    public var variable: SolverVariable
    /// The coefficient.
    public var coefficient: Double
    /// The index of the constraint in the variable's list of uses.
    var place: Int32 = -1

    /// Creates a term; with a coefficient of 1 by default.
    public init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// The handle by which a constraint of a solver is edited and removed.
public struct SolverConstraint: Hashable, Sendable {
    let index: Int32

    /// A small number, unique among the solver's current constraints: an index for tables.
    public var number: Int { Int(index) }
}

/// The cost of violating a constraint, for sums above and below zero.
///
/// Levels are compared lexicographically: any violation at a higher level outweighs all at lower ones.
public struct SolverPenalty: Hashable, Sendable {
    /// The level from which a violation is not permitted.
    public static let required: Double = 1000

    /// The level for a positive sum; 0 permits any.
    public var above: Double
    /// The level for a negative sum; 0 permits any.
    public var below: Double

    /// Creates a penalty from its levels.
    public init(above: Double, below: Double) {
        self.above = Self.clamped(above)
        self.below = Self.clamped(below)
    }

    private static func clamped(_ level: Double) -> Double {
        level.isNaN ? 0 : min(max(level, 0), required)
    }

    var isEquality: Bool { above >= Self.required && below >= Self.required }
    var isRequired: Bool { above >= Self.required || below >= Self.required }
    var highest: Double { max(above, below) }
}

/// A set of required constraints that can't all be satisfied, and the one that was broken.
public struct SolverConflict: Sendable {
    /// The constraint that was broken.
    public var broken: SolverConstraint
    /// All constraints of the conflict, including the broken one, in the order in which they were added.
    public var members: [SolverConstraint]
}

/// The magnitudes below which a number is rounding error.
enum Tolerance {
    /// For coefficients: sums of halves, doubles and ones that cancel leave about 1e-16.
    static let coefficient = 1e-9
    /// For values, in points: far below a pixel, and far above the error of thousands of additions.
    static let value = 1e-7
    /// For contradictions between required constraints: rounding differences in an application's own computations are
    /// not contradictions.
    static let conflict = 1e-4
    /// With larger numbers, smaller ones would lose their significant digits.
    static let largest = 1e8

    static func clamped(_ number: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -largest), largest)
    }
}
