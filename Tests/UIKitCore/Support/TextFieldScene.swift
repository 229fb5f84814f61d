// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore
package import UIKitTesting
import Windowing
import WindowingHeadless

/// A stage with a text field, and a record of its events.
@MainActor
package final class TextFieldScene: UITextFieldDelegate {
    package let stage: Stage
    package let field: UITextField
    package var log: [String] = []
    package var mayBegin = true
    package var mayEnd = true
    package var mayChange = true
    private var observers: [any NSObjectProtocol] = []

    package init(_ text: String = "", size: CGSize = CGSize(width: 200, height: 34), scale: CGFloat = 1) {
        stage = Stage(size: CGSize(width: 400, height: 200), scale: scale)
        field = UITextField(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
        field.borderStyle = .roundedRect
        field.text = text
        field.delegate = self
        stage.show(field)
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// Also records control events and notifications.
    package func watch() {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryActionTriggered"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
        let names: [(Notification.Name, String)] = [
            (UITextField.textDidBeginEditingNotification, "note: began"),
            (UITextField.textDidChangeNotification, "note: changed"),
            (UITextField.textDidEndEditingNotification, "note: ended"),
        ]
        for (name, word) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.log.append(word) }
                })
        }
    }

    /// The selection in UTF-16 offsets.
    package var selection: Range<Int> {
        guard let range = field.selectedTextRange else { return -1 ..< -1 }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return start..<field.offset(from: field.beginningOfDocument, to: range.end)
    }

    package var marked: Range<Int>? {
        guard let range = field.markedTextRange else { return nil }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return start..<field.offset(from: field.beginningOfDocument, to: range.end)
    }

    package func select(_ range: Range<Int>) {
        guard let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
            let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
        else { return }
        field.selectedTextRange = field.textRange(from: start, to: end)
    }

    /// Returns the point before the character at `offset`, in window coordinates.
    package func place(_ offset: Int) -> CGPoint {
        guard let position = field.position(from: field.beginningOfDocument, offset: offset) else { return .zero }
        let caret = field.caretRect(for: position)
        return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    package func keys(_ names: String...) throws {
        for name in names { try stage.key(name) }
    }

    // MARK: - UITextFieldDelegate

    package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.append("should begin")
        return mayBegin
    }

    package func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }

    package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.append("should end")
        return mayEnd
    }

    package func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }

    package func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log.append("should change \(range.location)+\(range.length) to \(string)")
        return mayChange
    }

    package func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }

    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("should return")
        return true
    }

    package func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.append("should clear")
        return true
    }
}
