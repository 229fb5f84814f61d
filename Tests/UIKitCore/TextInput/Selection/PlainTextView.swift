// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import UIKitCore

/// An application's view with a text store, positions, and layout of its own: each character is 10 points wide, and each
/// line is 20 points high.
@MainActor
final class PlainTextView: UIView, UITextInput {
    final class Position: UITextPosition {
        let index: Int
        init(_ index: Int) { self.index = index }
    }

    final class Span: UITextRange {
        let range: Range<Int>
        init(_ range: Range<Int>) { self.range = range }
        override var start: UITextPosition { Position(range.lowerBound) }
        override var end: UITextPosition { Position(range.upperBound) }
        override var isEmpty: Bool { range.isEmpty }
    }

    final class Box: UITextSelectionRect {
        private let box: CGRect
        init(_ box: CGRect) { self.box = box }
        override var rect: CGRect { box }
    }

    static let cell = CGSize(width: 10, height: 20)

    private(set) var store: [Character] = []
    private(set) var selection = 0..<0
    private var marked: Range<Int>?
    var editable = true
    var allowsChanges = true

    init(_ text: String) {
        store = Array(text)
        super.init(frame: CGRect(x: 20, y: 20, width: 300, height: 160))
        selection = store.count..<store.count
    }

    required init?(coder: NSCoder) { nil }

    var string: String { String(store) }
    var isEditable: Bool { editable }
    var isSecureTextEntry = false
    override var canBecomeFirstResponder: Bool { true }

    func select(_ range: Range<Int>) { selectedTextRange = Span(range) }

    /// The middle of the left edge of a character, in window coordinates.
    func place(_ index: Int) -> CGPoint {
        let rect = caret(index)
        return convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    // MARK: - UIKeyInput

    var hasText: Bool { !store.isEmpty }

    func insertText(_ text: String) {
        change(marked ?? selection, text)
        marked = nil
    }

    func deleteBackward() {
        let range = marked ?? (selection.isEmpty ? max(selection.lowerBound - 1, 0)..<selection.lowerBound : selection)
        change(range, "")
        marked = nil
    }

    private func change(_ range: Range<Int>, _ text: String) {
        inputDelegate?.selectionWillChange(self)
        inputDelegate?.textWillChange(self)
        store.replaceSubrange(range.clamped(to: 0..<store.count), with: Array(text))
        let end = min(range.lowerBound + text.count, store.count)
        selection = end..<end
        setNeedsDisplay()
        inputDelegate?.textDidChange(self)
        inputDelegate?.selectionDidChange(self)
    }

    // MARK: - Text

    func text(in range: UITextRange) -> String? { (range as? Span).map { String(store[clamped($0.range)]) } }

    func replace(_ range: UITextRange, withText text: String) {
        guard let span = range as? Span else { return }
        store.replaceSubrange(clamped(span.range), with: Array(text))
        let end = min(span.range.lowerBound + text.count, store.count)
        selection = end..<end
    }

    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { allowsChanges }

    private func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<store.count) }

    // MARK: - Selection and composition

    var selectedTextRange: UITextRange? {
        get { Span(selection) }
        set { if let span = newValue as? Span { selection = clamped(span.range) } }
    }

    var markedTextRange: UITextRange? { marked.map { Span($0) } }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text = markedText ?? ""
        let range = marked ?? selection
        change(range, text)
        marked = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.count
    }

    func unmarkText() { marked = nil }

    // MARK: - Positions

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(store.count) }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let first = fromPosition as? Position, let second = toPosition as? Position else { return nil }
        return Span(min(first.index, second.index)..<max(first.index, second.index))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? Position, (0...store.count).contains(position.index + offset) else {
            return nil
        }
        return Position(position.index + offset)
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .left: return self.position(from: position, offset: -offset)
        case .right: return self.position(from: position, offset: offset)
        case .up, .down:
            let rect = caretRect(for: position)
            let y = rect.midY + CGFloat(direction == .down ? offset : -offset) * Self.cell.height
            return closestPosition(to: CGPoint(x: rect.midX, y: y))
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let first = from as? Position, let second = toPosition as? Position else { return 0 }
        return second.index - first.index
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }

    // MARK: - System

    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }

    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: - Geometry

    private func caret(_ index: Int) -> CGRect {
        let before = store[..<min(index, store.count)]
        let line = before.count { $0 == "\n" }
        let column = before.count - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0)
        return CGRect(
            x: CGFloat(column) * Self.cell.width - 1, y: CGFloat(line) * Self.cell.height, width: 2,
            height: Self.cell.height)
    }

    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .null }

    func caretRect(for position: UITextPosition) -> CGRect { caret((position as? Position)?.index ?? 0) }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = (range as? Span)?.range else { return [] }
        var boxes: [CGRect] = []
        for index in range {
            let left = caret(index)
            let width = store[index] == "\n" ? 0 : Self.cell.width
            let box = CGRect(x: left.midX, y: left.minY, width: width, height: left.height)
            if let last = boxes.last, last.minY == box.minY {
                boxes[boxes.count - 1] = last.union(box)
            } else {
                boxes.append(box)
            }
        }
        return boxes.map { Box($0) }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let lines = store.split(separator: "\n", omittingEmptySubsequences: false)
        let line = min(max(Int((point.y / Self.cell.height).rounded(.down)), 0), lines.count - 1)
        let column = min(max(Int((point.x / Self.cell.width).rounded()), 0), lines[line].count)
        return Position(lines[line].startIndex + column)
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let found = closestPosition(to: point) as? Position, let range = (range as? Span)?.range else {
            return nil
        }
        return Position(min(max(found.index, range.lowerBound), range.upperBound))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        let left = CGPoint(x: point.x - Self.cell.width / 2, y: point.y)
        guard let start = closestPosition(to: left) as? Position, start.index < store.count else { return nil }
        return Span(start.index..<start.index + 1)
    }
}
