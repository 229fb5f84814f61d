// SPDX-License-Identifier: MIT
import Testing

@testable import TextLayout

@Suite("Insertions into the text of a layout")
struct TextInsertionsTests {
    @Test("Offsets are converted in both directions")
    func offsets() {
        let insertions = TextInsertions([(4, "++"), (0, "<"), (4, "-"), (2, "")])
        #expect(insertions.applied(to: Array("abcd".utf8)) == Array("<abcd++-".utf8))
        #expect((0...4).map { insertions.layoutOffset($0) } == [1, 2, 3, 4, 8])
        #expect((0...8).map { insertions.segmentOffset($0) } == [0, 0, 1, 2, 3, 4, 4, 4, 4])
        #expect((0...4).map { insertions.isInserted(before: $0) } == [true, false, false, false, true])
        #expect(
            (0...8).map { insertions.isInserted(at: $0) } == [
                true, false, false, false, false, true, true, true, false,
            ])
    }

    @Test("Without insertions, offsets are kept")
    func empty() {
        let insertions = TextInsertions([])
        #expect(insertions.isEmpty)
        #expect(insertions.layoutOffset(3) == 3)
        #expect(insertions.segmentOffset(3) == 3)
        #expect(insertions.applied(to: [1, 2]) == [1, 2])
    }
}
