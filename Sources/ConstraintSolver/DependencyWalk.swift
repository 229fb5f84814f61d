// SPDX-License-Identifier: MIT

/// Traverses definitions iteratively, in either direction.
struct DependencyWalk {
    /// The maximum length of a search for a cycle; beyond it a constraint goes into the tableau, in which cycles can't
    /// occur.
    private static let farthest = 1000

    private var stamp: Int32 = 0
    private var stamps: [Int32] = []
    private var stack: [(variable: Int32, isLeaving: Bool)] = []

    private mutating func begin(_ solver: Solver) {
        stamp &+= 1
        if stamps.count < solver.variables.count {
            stamps.append(contentsOf: repeatElement(0, count: solver.variables.count - stamps.count))
        }
        stack.removeAll(keepingCapacity: true)
    }

    private mutating func visit(_ variable: Int32) -> Bool {
        guard stamps[Int(variable)] != stamp else { return false }
        stamps[Int(variable)] = stamp
        return true
    }

    /// Returns whether one of the other terms depends on `target`.
    mutating func reaches(_ target: Int32, from terms: [SolverTerm], in solver: Solver) -> Bool {
        begin(solver)
        for term in terms where term.variable.index != target { stack.append((term.variable.index, false)) }
        var steps = 0
        while let (variable, _) = stack.popLast() {
            if variable == target { return true }
            let record = solver.variables[Int(variable)]
            guard visit(variable), record.definition >= 0, !record.isKnown else { continue }
            steps += 1
            if steps > Self.farthest { return true }
            for term in solver.constraints[Int(record.definition)].terms { stack.append((term.variable.index, false)) }
        }
        return false
    }

    /// Returns these variables and all that depend on them, each after its definition's variables.
    mutating func dependents(of seeds: [Int32], in solver: Solver) -> [Int32] {
        begin(solver)
        var finished: [Int32] = []
        let variables = solver.variables
        let constraints = solver.constraints
        for seed in seeds where variables[Int(seed)].isAlive { stack.append((seed, false)) }
        while let (variable, isLeaving) = stack.popLast() {
            if isLeaving {
                finished.append(variable)
                continue
            }
            guard visit(variable) else { continue }
            stack.append((variable, true))
            for use in variables[Int(variable)].uses where constraints[Int(use)].state == .definition {
                let target = constraints[Int(use)].target
                if target != variable, stamps[Int(target)] != stamp { stack.append((target, false)) }
            }
        }
        finished.reverse()
        return finished
    }

    /// Returns the variables of these terms and all that define them, each before its dependents.
    mutating func sources(of terms: [SolverTerm], skippingKnown: Bool, in solver: Solver) -> [Int32] {
        begin(solver)
        var finished: [Int32] = []
        for term in terms { stack.append((term.variable.index, false)) }
        while let (variable, isLeaving) = stack.popLast() {
            if isLeaving {
                finished.append(variable)
                continue
            }
            let record = solver.variables[Int(variable)]
            if skippingKnown, record.isKnown { continue }
            guard visit(variable) else { continue }
            stack.append((variable, true))
            guard record.definition >= 0 else { continue }
            for term in solver.constraints[Int(record.definition)].terms
            where stamps[Int(term.variable.index)] != stamp {
                stack.append((term.variable.index, false))
            }
        }
        finished.reverse()
        return finished
    }
}
