// SPDX-License-Identifier: MIT
import DiffableData
import Testing

@Suite("Differences")
struct DifferenceTests {
    @Test("The position of a change is its offset")
    func position() {
        let difference = [1, 2].difference(from: [2])
        #expect(difference.map(\.position) == [0])
    }
}
