// SPDX-License-Identifier: MIT

/// Solves systems of linear equalities and inequalities, some of them required, the others satisfied as far as
/// possible.
///
/// Constraints can be added, removed and changed at any time; `solve()` then only processes the changes and their
/// dependents, in two tiers. A required equality defines one of its variables in terms of the others wherever that is
/// possible without a cycle; definitions are evaluated, never expanded, so that a long chain takes linear time.
/// Everything else goes into a simplex tableau (Cassowary) over the remaining variables.
///
/// If there are several optimal solutions, any of them can result, but the same calls give the same one.
public final class Solver {
    /// Creates a solver without variables.
    public init() {}

    var variables: [VariableRecord] = []
    var constraints: [ConstraintRecord] = []
    var unusedVariables: [Int32] = []
    var unusedConstraints: [Int32] = []
    var tableau = Tableau()

    /// Constraints to be processed by the next solution.
    var pending: [Int32] = []
    /// Constraints without unknowns that might no longer be satisfied.
    var doubtful: [Int32] = []
    /// Constraints whose constants were edited while they were in the tableau, and the difference.
    var edits: [(constraint: Int32, amount: Double)] = []
    /// Variables whose definitions changed.
    var seeds: [Int32] = []
    /// Variables whose definitions were removed.
    var undefined: [Int32] = []
    /// Removed variables whose indices can be reused once nothing computed from them remains.
    var departed: [Int32] = []
    var broken: [Int32] = []
    var retriesBroken = false
    var changed: [Int32] = []
    var conflicts: [SolverConflict] = []
    var sequence = 0
    var isRebuilding = false
    var mark: Int32 = 0
    var walk = DependencyWalk()

    // MARK: - Variables

    /// Creates a variable.
    ///
    /// Its value is zero until a constraint determines it.
    ///
    /// - Parameter isNonnegative: Whether to prevent negative values unless a required constraint demands one.
    /// - Returns: The variable, which belongs to this solver until it is removed.
    public func makeVariable(isNonnegative: Bool = false) -> SolverVariable {
        let record = VariableRecord(isNonnegative: isNonnegative)
        if let index = unusedVariables.popLast() {
            variables[Int(index)] = record
            return SolverVariable(index: index)
        }
        variables.append(record)
        return SolverVariable(index: Int32(variables.count - 1))
    }

    /// Removes a variable and all constraints that use it.
    public func remove(_ variable: SolverVariable) {
        guard isAlive(variable) else { return }
        for constraint in variables[Int(variable.index)].uses { remove(SolverConstraint(index: constraint)) }
        variables[Int(variable.index)].isAlive = false
        departed.append(variable.index)
    }

    private func buryDeparted() {
        for index in departed {
            if variables[Int(index)].symbol >= 0 { tableau.release(variables[Int(index)].symbol) }
            variables[Int(index)] = VariableRecord(isNonnegative: false)
            variables[Int(index)].isAlive = false
            unusedVariables.append(index)
        }
        departed.removeAll()
    }

    /// Returns the variable's value in the last solution.
    public func value(of variable: SolverVariable) -> Double {
        isAlive(variable) ? variables[Int(variable.index)].value : 0
    }

    /// Returns whether required equalities alone determine the variable, as of the last solution.
    public func isFixed(_ variable: SolverVariable) -> Bool {
        isAlive(variable) && variables[Int(variable.index)].isKnown
    }

    private func isAlive(_ variable: SolverVariable) -> Bool {
        variables.indices.contains(Int(variable.index)) && variables[Int(variable.index)].isAlive
    }

    // MARK: - Constraints

    /// Adds the constraint that the sum of `terms` and `constant` is zero, or deviates as `penalty` permits.
    ///
    /// Non-finite and huge numbers are replaced by the nearest usable ones.
    ///
    /// - Parameters:
    ///   - terms: Variables of this solver with their coefficients.
    ///   - constant: The number added to them.
    ///   - penalty: The cost of a deviation from zero.
    ///   - isFirm: Whether to break any other constraint of a conflict rather than this one.
    /// - Returns: The constraint's handle, for editing and removing it.
    public func add(
        _ terms: [SolverTerm], constant: Double, penalty: SolverPenalty, isFirm: Bool = false
    ) -> SolverConstraint {
        sequence += 1
        var record = ConstraintRecord(terms: Self.combined(terms), constant: Tolerance.clamped(constant))
        record.penalty = penalty
        record.isFirm = isFirm
        record.sequence = sequence
        record.state = .pending
        let index: Int32
        if let unused = unusedConstraints.popLast() {
            index = unused
            constraints[Int(index)] = record
        } else {
            index = Int32(constraints.count)
            constraints.append(record)
        }
        list(index)
        pending.append(index)
        return SolverConstraint(index: index)
    }

    private func list(_ index: Int32) {
        for (position, term) in constraints[Int(index)].terms.enumerated() {
            let variable = Int(term.variable.index)
            constraints[Int(index)].terms[position].place = Int32(variables[variable].uses.count)
            variables[variable].uses.append(index)
        }
    }

    /// Removes a constraint from its variables' lists, moving the last element of a list to its index.
    private func unlist(_ index: Int32) {
        for term in constraints[Int(index)].terms {
            let variable = Int(term.variable.index)
            guard let last = variables[variable].uses.popLast(), last != index else { continue }
            variables[variable].uses[Int(term.place)] = last
            guard let position = constraints[Int(last)].terms.firstIndex(where: { $0.variable == term.variable })
            else { continue }
            constraints[Int(last)].terms[position].place = term.place
        }
    }

    /// Returns one term for each variable, without zero terms.
    private static func combined(_ terms: [SolverTerm]) -> [SolverTerm] {
        if areProper(terms) { return terms }
        var result: [SolverTerm] = []
        result.reserveCapacity(terms.count)
        for term in terms {
            let coefficient = Tolerance.clamped(term.coefficient)
            if let index = result.firstIndex(where: { $0.variable == term.variable }) {
                result[index].coefficient += coefficient
            } else {
                result.append(SolverTerm(term.variable, coefficient))
            }
        }
        result.removeAll { abs($0.coefficient) < Tolerance.coefficient }
        return result
    }

    /// Returns whether there is nothing to combine, which is the usual case.
    private static func areProper(_ terms: [SolverTerm]) -> Bool {
        for (index, term) in terms.enumerated() {
            guard abs(term.coefficient) >= Tolerance.coefficient, abs(term.coefficient) <= Tolerance.largest else {
                return false
            }
            for other in terms[..<index] where other.variable == term.variable { return false }
        }
        return true
    }

    /// Removes a constraint; unknown ones are ignored.
    public func remove(_ constraint: SolverConstraint) {
        let index = constraint.index
        guard constraints.indices.contains(Int(index)), constraints[Int(index)].state != .unused else { return }
        if constraints[Int(index)].state != .pending { retriesBroken = true }
        detach(index)
        unlist(index)
        constraints[Int(index)] = ConstraintRecord(terms: [], constant: 0)
        unusedConstraints.append(index)
    }

    /// Changes a constraint's constant.
    public func setConstant(_ constant: Double, of constraint: SolverConstraint) {
        let index = Int(constraint.index)
        guard constraints.indices.contains(index), constraints[index].state != .unused else { return }
        let constant = Tolerance.clamped(constant)
        let amount = constant - constraints[index].constant
        guard amount != 0 else { return }
        constraints[index].constant = constant
        retriesBroken = true
        switch constraints[index].state {
        case .definition: seeds.append(constraints[index].target)
        case .row: edits.append((constraint.index, amount))
        case .check: doubtful.append(constraint.index)
        case .pending, .broken, .unused: break
        }
    }

    /// Changes the cost of violating a constraint.
    public func setPenalty(_ penalty: SolverPenalty, of constraint: SolverConstraint) {
        let index = Int(constraint.index)
        guard constraints.indices.contains(index), constraints[index].state != .unused else { return }
        guard penalty != constraints[index].penalty else { return }
        detach(constraint.index)
        constraints[index].penalty = penalty
        retriesBroken = true
        makePending(constraint.index)
    }

    // MARK: - Solving

    /// Whether anything changed since the last solution.
    public var needsSolution: Bool {
        !pending.isEmpty || !undefined.isEmpty || !seeds.isEmpty || !edits.isEmpty || !doubtful.isEmpty
            || !tableau.candidates.isEmpty
            || !tableau.touched.isEmpty || (retriesBroken && !broken.isEmpty)
    }

    /// Updates the values.
    ///
    /// - Returns: The variables whose values changed, each once.
    @discardableResult
    public func solve() -> [SolverVariable] {
        mark &+= 1
        changed.removeAll(keepingCapacity: true)
        settleUndefined()
        buryDeparted()
        improve()
        var rounds = 0
        repeat {
            rounds += 1
            runRound()
        } while rounds < 20 && addNonnegativity()
        if tableau.pivots > Self.maximumPivots + 50 * tableau.rows.count { rebuild() }
        return changed.map(SolverVariable.init)
    }

    /// After this many pivots the error is about 1e-10, and the tableau is rebuilt from exact numbers.
    private static let maximumPivots = 20000

    private func runRound() {
        let batch = pending
        pending.removeAll(keepingCapacity: true)
        var others = define(batch)
        propagate()
        for edit in edits { tableau.shift(constraints[Int(edit.constraint)].markers, by: edit.amount) }
        edits.removeAll(keepingCapacity: true)
        recheck()
        repair()
        if retriesBroken {
            retriesBroken = false
            others.append(contentsOf: broken)
            broken.removeAll()
        }
        place(others)
        improve()
        propagate()
    }

    /// The constraints that are currently broken.
    public var brokenConstraints: [SolverConstraint] { broken.map(SolverConstraint.init) }

    /// Returns the conflicts between required constraints that were found since the last call.
    public func takeConflicts() -> [SolverConflict] {
        defer { conflicts = [] }
        return conflicts
    }
}

struct VariableRecord {
    /// The constraints that use the variable.
    var uses: [Int32] = []
    /// The constraint that defines it; -1 for a free variable.
    var definition: Int32 = -1
    /// Its symbol in the tableau; -1 if it has none.
    var symbol: Int32 = -1
    /// Its value if all free variables were zero.
    var base: Double = 0
    var value: Double = 0
    /// Whether it depends on no free variable.
    var isKnown = false
    var isNonnegative: Bool
    /// Whether the constraint that prevents negative values was needed and has been added.
    var isGuarded = false
    var isAlive = true
    var mark: Int32 = 0

    init(isNonnegative: Bool) {
        self.isNonnegative = isNonnegative
    }
}

struct ConstraintRecord {
    enum State: UInt8 {
        case unused
        case pending
        /// Defines a variable.
        case definition
        /// Is in the tableau.
        case row
        /// Has no unknowns: it is either satisfied or not.
        case check
        /// Has been broken.
        case broken
    }

    var terms: [SolverTerm]
    var constant: Double
    var penalty = SolverPenalty(above: 0, below: 0)
    var state = State.unused
    /// The variable that it defines.
    var target: Int32 = -1
    var markers = Tableau.Markers()
    /// The number of constraints added before it.
    var sequence = 0
    /// The number of its variables without a definition, while a batch is being processed.
    var unknowns: Int32 = 0
    var isFirm = false
    var wasReported = false
}
