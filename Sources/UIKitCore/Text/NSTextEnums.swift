// SPDX-License-Identifier: MIT
internal import TextLayout

/// Which edges lines are flush with.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges, except for a paragraph's last line.
    case justified = 3
    /// The edge where the paragraph's writing begins.
    case natural = 4
}

/// What happens to text that is wider than the room for it.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// Which way a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
    /// As its first character with a direction is.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}

extension NSTextAlignment {
    var textAlignment: TextParagraph.Alignment {
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
    var textMode: TextParagraph.LineBreakMode {
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
    /// The line to draw; `nil` for none.
    var textStyle: TextAttributes.Decoration.Style? {
        if isSuperset(of: .double) { return .double }
        if contains(.thick) { return .thick }
        return contains(.single) ? .single : nil
    }
}
