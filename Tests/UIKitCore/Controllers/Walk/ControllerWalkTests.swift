// SPDX-License-Identifier: MIT
import Testing

@MainActor
@Suite("Random walks over containers")
struct ControllerWalkTests {
    /// The first ten seeds, and others that have revealed faults.
    private nonisolated static let seeds: [UInt64] = Array(1...10) + [17, 29, 31, 49]

    @Test("All callbacks are sent in order, and the visible controllers are the expected ones", arguments: Self.seeds)
    func walk(seed: UInt64) {
        let walk = ControllerWalk(seed: seed)
        defer { walk.end() }
        for step in 1...1000 {
            walk.step()
            if step.isMultiple(of: 20) { walk.rest() }
            guard walk.complaints.isEmpty else { break }
        }
        #expect(walk.complaints == [])
    }
}
