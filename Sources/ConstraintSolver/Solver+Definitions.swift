// SPDX-License-Identifier: MIT

/// The first tier: required equalities that define variables.
extension Solver {
    /// Lets as many of these constraints as possible define a variable, and returns the others.
    ///
    /// Constraints with a single unknown are processed first, as in substitution by hand; this avoids cycles in chains.
    func define(_ batch: [Int32]) -> [Int32] {
        var others: [Int32] = []
        var equalities: [Int32] = []
        var ready: [Int32] = []
        for index in batch where constraints[Int(index)].state == .pending {
            guard constraints[Int(index)].penalty.isEquality else {
                others.append(index)
                continue
            }
            var unknowns: Int32 = 0
            for term in constraints[Int(index)].terms where isUndefined(term.variable.index) { unknowns += 1 }
            constraints[Int(index)].unknowns = unknowns
            equalities.append(index)
            if unknowns == 1 { ready.append(index) }
        }
        var next = 0
        var position = 0
        while true {
            let index: Int32
            if next < ready.count {
                index = ready[next]
                next += 1
            } else if position < equalities.count {
                index = equalities[position]
                position += 1
            } else {
                break
            }
            guard constraints[Int(index)].state == .pending else { continue }
            guard let target = target(for: index) else { continue }
            makeDefinition(index, of: target)
            for use in variables[Int(target)].uses where use != index {
                guard constraints[Int(use)].state == .pending, constraints[Int(use)].penalty.isEquality else {
                    continue
                }
                constraints[Int(use)].unknowns -= 1
                if constraints[Int(use)].unknowns == 1 { ready.append(use) }
            }
        }
        others.append(contentsOf: equalities.filter { constraints[Int($0)].state == .pending })
        return others
    }

    private func isUndefined(_ variable: Int32) -> Bool {
        guard variables[Int(variable)].definition < 0 else { return false }
        let symbol = variables[Int(variable)].symbol
        guard symbol >= 0 else { return true }
        guard tableau.isIdle(symbol) else { return false }
        // Left over from constraints that have been removed.
        tableau.release(symbol)
        variables[Int(variable)].symbol = -1
        return true
    }

    private func makeDefinition(_ index: Int32, of target: Int32) {
        constraints[Int(index)].state = .definition
        constraints[Int(index)].target = target
        variables[Int(target)].definition = index
        seeds.append(target)
    }

    /// Returns a variable that the constraint can define without a cycle.
    private func target(for index: Int32) -> Int32? {
        let terms = constraints[Int(index)].terms
        var fallback: Int32?
        for term in terms where isUndefined(term.variable.index) {
            let variable = term.variable.index
            // A variable that no definition uses can't be part of a cycle.
            if !hasDependents(variable) { return variable }
            if fallback == nil { fallback = variable }
        }
        guard let fallback, !walk.reaches(fallback, from: terms, in: self) else { return nil }
        return fallback
    }

    private func hasDependents(_ variable: Int32) -> Bool {
        variables[Int(variable)].uses.contains {
            constraints[Int($0)].state == .definition && constraints[Int($0)].target != variable
        }
    }

    // MARK: - Removing constraints

    /// Removes the effect of a constraint.
    func detach(_ index: Int32) {
        switch constraints[Int(index)].state {
        case .definition: undefine(constraints[Int(index)].target)
        case .row: removeRow(index)
        case .broken: broken.removeAll { $0 == index }
        case .check: doubtful.removeAll { $0 == index }
        case .pending: pending.removeAll { $0 == index }
        case .unused: break
        }
        constraints[Int(index)].state = .broken
    }

    func removeRow(_ index: Int32) {
        edits.removeAll { $0.constraint == index }
        tableau.remove(constraints[Int(index)].markers, penalty: constraints[Int(index)].penalty)
        constraints[Int(index)].markers = Tableau.Markers()
    }

    func makePending(_ index: Int32) {
        constraints[Int(index)].state = .pending
        pending.append(index)
    }

    /// Makes a variable free again.
    private func undefine(_ target: Int32) {
        variables[Int(target)].definition = -1
        undefined.append(target)
        seeds.append(target)
    }

    /// Reprocesses everything that was computed with removed definitions.
    ///
    /// Done for all of them at once, so that removing a long chain link by link takes linear time.
    func settleUndefined() {
        guard !undefined.isEmpty else { return }
        let affected = walk.dependents(of: undefined, in: self)
        undefined.removeAll(keepingCapacity: true)
        for variable in affected {
            variables[Int(variable)].isKnown = false
            for use in variables[Int(variable)].uses {
                switch constraints[Int(use)].state {
                case .row:
                    removeRow(use)
                    makePending(use)
                case .check: makePending(use)
                case .unused, .pending, .definition, .broken: break
                }
            }
        }
    }
}
