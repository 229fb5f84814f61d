// SPDX-License-Identifier: MIT
public import Foundation

/// Moves and extends selections as keys and pointers do.
///
/// ```swift
/// let navigation = layoutManager.textSelectionNavigation
/// layoutManager.textSelections = layoutManager.textSelections.compactMap {
///     navigation.destinationSelection(
///         for: $0, direction: .right, destination: .word, extending: false, confined: false)
/// }
/// ```
@preconcurrency @MainActor
open class NSTextSelectionNavigation: NSObject {
    /// A direction of a movement.
    public enum Direction: Int, Sendable {
        /// In the order of the text.
        case forward = 0
        /// Against the order of the text.
        case backward = 1
        case right = 2
        case left = 3
        case up = 4
        case down = 5
    }

    /// The end of a movement.
    public enum Destination: Int, Sendable {
        /// The next grapheme cluster.
        case character = 0
        case word = 1
        /// The edge of the line.
        case line = 2
        case sentence = 3
        case paragraph = 4
        case container = 5
        case document = 6
    }

    /// Variations of a selection with the pointer.
    public struct Modifier: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The present selection is extended, as with Shift.
        public static let extend = Modifier(rawValue: 1)
        /// A range is added to the present ones.
        public static let multiple = Modifier(rawValue: 4)
    }

    /// The direction of a paragraph.
    public enum WritingDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// Creates an object that moves selections in a text, such as that of a layout manager.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// The text; not retained.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?

    // MARK: - Movement

    /// Returns a moved or extended selection.
    ///
    /// - Parameters:
    ///   - textSelection: The selection; the last of several ranges is moved.
    ///   - direction: The direction.
    ///   - destination: The end of the movement.
    ///   - extending: Whether the selection is extended to the destination.
    ///   - confined: Whether a movement of a line up or down stays in the paragraph.
    /// - Returns: The selection; `nil` if it can't be moved.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        moved(textSelection, direction, destination, extending: extending, confined: confined)
    }

    /// Returns the selections after a click or during a drag.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the container.
    ///   - containerLocation: A location in the container.
    ///   - anchors: The selections from which a drag or an extension begins.
    ///   - modifiers: The variations.
    ///   - selecting: Whether the pointer is dragged.
    ///   - bounds: The visible part of the container.
    /// - Returns: The selections; `anchors` without text.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        selections(at: point, in: containerLocation, anchors, modifiers, isDragging: selecting)
    }

    /// Returns a selection extended to whole units of text.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection { extended(textSelection, to: selectionGranularity) }

    /// Returns the selection of the unit of text at a point; `nil` without text.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let place = place(at: point, in: location) else { return nil }
        let caret = NSTextSelection(place, affinity: .downstream)
        return extended(caret, to: selectionGranularity)
    }

    // MARK: - Editing

    /// Returns the location at which typed text is inserted; `nil` without a range.
    ///
    /// - Parameters:
    ///   - textSelection: The selection.
    ///   - writingDirection: The direction of the text; at a caret with a second place, that place is used for text from
    ///     right to left.
    /// - Returns: The location.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: WritingDirection
    ) -> (any NSTextLocation)? {
        guard let range = textSelection.textRanges.first else { return nil }
        if range.isEmpty, writingDirection == .rightToLeft, let second = textSelection.secondarySelectionLocation {
            return second
        }
        return range.location
    }

    /// Returns the ranges that a key deletes.
    ///
    /// - Parameters:
    ///   - textSelection: The selection; ranges with characters are deleted themselves.
    ///   - direction: The direction of a deletion at a caret.
    ///   - destination: The end of a deletion at a caret.
    ///   - allowsDecomposition: Whether only the last mark of a character is deleted backward.
    /// - Returns: The ranges; none at the end of the text.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] { deleted(textSelection, direction, destination, allowsDecomposition) }
}
