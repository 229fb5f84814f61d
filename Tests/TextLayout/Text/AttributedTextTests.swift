// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@Suite("Attributed text")
struct AttributedTextTests {
    private func attributes(_ size: CGFloat) -> TextAttributes { TextAttributes(font: TextFont(size: size)) }

    private func sizes(_ text: AttributedText) -> [String] {
        text.runs.map { "\($0.range) \(Int($0.attributes.font.pointSize))" }
    }

    @Test("Uniform attributes give one run, even for an empty string")
    func plain() {
        #expect(sizes(AttributedText("😀a", attributes: attributes(1))) == ["0..<3 1"])
        #expect(sizes(AttributedText("", attributes: attributes(1))) == ["0..<0 1"])
    }

    @Test("A change in the middle splits the run, and the same change again merges it")
    func splitting() {
        var text = AttributedText("abcdef", attributes: attributes(1))
        text.setAttributes(attributes(2), in: 2..<4)
        #expect(sizes(text) == ["0..<2 1", "2..<4 2", "4..<6 1"])
        #expect(text.attributes(at: 1).font.pointSize == 1)
        #expect(text.attributes(at: 2).font.pointSize == 2)
        #expect(text.attributes(at: 4).font.pointSize == 1)
        text.setAttributes(attributes(1), in: 1..<5)
        #expect(sizes(text) == ["0..<6 1"])
    }

    @Test("A change across runs keeps other attributes")
    func modifying() {
        var text = AttributedText("ab", attributes: attributes(1))
        text.append("cd", attributes: attributes(2))
        text.modifyAttributes(in: 1..<3) { $0.kern = 5 }
        #expect(sizes(text) == ["0..<1 1", "1..<2 1", "2..<3 2", "3..<4 2"])
        #expect(text.runs.map(\.attributes.kern) == [nil, 5, 5, nil])
    }

    @Test("Ranges outside the string change nothing", arguments: [10..<20, -5..<0, 2..<2])
    func outside(range: Range<Int>) {
        var text = AttributedText("abc", attributes: attributes(1))
        text.setAttributes(attributes(2), in: range)
        #expect(sizes(text) == ["0..<3 1"])
    }

    @Test("Ranges that extend beyond the ends are truncated")
    func overlapping() {
        var text = AttributedText("abc", attributes: attributes(1))
        text.setAttributes(attributes(2), in: -7..<1)
        text.setAttributes(attributes(3), in: 2..<Int.max)
        #expect(sizes(text) == ["0..<1 2", "1..<2 1", "2..<3 3"])
        #expect(text.attributes(at: 99).font.pointSize == 3)
        #expect(text.attributes(at: -9).font.pointSize == 2)
    }

    @Test("Overlapping, incomplete and overlong runs are corrected")
    func givenRuns() {
        func made(_ runs: (Range<Int>, CGFloat)...) -> [String] {
            sizes(AttributedText("abcdef", runs: runs.map { ($0.0, attributes($0.1)) }))
        }
        #expect(made((0..<2, 1), (2..<6, 2)) == ["0..<2 1", "2..<6 2"])
        #expect(made((2..<3, 1), (4..<99, 2)) == ["0..<4 1", "4..<6 2"])
        #expect(made((0..<4, 1), (2..<6, 2)) == ["0..<4 1", "4..<6 2"])
        #expect(made((0..<3, 1), (3..<6, 1)) == ["0..<6 1"])
        #expect(made((0..<3, 1), (9..<12, 2), (-5..<0, 3)) == ["0..<6 1"])
        #expect(made() == ["0..<6 12"])
    }

    @Test("An empty text takes the attributes that are appended or set")
    func empty() {
        var text = AttributedText("", attributes: attributes(1))
        text.setAttributes(attributes(2), in: 0..<0)
        #expect(sizes(text) == ["0..<0 2"])
        text.append("", attributes: attributes(3))
        #expect(sizes(text) == ["0..<0 2"])
        text.append("a", attributes: attributes(4))
        text.append("b", attributes: attributes(4))
        #expect(sizes(text) == ["0..<2 4"])
        #expect(text.string == "ab")
    }
}
