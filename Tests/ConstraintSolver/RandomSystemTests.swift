// SPDX-License-Identifier: MIT
import ConstraintSolver
import Testing

/// A pseudorandom generator with the same sequence in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A constraint as a value that can be added to any solver.
private struct Specification {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var penalty: SolverPenalty

    func sum(_ values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    }
}

/// Returns the sum of violations at each level.
private func misses(_ specifications: [Specification], _ values: [Double]) -> [Double: Double] {
    var result: [Double: Double] = [:]
    for specification in specifications {
        let sum = specification.sum(values)
        let level = sum > 0 ? specification.penalty.above : specification.penalty.below
        if level > 0 { result[level, default: 0] += abs(sum) }
    }
    return result
}

@Suite("Random systems")
struct RandomSystemTests {
    private static let variableCount = 12

    private func random(_ generator: inout SeededGenerator) -> Specification {
        let count = Int.random(in: 1...3, using: &generator)
        let chosen = (0..<Self.variableCount).shuffled(using: &generator).prefix(count)
        let coefficients: [Double] = [1, -1, 2, 0.5]
        let level: Double = [1000, 1000, 750, 500, 250].randomElement(using: &generator) ?? 250
        let penalty =
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: SolverPenalty(above: level, below: level)
            case 1: SolverPenalty(above: level, below: 0)
            default: SolverPenalty(above: 0, below: level)
            }
        return Specification(
            terms: chosen.map { ($0, coefficients.randomElement(using: &generator) ?? 1) },
            constant: Double(Int.random(in: -200...200, using: &generator)), penalty: penalty)
    }

    private func add(_ specification: Specification, to solver: Solver, _ variables: [SolverVariable])
        -> SolverConstraint
    {
        solver.add(
            specification.terms.map { SolverTerm(variables[$0.variable], $0.coefficient) },
            constant: specification.constant, penalty: specification.penalty)
    }

    @Test(
        "After any additions, removals and edits the violations equal those of a new solver with the same constraints",
        arguments: 1...150)
    func incremental(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let solver = Solver()
        let variables = (0..<Self.variableCount).map { _ in solver.makeVariable() }
        var present: [(name: SolverConstraint, specification: Specification)] = []
        var broken: Set<SolverConstraint> = []
        for step in 0..<120 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5:
                let specification = random(&generator)
                present.append((add(specification, to: solver, variables), specification))
            case 5..<7 where !present.isEmpty:
                let (name, _) = present.remove(at: Int.random(in: present.indices, using: &generator))
                solver.remove(name)
            case 7 where !present.isEmpty:
                let index = Int.random(in: present.indices, using: &generator)
                let level: Double = [1000, 750, 250].randomElement(using: &generator) ?? 250
                present[index].specification.penalty = SolverPenalty(above: level, below: level)
                solver.setPenalty(present[index].specification.penalty, of: present[index].name)
            default:
                guard !present.isEmpty else { continue }
                let index = Int.random(in: present.indices, using: &generator)
                present[index].specification.constant = Double(Int.random(in: -200...200, using: &generator))
                solver.setConstant(present[index].specification.constant, of: present[index].name)
            }
            guard step % 3 == 0 else { continue }
            solver.solve()
            _ = solver.takeConflicts()
            let values = variables.map { solver.value(of: $0) }
            broken = Set(solver.brokenConstraints)
            // Which constraints are broken depends on the order; the remaining ones must be satisfied optimally.
            let kept = present.filter { !broken.contains($0.name) }.map(\.specification)
            let fresh = Solver()
            let freshVariables = variables.map { _ in fresh.makeVariable() }
            for specification in kept { _ = add(specification, to: fresh, freshVariables) }
            fresh.solve()
            #expect(fresh.takeConflicts().isEmpty)
            let expected = misses(kept, freshVariables.map { fresh.value(of: $0) })
            let actual = misses(kept, values)
            for level in [1000.0, 750, 500, 250] {
                let difference = abs((expected[level] ?? 0) - (actual[level] ?? 0))
                #expect(difference < 1e-3, "seed \(seed) step \(step) level \(level): \(expected) \(actual)")
                if difference >= 1e-3 { return }
            }
        }
    }
}
