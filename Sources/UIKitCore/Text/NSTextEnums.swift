// SPDX-License-Identifier: MIT
internal import Graphics
package import TextLayout

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Aligned with both edges, except for the last line of a paragraph.
    case justified = 3
    /// Aligned with the edge at which the paragraph's text begins; in labels, with that at which the layout direction
    /// begins.
    case natural = 4
}

/// The wrapping or truncation of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries.
    case byWordWrapping = 0
    /// Wraps at character boundaries.
    case byCharWrapping = 1
    /// Doesn't wrap; text beyond the edge isn't drawn.
    case byClipping = 2
    /// Replaces the start of the line by an ellipsis.
    case byTruncatingHead = 3
    /// Replaces the end of the line by an ellipsis.
    case byTruncatingTail = 4
    /// Replaces the middle of the line by an ellipsis.
    case byTruncatingMiddle = 5
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// Determined by the paragraph's first character with a direction.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The way in which the attribute `writingDirection` changes the direction of its range.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The range is laid out as a unit in the direction; characters keep theirs.
    case embedding = 0
    /// Every character has the direction.
    case override = 2
}

/// The style of an underline or strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes and pairs of dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// No line at spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSTextAlignment {
    package var textAlignment: TextParagraph.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    package var textMode: TextParagraph.LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

extension NSWritingDirection {
    var textDirection: TextParagraph.WritingDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

extension NSUnderlineStyle {
    /// The line to draw; `nil` if there is none.
    func textDecoration(color: CGColor?) -> TextAttributes.Decoration? {
        guard let style = textStyle else { return nil }
        var decoration = TextAttributes.Decoration(style, color: color)
        guard rawValue > 0xFF else { return decoration }
        decoration.isByWord = contains(.byWord)
        decoration.pattern =
            switch NSUnderlineStyle(rawValue: rawValue & 0x0700) {
            case .patternDot: .dot
            case .patternDash: .dash
            case .patternDashDot: .dashDot
            case .patternDashDotDot: .dashDotDot
            default: .solid
            }
        return decoration
    }

    private var textStyle: TextAttributes.Decoration.Style? {
        if isSuperset(of: .double) { return .double }
        if contains(.thick) { return .thick }
        return contains(.single) ? .single : nil
    }
}
