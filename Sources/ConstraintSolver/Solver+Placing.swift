// SPDX-License-Identifier: MIT

/// The second tier: constraints in the tableau, and constraints that are broken.
extension Solver {
    /// Applies each of these constraints, required ones first, because they require minimal costs.
    func place(_ batch: [Int32]) {
        var preferences: [Int32] = []
        for index in batch {
            if constraints[Int(index)].penalty.isRequired { placeRequired(index) } else { preferences.append(index) }
        }
        preferences.sort {
            let (a, b) = (constraints[Int($0)], constraints[Int($1)])
            return (b.penalty.highest, a.sequence) < (a.penalty.highest, b.sequence)
        }
        for index in preferences {
            let (entries, constant) = expand(index)
            if entries.isEmpty {
                constraints[Int(index)].state = .check
            } else {
                insert(index, entries, constant)
            }
        }
    }

    private func insert(_ index: Int32, _ entries: [Tableau.Entry], _ constant: Double) {
        constraints[Int(index)].state = .row
        constraints[Int(index)].markers = tableau.insert(
            entries, constant: constant, penalty: constraints[Int(index)].penalty, owner: index)
    }

    private func placeRequired(_ index: Int32) {
        let (entries, constant) = expand(index)
        guard entries.isEmpty else {
            insert(index, entries, constant)
            repair(adding: index)
            return
        }
        constraints[Int(index)].state = .check
        if isMissed(index, sum: constant) { breakOne(of: [(index, 1)], adding: index) }
    }

    private func isMissed(_ index: Int32, sum: Double) -> Bool {
        let penalty = constraints[Int(index)].penalty
        return (penalty.above >= SolverPenalty.required && sum > Tolerance.conflict)
            || (penalty.below >= SolverPenalty.required && sum < -Tolerance.conflict)
    }

    /// Rechecks the constraints without unknowns whose known values changed.
    func recheck() {
        let batch = doubtful
        doubtful.removeAll(keepingCapacity: true)
        for index in batch where constraints[Int(index)].state == .check {
            guard constraints[Int(index)].penalty.isRequired else { continue }
            if isMissed(index, sum: residual(of: index)) { breakOne(of: [(index, 1)], adding: nil) }
        }
    }

    // MARK: - Tableau

    /// Restores rows that edits or a new required constraint made negative; breaks constraints if that is impossible.
    func repair(adding index: Int32? = nil) {
        while true {
            switch tableau.repair() {
            case .done: return
            case .lost: return rebuild()
            case .impossible(let row): breakOne(of: parties(to: row), adding: index)
            }
        }
    }

    func improve() {
        if !tableau.doubtfulRows.isEmpty { repair() }
        if case .lost = tableau.optimize() {
            tableau.candidates.removeAll()
            rebuild()
        }
    }

    /// Returns the constraints that together make a row infeasible, and their coefficients.
    private func parties(to row: Int32) -> [(Int32, Double)] {
        let record = tableau.rows[Int(row)]
        var parties = [(tableau.symbols[Int(record.basic)].owner, 1.0)]
        for entry in record.entries where tableau.symbols[Int(entry.symbol)].kind != .free {
            let owner = tableau.symbols[Int(entry.symbol)].owner
            let isMinus = constraints[Int(owner)].markers.minus == entry.symbol
            parties.append((owner, isMinus ? entry.coefficient : -entry.coefficient))
        }
        return parties
    }

    // MARK: - Conflicts

    /// Breaks one of a set of conflicting constraints: the one being added, otherwise the newest.
    private func breakOne(of parties: [(index: Int32, factor: Double)], adding: Int32?) {
        var sum: [SolverTerm] = []
        for party in parties {
            for term in constraints[Int(party.index)].terms {
                sum.append(SolverTerm(term.variable, term.coefficient * party.factor))
            }
        }
        var members = parties.map(\.index)
        for part in sourceParts(of: sum, skippingKnown: false) {
            let definition = variables[Int(part.variable.index)].definition
            if definition >= 0, !members.contains(definition) { members.append(definition) }
        }
        members.sort { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
        let youngest = members.last { !constraints[Int($0)].isFirm } ?? members.last
        guard let youngest else { return }
        let victim = adding.flatMap { members.contains($0) && !constraints[Int($0)].isFirm ? $0 : nil } ?? youngest
        detach(victim)
        broken.append(victim)
        // Variables defined by the broken constraint have no base value, which the next step requires.
        settleUndefined()
        propagate()
        guard !constraints[Int(victim)].wasReported else { return }
        constraints[Int(victim)].wasReported = true
        conflicts.append(
            SolverConflict(
                broken: SolverConstraint(index: victim), members: members.map { SolverConstraint(index: $0) }))
    }

    // MARK: - Nonnegativity

    /// Constrains variables that became negative to be nonnegative, as far as required constraints allow.
    ///
    /// Few variables ever do, so the constraint is added only when it is needed; it then stays.
    func addNonnegativity() -> Bool {
        var isNew = false
        for index in changed {
            let record = variables[Int(index)]
            guard record.isNonnegative, !record.isGuarded, !record.isKnown, record.value < -Tolerance.value else {
                continue
            }
            variables[Int(index)].isGuarded = true
            _ = add(
                [SolverTerm(SolverVariable(index: index))], constant: 0,
                penalty: SolverPenalty(above: 0, below: SolverPenalty.required.nextDown))
            isNew = true
        }
        return isNew || !pending.isEmpty || !edits.isEmpty || !doubtful.isEmpty
    }

    // MARK: - Rebuilding

    /// Rebuilds the tableau from the constraints, whose numbers are exact.
    func rebuild() {
        // If the tableau fails even with exact numbers, it is left as it is: values then violate some constraints.
        guard !isRebuilding else {
            tableau.doubtfulRows.removeAll()
            return
        }
        isRebuilding = true
        defer { isRebuilding = false }
        var rows: [Int32] = []
        for index in constraints.indices where constraints[index].state == .row {
            constraints[index].markers = Tableau.Markers()
            rows.append(Int32(index))
        }
        tableau = Tableau()
        for index in variables.indices where variables[index].symbol >= 0 {
            variables[index].symbol = -1
            seeds.append(Int32(index))
        }
        edits.removeAll()
        place(rows)
        if case .lost = tableau.optimize() { tableau.candidates.removeAll() }
        propagate()
    }
}
