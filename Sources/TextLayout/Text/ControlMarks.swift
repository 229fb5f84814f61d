// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The appearance of characters without glyphs in text whose author has to see them, such as controls of the writing
/// direction, spaces without a width, and NULs.
///
/// Embeddings, overrides, and isolates have no effect on text in which they are shown. Characters that emoji and the
/// letters of many scripts require, such as joiners and variation selectors, are shown only where they don't belong.
public struct ControlMarks: Hashable, Sendable {
    /// The color of the marks.
    public var color: CGColor
    /// The size of a mark, in multiples of the font size.
    public var size: CGSize
    /// The space on both sides of a mark, in multiples of the font size.
    public var gap: CGFloat
    /// The width of the lines of a mark, in points.
    public var lineWidth: CGFloat
    /// The radius of a mark's corners, in multiples of the font size.
    public var cornerRadius: CGFloat

    /// Creates an appearance.
    public init(color: CGColor, size: CGSize, gap: CGFloat, lineWidth: CGFloat, cornerRadius: CGFloat) {
        self.color = color
        self.size = size
        self.gap = gap
        self.lineWidth = lineWidth
        self.cornerRadius = cornerRadius
    }

    /// Returns the advance of a mark in points.
    func advance(pointSize: CGFloat) -> CGFloat { (size.width.length + 2 * gap.length) * pointSize }
}

extension AttributedText {
    /// Shows the characters without glyphs, if the text has any.
    package mutating func showControls(_ marks: ControlMarks) {
        guard ControlCharacter.mayOccur(in: string) else { return }
        modifyAttributes(in: 0..<length) {
            var extras = $0.paragraph.extras ?? TextParagraph.Extras()
            extras.controlMarks = marks
            $0.paragraph.extras = extras
        }
    }
}
