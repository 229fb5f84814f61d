// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout

/// The paragraphs of a text from top to bottom.
///
/// Of a long text, only the visible ones are laid out. The heights of the others are estimated from their lengths.
/// A paragraph that is too long to be laid out as a whole is divided into pieces, each of which ends a line. Offsets
/// are in UTF-16 units of the whole text; positions are in points from the upper left corner of the text container,
/// inside its padding.
@MainActor
final class ParagraphStack {
    /// The part of the text that a paragraph contains.
    struct Content {
        /// The characters without the newline.
        var range: Range<Int>
        /// Whether this is a piece of a paragraph that began before it.
        var isContinuation: Bool
    }

    /// The metrics from which heights are estimated, in points.
    struct Measures: Equatable {
        var advance: CGFloat = 8
        var lineHeight: CGFloat = 20
    }

    /// A fragment with the space that it adds around the lines of a paragraph.
    struct Surroundings {
        var fragment: AnyObject
        var top: CGFloat
        var bottom: CGFloat
    }

    private var list: ParagraphList
    /// Returns the attributed text of a paragraph.
    private let text: (Content) -> AttributedText

    /// The width at which lines are broken.
    var width: CGFloat = 0 { didSet { if width != oldValue { forgetLayouts() } } }
    var measures = Measures() { didSet { if measures != oldValue { forgetLayouts() } } }
    /// The maximum number of lines; 0 for no limit.
    ///
    /// A text with a limit is laid out as a whole, so that it can end in an ellipsis.
    var maximumLines = 0
    /// The areas of lines, if they don't all have the full width; `nil` otherwise.
    ///
    /// With it, all paragraphs before one are laid out before it, because its lines depend on its position.
    var shape: LineShape? { didSet { if shape != nil || oldValue != nil { forgetLayouts() } } }
    /// Returns the fragment of a paragraph that is about to be laid out, with its margins; `nil` if there are no fragments.
    var surroundings: ((Content) -> Surroundings?)?
    /// The number of paragraphs at the beginning whose layouts are valid, while there is a shape.
    private var shapedCount = 0
    /// The number of changes of the text, of its layout, and of heights that were estimated.
    private(set) var revision = 0
    /// The first paragraph whose height has turned out to differ from the estimate since this was last reset.
    var firstResized: Int?
    /// The greatest distance by which glyphs of a line that has been laid out extend above or below the line.
    private var overhang: CGFloat = 0
    /// The distance beyond a paragraph within which its glyphs are drawn: baselines are moved to whole pixels.
    var drawnMargin: CGFloat { overhang + 2 }
    /// The offset of the paragraph that is being laid out in a shape.
    var shapedOffset: Int { shapedCount < count ? list.start(of: shapedCount) : length }

    /// The maximum length, in UTF-16 units, of a text that is measured completely instead of estimated.
    private static let exactLength = 20_000
    private static let exactCount = 400
    /// The maximum number of cached layouts.
    ///
    /// Those farthest from the visible area are dropped first.
    private static let layoutLimit = 600
    /// The length of the pieces into which longer paragraphs are divided, in UTF-16 units.
    private static let pieceLength = 8192

    init(text: @escaping (Content) -> AttributedText) {
        self.text = text
        list = ParagraphList([ParagraphEntry(length: 0, newline: 0, height: 20)])
    }

    var length: Int { list.length }
    var count: Int { list.count }

    // MARK: - Changes

    /// Replaces the text.
    func reset(_ string: String) {
        list = ParagraphList(split(string))
        shapedCount = 0
        overhang = 0
        revision += 1
    }

    /// Applies a change of the text, and invalidates the layouts of the affected paragraphs.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - text: Returns a part of the text after the change.
    /// - Returns: The top of the affected paragraphs, and their bottom before the change, in points.
    @discardableResult
    func replace(_ change: TextChange, in text: (Range<Int>) -> String) -> ClosedRange<CGFloat> {
        let first = paragraph(at: change.range.lowerBound)
        let last = max(paragraph(at: change.range.upperBound), first)
        let place = top(of: first)...max(bottom(of: last), top(of: first))
        let start = list.start(of: first)
        let end = list.start(of: last) + list[last].length + change.count - change.range.count
        var new = split(text(start..<max(start, end)))
        // A paragraph other than the last ends in a newline, after which `split` yields an empty one.
        if last < count - 1, new.count > 1, new.last?.length == 0 { new.removeLast() }
        if first == last, new.count == 1, list[first].measured != nil {
            // Most keys don't change the number of lines.
            let old = list[first]
            new[0].height = old.height
            new[0].guessedSpacing = (old.before - (first == 0 ? old.measured?.skipped ?? 0 : 0), old.after)
        }
        list.replace(first..<last + 1, with: new)
        shapedCount = min(shapedCount, first)
        revision += 1
        return place
    }

    /// Invalidates the layouts of the paragraphs that contain a range, after a change of attributes.
    ///
    /// - Returns: The top and the bottom of the paragraphs before the change.
    @discardableResult
    func forgetLayouts(in range: Range<Int>) -> ClosedRange<CGFloat> {
        let first = paragraph(at: range.lowerBound)
        let last = max(paragraph(at: range.upperBound), first)
        let place = top(of: first)...max(bottom(of: last), top(of: first))
        shapedCount = min(shapedCount, first)
        // The heights are kept as estimates.
        list.update(first..<last + 1) { $0.measured?.layout = nil }
        revision += 1
        return place
    }

    /// Invalidates all layouts after a change of the attributes.
    func forgetLayouts() {
        shapedCount = 0
        overhang = 0
        revision += 1
        list.updateAll {
            $0.measured = nil
            $0.guessedSpacing = (0, 0)
            $0.height = guessedHeight(of: $0.length)
        }
    }

    private func split(_ string: String) -> [ParagraphEntry] {
        guard maximumLines == 0 else { return [entry(string.utf16.count, newline: 0)] }
        var result: [ParagraphEntry] = []
        var length = 0
        /// The length up to the end of the last space, in a paragraph that is becoming too long.
        var space = 0
        var previous: UInt8 = 0
        for byte in string.utf8 {
            // Each scalar is counted at its first byte; scalars of four bytes are two UTF-16 units.
            if byte & 0xC0 != 0x80 {
                if length >= Self.pieceLength, byte != 0x0A, byte < 0x80 || length >= 2 * Self.pieceLength {
                    let piece = space > 0 ? space : length
                    result.append(entry(piece, newline: 0))
                    length -= piece
                    space = 0
                }
                length += byte >= 0xF0 ? 2 : 1
                if byte == 0x20, length > Self.pieceLength / 2 { space = length }
            }
            if byte == 0x0A {
                result.append(entry(length, newline: previous == 0x0D ? 2 : 1))
                length = 0
                space = 0
            }
            previous = byte
        }
        result.append(entry(length, newline: 0))
        return result
    }

    private func entry(_ length: Int, newline: UInt8) -> ParagraphEntry {
        ParagraphEntry(length: length, newline: newline, height: guessedHeight(of: length))
    }

    private func guessedHeight(of length: Int) -> CGFloat {
        let lines = (CGFloat(length) * measures.advance / max(width, measures.advance)).rounded(.up)
        return max(lines, 1) * measures.lineHeight
    }

    // MARK: - Heights

    func top(of index: Int) -> CGFloat {
        prepare(index)
        return list.top(of: index) - skipped
    }

    /// Returns the top of a paragraph without the spacing before it.
    func upperEdge(of index: Int) -> CGFloat { top(of: index) - list[index].before }

    func spacing(before index: Int) -> CGFloat { list[index].before }

    /// Returns the height of a paragraph with the spacing around it.
    func extent(of index: Int) -> CGFloat { list[index].extent }

    func bottom(of index: Int) -> CGFloat { top(of: index) + list[index].height }

    /// The height of all paragraphs, partly estimated if the text is long.
    var height: CGFloat {
        if isExact { measureAll() }
        return knownHeight
    }

    /// Whether the text is short enough to be measured completely.
    var isExact: Bool { shape != nil || length <= Self.exactLength && count <= Self.exactCount }

    /// The height of all paragraphs, measured so far as they have been laid out and otherwise estimated.
    var knownHeight: CGFloat { list.extent - skipped - (list.last?.after ?? 0) }

    /// The spacing before the first paragraph, which is not applied.
    private var skipped: CGFloat { list.first?.measured?.skipped ?? 0 }

    /// The advance of the longest line.
    ///
    /// Measures all paragraphs.
    var usedWidth: CGFloat {
        (0..<count).reduce(0) { max($0, layout(of: $1).size.width) }
    }

    /// The first paragraph that has not been laid out; `nil` if all have been.
    var firstUnmeasured: Int? {
        if shape != nil { return shapedCount < count ? shapedCount : nil }
        return list.firstUnmeasured
    }

    func measureAll() {
        if shape != nil { return prepare(count) }
        while let index = list.firstUnmeasured { _ = layout(of: index) }
    }

    /// Lays out the paragraphs before one whose position depends on them.
    private func prepare(_ index: Int) {
        guard shape != nil else { return }
        while shapedCount < index { _ = layout(of: shapedCount) }
    }

    /// Returns the layout of a paragraph.
    func layout(of index: Int) -> TextLayout {
        let entry = list[index]
        if let layout = entry.layout, shape == nil || index < shapedCount { return layout }
        let isContinuation = isContinuation(index)
        let paragraph = Content(range: content(of: index), isContinuation: isContinuation)
        let surroundings = surroundings?(paragraph)
        let text = text(paragraph)
        let style = text.attributes(at: 0).paragraph
        let measured = ParagraphEntry.Measured()
        measured.skipped = isContinuation ? 0 : max(style.paragraphSpacingBefore, 0)
        measured.before = measured.skipped + (surroundings?.top ?? 0)
        measured.after = max(style.lineSpacing + (entry.newline == 0 ? 0 : style.paragraphSpacing), 0)
        let layout: TextLayout
        if let shape {
            prepare(index)
            list.update(index) { $0.measured = measured }
            let top = list.top(of: index) - skipped
            layout = TextLayout(text, width: width, shape: shape.moved(by: top))
            shapedCount = max(shapedCount, index + 1)
        } else {
            layout = TextLayout(text, width: width, maximumLines: maximumLines)
        }
        measured.layout = layout
        measured.fragment = surroundings?.fragment
        overhang = max(overhang, layout.overhang)
        let extent = entry.extent
        list.update(index) {
            $0.measured = measured
            $0.height = layout.size.height + (surroundings?.bottom ?? 0)
        }
        if list[index].extent != extent {
            firstResized = min(firstResized ?? index, index)
            revision += 1
        }
        return layout
    }

    /// Lays out the paragraphs between two heights, and drops distant layouts.
    ///
    /// - Returns: The indexes of the paragraphs between the heights.
    @discardableResult
    func set(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = paragraph(atHeight: top)
        _ = layout(of: first)
        var (index, y) = (first + 1, upperEdge(of: first) + extent(of: first))
        while index < count, y < bottom {
            if shape == nil {
                let next = list.next(withoutLayoutFrom: index, at: y, to: bottom)
                (index, y) = (next.index, next.top)
                if next.isLaidOut { break }
            }
            _ = layout(of: index)
            y += extent(of: index)
            index += 1
        }
        if shape == nil, list.layoutCount > Self.layoutLimit {
            list.dropLayouts(outside: first - Self.layoutLimit / 4..<index + Self.layoutLimit / 4)
        }
        return first..<index
    }

    // MARK: - Fragments

    /// Whether a paragraph continues the one before it, as a piece of the same text.
    func isContinuation(_ index: Int) -> Bool { index > 0 && list[index - 1].newline == 0 }

    /// Whether the layout of a measured paragraph still exists; `nil` for one whose height is estimated.
    func isMeasured(_ index: Int) -> Bool? { list[index].measured.map { $0.layout != nil } }

    func fragment(of index: Int) -> AnyObject? { list[index].measured?.fragment }

    /// Attaches a fragment to a paragraph that is laid out.
    func setFragment(_ fragment: AnyObject, of index: Int) {
        guard let measured = list[index].measured, measured.layout != nil else { return }
        measured.fragment = fragment
    }

    /// The size of the lines of a paragraph, as far as it is known.
    func sizeOfText(in index: Int) -> CGSize {
        let entry = list[index]
        return entry.layout?.size ?? CGSize(width: width, height: entry.height)
    }

    // MARK: - Positions

    func start(of index: Int) -> Int { list.start(of: index) }

    /// Returns the range of a paragraph's characters without its newline.
    func content(of index: Int) -> Range<Int> {
        let (start, entry) = (list.start(of: index), list[index])
        return start..<start + entry.length - Int(entry.newline)
    }

    /// Returns the range of a paragraph's characters, including its newline.
    func range(of index: Int) -> Range<Int> {
        let start = list.start(of: index)
        return start..<start + list[index].length
    }

    /// Returns the paragraph with a position; the last one at the end.
    func paragraph(at offset: Int) -> Int { list.index(at: offset) }

    /// Returns the paragraph at a height, clamped to the first and last one.
    func paragraph(atHeight y: CGFloat) -> Int {
        if shape != nil { measureAll() }
        return list.index(atHeight: y + skipped)
    }
}
