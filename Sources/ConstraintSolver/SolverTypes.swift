// SPDX-License-Identifier: MIT

/// An unknown number of one solver.
public struct SolverVariable: Hashable, Sendable {
    let index: Int32

    /// Small and unique among the solver's present variables: an index for tables.
    public var number: Int { Int(index) }
}

/// A variable times a number.
public struct SolverTerm: Hashable, Sendable {
    public var variable: SolverVariable
    public var coefficient: Double
    /// Where the constraint is in the variable's list of uses.
    var place: Int32 = -1

    public init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// The name by which a constraint of one solver is edited and removed.
public struct SolverConstraint: Hashable, Sendable {
    let index: Int32

    /// Small and unique among the solver's present constraints: an index for tables.
    public var number: Int { Int(index) }
}

/// What it costs to miss: how much the sum of a constraint may be above zero, or below it.
///
/// Levels are compared strictly: the least miss at a higher level counts more than any at lower ones.
public struct SolverPenalty: Hashable, Sendable {
    /// From here up a miss is not allowed at all.
    public static let required: Double = 1000

    /// The level of a positive sum; 0 allows any.
    public var above: Double
    /// The level of a negative sum; 0 allows any.
    public var below: Double

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

/// A set of required constraints that cannot hold together, and the one that was given up.
public struct SolverConflict: Sendable {
    public var broken: SolverConstraint
    /// All of them, the broken one included, in the order in which they were added.
    public var members: [SolverConstraint]
}

/// The sizes below which a number is arithmetic noise.
enum Tolerance {
    /// Of a coefficient: sums of halves, doubles and ones that cancel leave about 1e-16 behind.
    static let coefficient = 1e-9
    /// Of a value, in points: far below a pixel, far above what thousands of additions lose.
    static let value = 1e-7
    /// Of a contradiction between required constraints: what an application computed by another way is not one.
    static let conflict = 1e-4
    /// Larger numbers would leave smaller ones no digits to be told apart by.
    static let largest = 1e8

    static func clamped(_ number: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -largest), largest)
    }
}
