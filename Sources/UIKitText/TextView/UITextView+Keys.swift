// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

/// Keys that move between lines and leave the text.
extension UITextView {
    /// Handles keys, and returns whether one of them was for the text.
    func write(with presses: Set<UIPress>) -> Bool {
        guard isEditing, let key = presses.first?.key else { return false }
        if editor.predictions?.use(key) == true { return true }
        let modifiers = key.modifierFlags
        if key.keyCode == .keyboardF7, !acceptsEdits, modifiers.isPlain { return toggleCaretBrowsing(presses) }
        if key.keyCode == .keyboardTab { return tab(modifiers) }
        if !acceptsEdits, key.keyCode == .keyboardReturnOrEnter, performSelectedItem() { return true }
        // Read-only text is scrolled.
        if !showsCaretWhileActive, modifiers.isPlain, !modifiers.contains(.shift), scroll(with: presses) {
            return true
        }
        return editor.edit(with: presses)
    }

    /// Shows a caret in text that can't be edited, which the arrow keys move, or hides it.
    ///
    /// It applies to all text views of the application.
    private func toggleCaretBrowsing(_ presses: Set<UIPress>) -> Bool {
        guard presses.first?.isRepeat == false else { return true }
        CaretBrowsing.isOn.toggle()
        showing.showsCaret = showsCaretWhileActive
        setNeedsLayout()
        if CaretBrowsing.isOn { bringCaretIntoView() }
        return true
    }

    /// Whether there is a caret while the view is first responder.
    var showsCaretWhileActive: Bool { acceptsEdits || CaretBrowsing.isOn }

    private func tab(_ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.isDisjoint(with: [.alternate, .command]) else { return false }
        if modifiers.contains(.control) {
            return window?.focusSystem.moveOn(modifiers.contains(.shift) ? .previous : .next) ?? false
        }
        if !acceptsEdits { return selectItem(after: !modifiers.contains(.shift)) }
        guard !modifiers.contains(.shift) else { return false }
        editor.enter("\t")
        return true
    }

    func move(with key: UIKeyboardHIDUsage, byWord: Bool, extending: Bool) -> Bool {
        editor.commitComposition()
        switch key {
        case .keyboardUpArrow where byWord: editor.move(.paragraph, forward: false, extending: extending)
        case .keyboardDownArrow where byWord: editor.move(.paragraph, forward: true, extending: extending)
        case .keyboardUpArrow: moveByLine(isBelow: false, extending)
        case .keyboardDownArrow: moveByLine(isBelow: true, extending)
        case .keyboardHome where byWord: editor.move(.document, forward: false, extending: extending)
        case .keyboardEnd where byWord: editor.move(.document, forward: true, extending: extending)
        case .keyboardHome: editor.move(.line, forward: false, extending: extending)
        case .keyboardEnd: editor.move(.line, forward: true, extending: extending)
        case .keyboardPageUp where !byWord: moveByPage(isBelow: false, extending)
        case .keyboardPageDown where !byWord: moveByPage(isBelow: true, extending)
        default: return false
        }
        return true
    }

    package func lineEnd(from offset: Int, forward: Bool) -> Int {
        let line = stack.line(at: offset)
        guard forward else { return line.range.lowerBound }
        // The end of a wrapped line is the start of the next one, so the caret stays before the last space.
        guard line.isWrapped, !line.range.isEmpty else { return line.range.upperBound }
        return max(edited.boundaries.character(before: line.range.upperBound), line.range.lowerBound)
    }

    /// Returns the position nearest to `x` in the line above or below; `nil` if there is none.
    func place(_ x: CGFloat, isBelow: Bool, from offset: Int) -> Int? {
        stack.line(after: offset, isBelow: isBelow).map {
            edited.boundaries.character(at: stack.offset(at: CGPoint(x: x, y: $0.frame.midY)))
        }
    }

    private func moveByLine(isBelow: Bool, _ extends: Bool) {
        // The caret leaves a selection from its end in that direction.
        let start = extends ? edited.head : isBelow ? edited.selection.upperBound : edited.selection.lowerBound
        let x = showing.column ?? stack.caretRect(for: start).minX
        editor.moveHead(
            to: place(x, isBelow: isBelow, from: start) ?? (isBelow ? edited.length : 0), extending: extends)
        showing.column = x
    }

    private func moveByPage(isBelow: Bool, _ extends: Bool) {
        let caret = stack.caretRect(for: edited.head)
        let x = showing.column ?? caret.minX
        let inset = adjustedContentInset
        // One line stays visible for orientation.
        let page = max(bounds.height - inset.top - inset.bottom - caret.height, caret.height)
        let y = caret.midY + (isBelow ? page : -page)
        let target: Int
        if y < 0 {
            target = 0
        } else if y > stack.height {
            target = edited.length
        } else {
            target = edited.boundaries.character(at: stack.offset(at: CGPoint(x: x, y: y)))
        }
        if isScrollEnabled {
            let offset = CGPoint(x: contentOffset.x, y: contentOffset.y + (isBelow ? page : -page))
            setContentOffset(rounded(clamped(offset)), animated: false)
        }
        editor.moveHead(to: target, extending: extends)
        showing.column = x
    }
}

/// The caret in text that can't be edited, which F7 switches on and off for all text views.
@MainActor
enum CaretBrowsing {
    static var isOn = false
}
