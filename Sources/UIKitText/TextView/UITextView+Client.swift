// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

/// Conformance to the editor's client.
extension UITextView: TextEditorClient {
    /// Whether text can be selected and links can be opened.
    var isInteractive: Bool { isSelectable }
    var acceptsEdits: Bool { isEditable && isSelectable }

    // MARK: - Text

    /// Returns the text without characters that cannot be displayed, but with newlines.
    nonisolated static func fit(_ text: String) -> String {
        guard !text.allSatisfy({ $0.isNewline || $0.isTypable }) else { return text }
        return text.filter { $0.isNewline || $0.isTypable }
    }

    func mayChange(_ range: Range<Int>, to text: String) -> Bool {
        delegate?.textView(
            self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count), replacementText: text)
            ?? true
    }

    func notifyUserChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: - Selection

    func notifySelectionChange() {
        delegate?.textViewDidChangeSelection(self)
    }

    func selectionDidMove() {
        editor.typing = nil
        showing.column = nil
        if isEditing {
            // While selecting with the pointer, the caret is at the pointer anyway.
            showing.showsCaret = editor.selecting.location == nil
            page.restartCaret()
        }
        setNeedsLayout()
    }

    // MARK: - Spelling

    var visibleText: Range<Int> {
        let top = bounds.minY - textOrigin.y
        return stack.characters(from: top, to: top + bounds.height).clamped(to: 0..<edited.length)
    }

    func markMisspelled(_ words: [Range<Int>], in part: Range<Int>) {
        decorations.set(.wave, to: words, in: part)
    }

    // MARK: - Predictions

    func hasSpace(forPredictionOf width: CGFloat) -> Bool {
        let caret = caretFrame(at: edited.head).midX
        let isRightToLeft = isRightToLeft(at: edited.head)
        return isRightToLeft ? caret - width >= textOrigin.x : caret + width <= textOrigin.x + stack.width
    }

    var caretBaseline: CGFloat { textOrigin.y + stack.baseline(at: edited.head) }

    func predictionDidChange() { setNeedsLayout() }

    // MARK: - Other notifications

    func windowKeyStateDidChange() {
        setNeedsLayout()
    }

    func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    // MARK: - Geometry

    package func isRightToLeft(at offset: Int) -> Bool { stack.isRightToLeft(at: offset) }

    func caretFrame(at offset: Int) -> CGRect { caretFrame(stack.caretRect(for: offset)) }

    func secondaryCaretFrame(at offset: Int) -> CGRect? {
        stack.secondaryCaretRect(for: offset).map(caretFrame)
    }

    private func caretFrame(_ place: CGRect) -> CGRect {
        let rect = inView(place)
        let (width, overhang) = (Theme.TextInput.caretWidth, Theme.TextInput.caretOverhang)
        // A caret at the very edge would be cut in half.
        let x = min(max(rect.minX - width / 2, 0), max(bounds.width - width, 0))
        return CGRect(x: x, y: rect.minY - overhang / 2, width: width, height: rect.height + overhang)
    }

    func selectionFrames(of range: Range<Int>) -> [CGRect] { stack.selectionRects(for: range).map(inView) }

    func offset(at point: CGPoint) -> Int {
        guard point.x.isFinite, point.y.isFinite else { return edited.head }
        return edited.boundaries.character(at: stack.offset(at: inText(point)))
    }

    func character(under point: CGPoint) -> Range<Int>? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let place = inText(point)
        let top = manager.top(of: textContainer)
        guard place.y >= top, place.y < top + manager.height(of: textContainer) else { return nil }
        let boundaries = edited.boundaries
        let nearest = boundaries.character(at: stack.offset(at: place))
        // The nearest position may be on either side of the character.
        for start in [boundaries.character(before: nearest), nearest] {
            let end = boundaries.character(after: start)
            guard start < end else { continue }
            // The selection rectangle of a newline extends to the edge, which is not a character.
            let isNewline = boundaries.substring(start..<end).first?.isNewline == true
            if !isNewline, stack.selectionRects(for: start..<end).first?.contains(place) == true { return start..<end }
        }
        return nil
    }

    func isSelected(at point: CGPoint) -> Bool {
        guard isEditing, !edited.selection.isEmpty else { return false }
        let place = inText(point)
        let rects = stack.selectionRects(for: edited.selection, from: place.y - 1, to: place.y + 1)
        return rects.contains { $0.contains(place) }
    }

    func visiblePart(of rect: CGRect) -> CGRect {
        let seen = rect.intersection(bounds)
        return seen.isNull ? bounds : seen
    }

    package func neighbor(of offset: Int, toRight: Bool) -> Int {
        let boundaries = edited.boundaries
        if let found = stack.position(from: offset, toRight: toRight) {
            // A movement into a character continues to its end.
            let start = boundaries.character(at: found)
            return start == offset && found > offset ? boundaries.character(after: offset) : start
        }
        let isForward = toRight != isRightToLeft(at: offset)
        return isForward ? boundaries.character(after: offset) : boundaries.character(before: offset)
    }

    package func isLeft(_ offset: Int, of other: Int) -> Bool {
        let (first, second) = (stack.caretRect(for: offset), stack.caretRect(for: other))
        // The line above is read first.
        guard first.minY == second.minY else { return (first.minY < second.minY) != isRightToLeft(at: offset) }
        return first.minX <= second.minX
    }

    /// Returns the paragraph with its newline.
    func block(at offset: Int) -> Range<Int> {
        stack.range(of: stack.paragraph(at: offset))
    }
}

extension UITextView: AccessibilityTextSource {}
