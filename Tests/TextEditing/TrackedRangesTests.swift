// SPDX-License-Identifier: MIT
import Testing
import TextEditing

@Suite("Tracked ranges")
struct TrackedRangesTests {
    private func make(_ ranges: Range<Int>...) -> TrackedRanges {
        var result = TrackedRanges()
        for range in ranges { result.insert(range) }
        return result
    }

    @Test("Ranges are sorted, and a new range removes those that it overlaps")
    func order() {
        var ranges = make(10..<12, 2..<4, 6..<8, 4..<6)
        #expect(ranges.all == [2..<4, 4..<6, 6..<8, 10..<12])
        ranges.insert(5..<7)
        ranges.insert(3..<3)
        #expect(ranges.all == [2..<4, 5..<7, 10..<12])
        #expect(ranges.ranges(in: 4..<6) == [5..<7] && ranges.index(of: 10..<12) == 2)
    }

    @Test("Edits before a range move it, edits that touch it keep it, and edits in it remove it")
    func edits() {
        var ranges = make(2..<4, 6..<8, 10..<12)
        #expect(ranges.apply(TextChange(range: 6..<6, count: 3)) == [])
        #expect(ranges.all == [2..<4, 9..<11, 13..<15])
        #expect(ranges.apply(TextChange(range: 10..<10, count: 1)) == [9..<11])
        #expect(ranges.all == [2..<4, 14..<16])
        #expect(ranges.apply(TextChange(range: 0..<2, count: 0)) == [])
        #expect(ranges.all == [0..<2, 12..<14])
        #expect(ranges.apply(TextChange(range: 1..<13, count: 1)) == [0..<2, 12..<14])
        #expect(ranges.isEmpty)
    }

    @Test("Ranges of a part are replaced, and ranges outside it are ignored")
    func parts() {
        var ranges = make(0..<2, 4..<6, 8..<10)
        ranges.replace(in: 3..<9, with: [3..<4, 3..<5, 6..<7, 8..<10])
        #expect(ranges.all == [0..<2, 3..<4, 6..<7])
    }

    @Test("Random edits give the same ranges as moving each range")
    func random() {
        var generator = SystemRandomNumberGenerator()
        var (tracked, model) = (TrackedRanges(), [Range<Int>]())
        for _ in 0..<2000 {
            let start = Int.random(in: 0..<200, using: &generator)
            if Bool.random(using: &generator) {
                let range = start..<start + Int.random(in: 1..<6, using: &generator)
                tracked.insert(range)
                model.removeAll { $0.overlaps(range) }
                model.append(range)
                model.sort { $0.lowerBound < $1.lowerBound }
            } else {
                let end = start + Int.random(in: 0..<4, using: &generator)
                let change = TextChange(range: start..<end, count: Int.random(in: 0..<6, using: &generator))
                tracked.apply(change)
                let shift = change.count - change.range.count
                model = model.compactMap {
                    if $0.upperBound <= start { return $0 }
                    guard $0.lowerBound >= end else { return nil }
                    return $0.lowerBound + shift..<$0.upperBound + shift
                }
            }
            #expect(tracked.all == model)
        }
    }
}
