// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A position between two characters of a text.
///
/// Its representation is private to the text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position.
    ///
    /// Called by subclasses.
    public override init() {}
}

/// A range between two positions of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates a range.
    ///
    /// Called by subclasses.
    public override init() {}

    /// The position at the start of the range.
    ///
    /// Overridden by the text's subclass.
    open var start: UITextPosition { UITextPosition() }
    /// The position at the end of the range.
    ///
    /// Overridden by the text's subclass.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range is empty.
    open var isEmpty: Bool { true }
}

/// A rectangle of a selection, with its properties for drawing.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates a selection rectangle.
    ///
    /// Called by subclasses.
    public override init() {}

    /// The rectangle, in the coordinates of the view that shows the text.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .leftToRight }
    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
    /// The transform of the rectangle about its center; the identity by default.
    open var transform: CGAffineTransform { .identity }
}

/// A direction in the storage order of text.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// A storage or layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a direction from a storage direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Creates a direction from a layout direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The units into which text is divided.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}

// MARK: - Positions as offsets

/// A position as an offset in UTF-16 units.
package final class TextOffset: UITextPosition {
    package let offset: Int

    package init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A range in UTF-16 units.
package final class TextOffsetRange: UITextRange {
    package let range: Range<Int>

    package init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    package override var start: UITextPosition { TextOffset(range.lowerBound) }
    package override var end: UITextPosition { TextOffset(range.upperBound) }
    package override var isEmpty: Bool { range.isEmpty }
}

package final class TextSelectionPiece: UITextSelectionRect {
    private let piece: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    package init(_ piece: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        self.piece = piece
        self.direction = direction
        ends = (containsStart, containsEnd)
        super.init()
    }

    package override var rect: CGRect { piece }
    package override var writingDirection: NSWritingDirection { direction }
    package override var containsStart: Bool { ends.start }
    package override var containsEnd: Bool { ends.end }
}
