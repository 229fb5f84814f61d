// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout
@_spi(Toolkit) internal import UIKitCore

/// The paragraphs of a text from top to bottom.
///
/// Of a long text, only the visible ones are laid out. The heights of the others are estimated from their lengths.
/// Offsets are in UTF-16 units of the whole text; positions are in points from the upper left corner of the text
/// container.
@MainActor
final class ParagraphStack {
    struct Paragraph {
        /// The number of UTF-16 units, including the newline.
        var length: Int
        var newline: Int
        var height: CGFloat
        var isMeasured = false
        var layout: TextLayout?
        /// The spacing before the paragraph unless it is the first, and after it unless it is the last.
        var before: CGFloat = 0
        var after: CGFloat = 0
    }

    /// The metrics from which heights are estimated, in points.
    struct Measures: Equatable {
        var advance: CGFloat = 8
        var lineHeight: CGFloat = 20
    }

    private(set) var paragraphs: [Paragraph]
    private var starts: [Int] = [0]
    private var tops: [CGFloat] = [0]
    /// The number of valid entries of `tops`.
    private var settled = 1
    private var layoutCount = 0
    /// Returns the attributed text of a paragraph without its newline.
    private let text: (Range<Int>) -> AttributedText

    /// The width at which lines are broken.
    var width: CGFloat = 0 { didSet { if width != oldValue { forgetLayouts() } } }
    var measures = Measures() { didSet { if measures != oldValue { forgetLayouts() } } }
    /// The maximum number of lines; 0 for no limit.
    ///
    /// A text with a limit is laid out as a whole, so that it can end in an ellipsis.
    var maximumLines = 0

    /// The maximum length, in UTF-16 units, of a text that is measured completely instead of estimated.
    private static let exactLength = 20_000
    private static let exactCount = 400
    /// The maximum number of cached layouts.
    ///
    /// Those farthest from the visible area are dropped first.
    private static let layoutLimit = 600

    init(text: @escaping (Range<Int>) -> AttributedText) {
        self.text = text
        paragraphs = [Paragraph(length: 0, newline: 0, height: 20)]
    }

    var length: Int { (starts.last ?? 0) + (paragraphs.last?.length ?? 0) }
    var count: Int { paragraphs.count }

    // MARK: - Changes

    /// Replaces the text.
    func reset(_ string: String) {
        layoutCount = 0
        paragraphs = split(Substring(string))
        index(from: 0)
    }

    /// Applies a change of the text, and invalidates the layouts of the affected paragraphs.
    ///
    /// - Returns: The top of the affected paragraphs, and their bottom before the change, in points.
    @discardableResult
    func replace(_ change: TextChange, in text: EditedText) -> ClosedRange<CGFloat> {
        let first = paragraph(at: change.range.lowerBound)
        let last = paragraph(at: change.range.upperBound)
        let place = top(of: first)...max(bottom(of: last), top(of: first))
        let end = starts[last] + paragraphs[last].length + change.count - change.range.count
        for index in first...last where paragraphs[index].layout != nil { layoutCount -= 1 }
        let boundaries = text.boundaries
        var new = split(text.string[boundaries.index(starts[first])..<boundaries.index(end)])
        // A paragraph other than the last ends in a newline, after which `split` yields an empty one.
        if last < count - 1, new.count > 1 { new.removeLast() }
        paragraphs.replaceSubrange(first...last, with: new)
        index(from: first)
        return place
    }

    /// Invalidates all layouts after a change of the attributes.
    func forgetLayouts() {
        layoutCount = 0
        for index in paragraphs.indices {
            paragraphs[index].layout = nil
            paragraphs[index].isMeasured = false
            paragraphs[index].height = guessedHeight(of: paragraphs[index].length)
        }
        settled = 1
    }

    private func split(_ string: Substring) -> [Paragraph] {
        var result: [Paragraph] = []
        var length = 0
        func add(newline: Int) {
            result.append(Paragraph(length: length, newline: newline, height: guessedHeight(of: length)))
            length = 0
        }
        guard maximumLines == 0 else {
            length = string.utf16.count
            add(newline: 0)
            return result
        }
        var previous: UInt8 = 0
        for byte in string.utf8 {
            // Each scalar is counted at its first byte; scalars of four bytes are two UTF-16 units.
            if byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
            if byte == 0x0A { add(newline: previous == 0x0D ? 2 : 1) }
            previous = byte
        }
        add(newline: 0)
        return result
    }

    private func guessedHeight(of length: Int) -> CGFloat {
        let lines = (CGFloat(length) * measures.advance / max(width, measures.advance)).rounded(.up)
        return max(lines, 1) * measures.lineHeight
    }

    private func index(from first: Int) {
        starts.removeSubrange(min(first, starts.count)...)
        starts.reserveCapacity(count)
        var start = first > 0 ? starts[first - 1] + paragraphs[first - 1].length : 0
        for index in first..<count {
            starts.append(start)
            start += paragraphs[index].length
        }
        if tops.count > count { tops.removeSubrange(count...) }
        if tops.count < count { tops += Array(repeating: 0, count: count - tops.count) }
        settled = max(min(settled, first), 1)
    }

    // MARK: - Heights

    private func settle(through index: Int) {
        while settled <= index {
            let before = paragraphs[settled - 1]
            tops[settled] = tops[settled - 1] + before.height + before.after + paragraphs[settled].before
            settled += 1
        }
    }

    func top(of index: Int) -> CGFloat {
        settle(through: index)
        return tops[index]
    }

    func bottom(of index: Int) -> CGFloat { top(of: index) + paragraphs[index].height }

    /// The height of all paragraphs, partly estimated if the text is long.
    var height: CGFloat {
        if isExact { measureAll() }
        return knownHeight
    }

    /// Whether the text is short enough to be measured completely.
    var isExact: Bool { length <= Self.exactLength && count <= Self.exactCount }

    /// The height of all paragraphs, measured so far as they have been laid out and otherwise estimated.
    var knownHeight: CGFloat { bottom(of: count - 1) }

    /// The advance of the longest line.
    ///
    /// Measures all paragraphs.
    var usedWidth: CGFloat {
        paragraphs.indices.reduce(0) { max($0, layout(of: $1).size.width) }
    }

    func measureAll() {
        for index in paragraphs.indices where !paragraphs[index].isMeasured { _ = layout(of: index) }
    }

    /// Returns the layout of a paragraph.
    func layout(of index: Int) -> TextLayout {
        if let layout = paragraphs[index].layout { return layout }
        let content = content(of: index)
        let layout = TextLayout(text(content), width: width, maximumLines: maximumLines)
        let style = layout.text.attributes(at: 0).paragraph
        var paragraph = paragraphs[index]
        paragraph.layout = layout
        layoutCount += 1
        let (before, after) = (max(style.paragraphSpacingBefore, 0), max(style.lineSpacing + style.paragraphSpacing, 0))
        if paragraph.before != before { settled = max(min(settled, index), 1) }
        if paragraph.height != layout.size.height || paragraph.after != after {
            settled = max(min(settled, index + 1), 1)
        }
        paragraph.height = layout.size.height
        paragraph.isMeasured = true
        (paragraph.before, paragraph.after) = (before, after)
        paragraphs[index] = paragraph
        return layout
    }

    /// Lays out the paragraphs between two heights, and drops distant layouts.
    ///
    /// - Returns: The indexes of the paragraphs between the heights.
    @discardableResult
    func set(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = paragraph(atHeight: top)
        var index = first
        while index < count, self.top(of: index) < bottom || index == first {
            _ = layout(of: index)
            index += 1
        }
        if layoutCount > Self.layoutLimit {
            let kept = (first - Self.layoutLimit / 4)..<(index + Self.layoutLimit / 4)
            for index in paragraphs.indices where !kept.contains(index) { paragraphs[index].layout = nil }
            layoutCount = paragraphs.count { $0.layout != nil }
        }
        return first..<index
    }

    // MARK: - Positions

    func start(of index: Int) -> Int { starts[index] }

    /// Returns the range of a paragraph's characters without its newline.
    func content(of index: Int) -> Range<Int> {
        starts[index]..<starts[index] + paragraphs[index].length - paragraphs[index].newline
    }

    /// Returns the paragraph with a position; the last one at the end.
    func paragraph(at offset: Int) -> Int {
        Self.last(in: count) { starts[$0] <= offset }
    }

    /// Returns the paragraph at a height, clamped to the first and last one.
    func paragraph(atHeight y: CGFloat) -> Int {
        settle(through: count - 1)
        return Self.last(in: count) { tops[$0] <= y }
    }

    /// Returns the last index for which `holds` is true, by binary search; 0 if there is none.
    private static func last(in count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if holds(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
