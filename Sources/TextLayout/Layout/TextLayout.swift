// SPDX-License-Identifier: MIT
public import Foundation

/// An immutable layout of a text in lines, which can be measured, drawn and queried.
///
/// The origin is the top-left corner of the layout area; y increases downward. Nothing is rounded, and nothing depends
/// on the scale at which the layout is drawn. A paragraph of more than about ten thousand characters is broken where a
/// line would exceed a million points, regardless of its line break mode.
@preconcurrency @MainActor
public final class TextLayout {
    /// One line, in the layout's coordinates.
    public struct Line: Hashable, Sendable {
        /// The y coordinate of the baseline.
        public var baseline: CGFloat
        /// The distance from the baseline to the line's top edge, including additional spacing.
        public var ascent: CGFloat
        /// The distance from the baseline to the line's bottom edge; positive.
        public var descent: CGFloat
        /// The line's advance width and height, after alignment.
        ///
        /// Glyphs can extend beyond it.
        public var frame: CGRect
        /// The characters on this line in UTF-16 code units, without the newline, and including those replaced by an
        /// ellipsis.
        public var range: Range<Int>
        /// Whether the line contains an ellipsis.
        public var isTruncated: Bool
    }

    /// The text.
    public let text: AttributedText
    /// The available width in points; `nil` if unlimited.
    public let width: CGFloat?
    /// The advance width of the widest line including its indent, and the height of all lines.
    public let size: CGSize
    /// The lines from top to bottom; at least one.
    public let lines: [Line]
    /// Whether part of the text is not shown.
    public let isTruncated: Bool

    /// Whether the letters are set closer than in the given text.
    private let isTightened: Bool
    let source: TextSource
    let segments: [SegmentLayout]
    let placed: [PlacedLine]
    /// The greatest distance, in points, by which glyphs and what is drawn with them extend above or below their line.
    package private(set) lazy var overhang = measuredOverhang()

    /// Lays out `text`.
    ///
    /// - Parameters:
    ///   - text: The text. An empty string has one line.
    ///   - width: The width at which lines are broken. `nil`, infinity and NaN break only at newlines; a negative width
    ///     counts as 0, which leaves one character per line.
    ///   - height: The available height; lines that extend below it are omitted, except the first. `nil`, infinity and
    ///     NaN keep all lines.
    ///   - maximumLines: The maximum number of lines; 0 or less is unlimited.
    public init(_ text: AttributedText, width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0) {
        let width = Self.limit(width)
        func build(_ text: AttributedText) -> LayoutBuilder {
            var builder = LayoutBuilder(
                text: text, width: width, height: Self.limit(height), maximumLines: max(maximumLines, 0))
            builder.build()
            return builder
        }
        var builder = build(text)
        var isTightened = false
        if builder.isTruncated, text.runs.contains(where: { $0.attributes.paragraph.extras?.tightens == true }) {
            for share in [0.015, 0.03] where builder.isTruncated {
                let closer = build(text.tightened(by: share))
                guard !closer.isTruncated else { continue }
                builder = closer
                isTightened = true
            }
        }
        size = builder.align()
        self.text = builder.text
        self.isTightened = isTightened
        self.width = width
        source = builder.source
        segments = builder.segments
        placed = builder.lines
        lines = builder.lines.map(\.line)
        isTruncated = builder.isTruncated
    }

    /// Lays out `text` in the areas of a shape.
    ///
    /// Lines beside each other have the same top. Text for which there is no area is left out.
    ///
    /// - Parameters:
    ///   - text: The text. An empty string has one line.
    ///   - width: The width of a line without obstacles, in which every word is placed.
    ///   - shape: The areas, from the top of the layout.
    package init(_ text: AttributedText, width: CGFloat, shape: LineShape) {
        let width = Self.limit(width)
        var builder = LayoutBuilder(text: text, width: width, height: nil, maximumLines: 0)
        builder.build(in: shape)
        size = builder.sizeInShape()
        isTightened = false
        self.text = text
        self.width = width
        source = builder.source
        segments = builder.segments
        placed = builder.lines
        lines = builder.lines.map(\.line)
        isTruncated = builder.isTruncated
    }

    /// Lays out a string with uniform attributes.
    public convenience init(
        _ string: String, attributes: TextAttributes, width: CGFloat? = nil, height: CGFloat? = nil,
        maximumLines: Int = 0
    ) {
        self.init(
            AttributedText(string, attributes: attributes), width: width, height: height, maximumLines: maximumLines)
    }

    /// Returns the same line in a layout area of another width and unlimited height; `nil` unless it is the only line
    /// and would be laid out in the same way.
    package func moved(toWidth width: CGFloat) -> TextLayout? {
        guard let width = Self.limit(width), placed.count == 1, let only = placed.first, !isTruncated, !isTightened
        else {
            return nil
        }
        let paragraph = only.paragraph
        let needed = only.indent + only.line.frame.width + paragraph.tailInset(in: width)
        guard needed <= width, paragraph.alignment != .justified else { return nil }
        return TextLayout(self, width: width)
    }

    private init(_ other: TextLayout, width: CGFloat) {
        var placed = other.placed
        size = LayoutBuilder.align(&placed, in: width)
        text = other.text
        self.width = width
        source = other.source
        segments = other.segments
        self.placed = placed
        lines = placed.map(\.line)
        isTruncated = false
        isTightened = false
    }

    private static func limit(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite, length < PangoUnits.limit else { return nil }
        return max(length, 0)
    }

    /// The y coordinate of the first line's baseline.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The y coordinate of the last line's baseline.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Returns the characters of a line, as indices of `text.string`.
    public func stringRange(of line: Line) -> Range<String.Index> {
        let string = text.string
        func index(_ offset: Int) -> String.Index {
            string.utf16.index(string.startIndex, offsetBy: max(offset, 0), limitedBy: string.endIndex)
                ?? string.endIndex
        }
        return index(line.range.lowerBound)..<index(max(line.range.upperBound, line.range.lowerBound))
    }
}

extension AttributedText {
    /// Returns the text with less space between the letters of paragraphs that may be tightened, by a share of the font
    /// size.
    fileprivate func tightened(by share: CGFloat) -> AttributedText {
        var text = self
        text.modifyAttributes(in: 0..<length) {
            guard $0.paragraph.extras?.tightens == true else { return }
            $0.kern = ($0.kern ?? 0) - share * $0.font.pointSize
        }
        return text
    }
}
