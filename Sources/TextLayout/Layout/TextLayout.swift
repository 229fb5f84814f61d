// SPDX-License-Identifier: MIT
public import Foundation

/// A text set in lines: measured, drawn and asked about as often as needed, never changed.
///
/// The origin is the upper left corner of the room given; y grows downwards. Nothing is rounded, and nothing depends on
/// the scale that it will be drawn at. A paragraph of more than some ten thousand characters is broken where a line
/// would exceed a million points, whatever its line break mode.
@MainActor
public final class TextLayout {
    /// One line, in the layout's coordinates.
    public struct Line: Hashable, Sendable {
        /// The y of the baseline.
        public var baseline: CGFloat
        /// From the baseline up to the line's upper edge, added room included.
        public var ascent: CGFloat
        /// From the baseline down to the line's lower edge: positive.
        public var descent: CGFloat
        /// The line's advance and height, where its alignment puts it; ink may reach beyond.
        public var frame: CGRect
        /// The characters on this line as UTF-16 offsets, the newline left out; what an ellipsis stands for included.
        public var range: Range<Int>
        /// An ellipsis stands in this line.
        public var isTruncated: Bool
    }

    public let text: AttributedText
    /// The room given, in points; `nil` where it is not limited.
    public let width: CGFloat?
    /// The advance of the widest line with its indent, and the height of all lines.
    public let size: CGSize
    /// From top to bottom, at least one.
    public let lines: [Line]
    /// Some of the text is not shown.
    public let isTruncated: Bool

    let source: TextSource
    let segments: [SegmentLayout]
    let placed: [PlacedLine]

    /// Sets `text`.
    ///
    /// - Parameters:
    ///   - text: What to set. An empty string has one line.
    ///   - width: Where lines are broken; `nil`, infinite or not a number breaks at newlines only, and a negative one counts
    ///     as 0, which leaves one character on a line.
    ///   - height: Lines that reach below it are left out, except the first; `nil`, infinite or not a number keeps all.
    ///   - maximumLines: How many lines are kept; 0 or less keeps all.
    public init(_ text: AttributedText, width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0) {
        let width = Self.limit(width)
        var builder = LayoutBuilder(
            text: text, width: width, height: Self.limit(height), maximumLines: max(maximumLines, 0))
        builder.build()
        size = builder.align()
        self.text = text
        self.width = width
        source = builder.source
        segments = builder.segments
        placed = builder.lines
        lines = builder.lines.map(\.line)
        isTruncated = builder.isTruncated
    }

    /// Sets a string that looks the same throughout.
    public convenience init(
        _ string: String, attributes: TextAttributes, width: CGFloat? = nil, height: CGFloat? = nil,
        maximumLines: Int = 0
    ) {
        self.init(
            AttributedText(string, attributes: attributes), width: width, height: height, maximumLines: maximumLines)
    }

    /// The same line in a room of another width and any height; `nil` unless it is the only one, and shown there as it is
    /// here.
    package func moved(toWidth width: CGFloat) -> TextLayout? {
        guard let width = Self.limit(width), placed.count == 1, let only = placed.first, !isTruncated else {
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
    }

    private static func limit(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite, length < PangoUnits.limit else { return nil }
        return max(length, 0)
    }

    /// The y of the first line's baseline.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The y of the last line's baseline.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The characters of a line, as indices of `text.string`.
    public func stringRange(of line: Line) -> Range<String.Index> {
        let string = text.string
        func index(_ offset: Int) -> String.Index {
            string.utf16.index(string.startIndex, offsetBy: max(offset, 0), limitedBy: string.endIndex)
                ?? string.endIndex
        }
        return index(line.range.lowerBound)..<index(max(line.range.upperBound, line.range.lowerBound))
    }
}
