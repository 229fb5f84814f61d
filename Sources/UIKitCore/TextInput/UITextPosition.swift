// SPDX-License-Identifier: MIT
public import Foundation

/// A place between two characters of a text; what is in it only the text knows that made it.
@MainActor
open class UITextPosition {
    public init() {}
}

/// What lies between two positions of a text.
@MainActor
open class UITextRange {
    public init() {}

    /// The position before the range; the text's class overrides it.
    open var start: UITextPosition { UITextPosition() }
    /// The position after the range; the text's class overrides it.
    open var end: UITextPosition { UITextPosition() }
    /// Whether nothing lies between the two.
    open var isEmpty: Bool { true }
}

/// A rectangle of what is selected, with what it needs to be drawn.
@MainActor
open class UITextSelectionRect {
    public init() {}

    /// In the coordinates of the view that shows the text.
    open var rect: CGRect { .zero }
    /// Which way the text in it is written.
    open var writingDirection: NSWritingDirection { .leftToRight }
    /// Whether the selection begins here.
    open var containsStart: Bool { false }
    /// Whether the selection ends here.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
}

/// A direction in the order in which text is stored.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction as text is seen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// How large the pieces are that a text is looked through in.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}

// MARK: - Positions by number

/// A position as UTF-16 units from the beginning.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A range of UTF-16 units.
final class TextOffsetRange: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }
}

final class TextSelectionPiece: UITextSelectionRect {
    private let piece: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    init(_ piece: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        self.piece = piece
        self.direction = direction
        ends = (containsStart, containsEnd)
        super.init()
    }

    override var rect: CGRect { piece }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
