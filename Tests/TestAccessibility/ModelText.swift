// SPDX-License-Identifier: MIT
public import AccessibilityTree

/// A text in memory, whose characters are 10 points wide and whose lines are 20 points high.
@MainActor
public final class ModelText: AccessibilityText {
    private var scalars: [Unicode.Scalar]
    public var caret = 0
    public var selections: [Range<Int>] = []
    public var links: [AccessibilityTextLink] = []
    public var defaultAttributes = ["family-name": "Model"]
    /// The text that was copied last.
    public private(set) var clipboard = ""

    public init(_ string: String) {
        scalars = Array(string.unicodeScalars)
    }

    public var count: Int { scalars.count }

    public func string(in range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range.clamped(to: scalars.indices)])
        return String(view)
    }

    public func setCaret(_ offset: Int) -> Bool {
        caret = offset
        selections = []
        return true
    }

    public func setSelection(_ range: Range<Int>) -> Bool {
        selections = [range]
        caret = range.upperBound
        return true
    }

    private func isBoundary(_ unit: AccessibilityTextUnit, before index: Int) -> Bool {
        let (last, next) = (scalars[index - 1], scalars[index])
        switch unit {
        case .character: return true
        case .word: return last.properties.isAlphabetic != next.properties.isAlphabetic
        case .sentence: return last == " " && index > 1 && scalars[index - 2] == "."
        case .line, .paragraph: return last == "\n"
        }
    }

    public func range(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        guard !scalars.isEmpty else { return 0..<0 }
        if offset >= count, scalars.last == "\n" || unit == .character { return count..<count }
        let offset = min(max(offset, 0), count - 1)
        var (start, end) = (offset, offset + 1)
        while start > 0, !isBoundary(unit, before: start) { start -= 1 }
        while end < count, !isBoundary(unit, before: end) { end += 1 }
        return start..<end
    }

    private func position(_ offset: Int) -> (line: Int, column: Int) {
        let before = scalars[..<min(max(offset, 0), count)]
        let line = before.count { $0 == "\n" }
        let column = before.count - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0)
        return (line, column)
    }

    public func frame(of range: Range<Int>) -> AccessibilityFrame {
        let start = position(range.lowerBound)
        return AccessibilityFrame(
            x: Double(start.column) * 10, y: Double(start.line) * 20, width: Double(range.count) * 10, height: 20)
    }

    public func offset(atX x: Double, y: Double) -> Int? {
        guard x >= 0, y >= 0 else { return nil }
        return scalars.indices.first { index in
            let position = position(index)
            return Int(y / 20) == position.line && Int(x / 10) == position.column
        }
    }

    public func attributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>) {
        let word = range(of: .word, at: offset)
        return (string(in: word) == "bold" ? ["weight": "700"] : [:], word)
    }

    public func reveal(_ range: Range<Int>) -> Bool { true }

    public func replace(_ range: Range<Int>, with text: String) -> Bool {
        scalars.replaceSubrange(range.clamped(to: 0..<count), with: text.unicodeScalars)
        caret = range.lowerBound + text.unicodeScalars.count
        return true
    }

    public func copy(_ range: Range<Int>) -> Bool {
        clipboard = string(in: range)
        return true
    }

    public func paste(at offset: Int) -> Bool { replace(offset..<offset, with: clipboard) }
}
