// SPDX-License-Identifier: MIT
internal import Foundation

/// Keys that move the caret or delete. Keys that type are handled by ``UIResponder``.
extension UITextInteraction {
    package func accepts(_ key: UIKey) -> Bool {
        guard textInput != nil, key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd: return true
        case .keyboardUpArrow, .keyboardDownArrow: return !key.modifierFlags.contains(.control)
        case .keyboardDeleteForward: return acceptsEdits
        case .keyboardDeleteOrBackspace: return acceptsEdits && key.modifierFlags.contains(.control)
        default: return false
        }
    }

    package func consume(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, accepts(key), let textInput, let (anchor, head) = ends else { return false }
        display?.showsHandles = false
        if textInput.markedTextRange != nil { textInput.unmarkText() }
        let (byWord, extends) = (key.modifierFlags.contains(.control), key.modifierFlags.contains(.shift))
        switch key.keyCode {
        case .keyboardLeftArrow: move(toRight: false, byWord: byWord, extending: extends)
        case .keyboardRightArrow: move(toRight: true, byWord: byWord, extending: extends)
        case .keyboardUpArrow, .keyboardDownArrow:
            moveVertically(isBelow: key.keyCode == .keyboardDownArrow, extending: extends)
        case .keyboardHome:
            let target = byWord ? textInput.beginningOfDocument : lineEnd(from: head, forward: false)
            if let target { select(extends ? anchor : target, target) }
        case .keyboardEnd:
            let target = byWord ? textInput.endOfDocument : lineEnd(from: head, forward: true)
            if let target { select(extends ? anchor : target, target) }
        default: delete(from: head, backward: key.keyCode == .keyboardDeleteOrBackspace, byWord: byWord)
        }
        offerSelection()
        return true
    }

    private func move(toRight: Bool, byWord: Bool, extending: Bool) {
        guard let textInput, let (anchor, head) = ends, let range = textInput.selectedTextRange else { return }
        let target: UITextPosition?
        if byWord {
            target = word(from: head, forward: toRight != isRightToLeft(at: head))
        } else if !extending, !range.isEmpty {
            // Out of a selection, to the end on that side.
            let (first, second) = (textInput.caretRect(for: range.start), textInput.caretRect(for: range.end))
            let isInOrder = first.minY == second.minY ? first.minX <= second.minX : !isRightToLeft(at: head)
            target = isInOrder == toRight ? range.end : range.start
        } else {
            target = neighbor(of: head, toRight: toRight)
        }
        if let target { select(extending ? anchor : target, target) }
    }

    private func moveVertically(isBelow: Bool, extending: Bool) {
        guard let textInput, let (anchor, head) = ends else { return }
        let x = column ?? textInput.caretRect(for: head).midX
        guard let target = position(atX: x, isBelow: isBelow, from: head) else { return }
        select(extending ? anchor : target, target)
        column = x
    }

    private func delete(from head: UITextPosition, backward: Bool, byWord: Bool) {
        guard let textInput, let range = textInput.selectedTextRange else { return }
        guard range.isEmpty else { return replaceSelection(with: "") }
        let tokenizer = textInput.tokenizer
        let other =
            byWord
            ? word(from: head, forward: !backward)
            : tokenizer.rangeEnclosingPosition(head, with: .character, inDirection: .storage(.forward))?.end
                ?? textInput.position(from: head, offset: 1)
        if let other, let range = textInput.range(head, other) { replace(range, with: "") }
    }
}
