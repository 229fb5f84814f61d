// SPDX-License-Identifier: MIT
internal import Foundation
package import TextEditing

/// Changes of a text field's text.
extension UITextField {
    package func mayChange(_ range: Range<Int>, to text: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
            replacementString: text) ?? true
    }

    func insert(_ text: String) {
        guard isEnabled else { return }
        if text == "\n" || text == "\r" || text == "\r\n" { return returnWasPressed() }
        editor.enter(text)
    }

    package func notifyUserChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    package func notifySelectionChange() {
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Returns the text as a single line without characters that cannot be displayed.
    package nonisolated static func fit(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 >= 0x80 }) else { return text }
        var line = ""
        line.reserveCapacity(text.utf8.count)
        for character in text {
            if character.isNewline {
                line.append(" ")
            } else if character.isTypable {
                line.append(character)
            }
        }
        return line
    }

    package func textDidChange(_ change: TextChange?) {
        geometry.line = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        content.setNeedsDisplay()
        selectionDidMove()
        if isEditing { editor.menu.textDidChange() }
    }
}

extension Character {
    /// Whether the character is part of a text, which excludes newlines and control characters other than tabs.
    package var isTypable: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return scalar.value == 0x09 || !(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
    }
}
