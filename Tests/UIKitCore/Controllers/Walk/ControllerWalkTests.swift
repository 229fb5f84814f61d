// SPDX-License-Identifier: MIT
import Testing

@MainActor
@Suite("A random walk over containers", .timeLimit(.minutes(15)))
struct ControllerWalkTests {
    /// The first ten, and those that have found something since.
    private nonisolated static let seeds: [UInt64] = Array(1...10) + [17, 29, 31, 49]

    @Test("Each callback comes in its turn, and who is seen is who should be", arguments: Self.seeds)
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
