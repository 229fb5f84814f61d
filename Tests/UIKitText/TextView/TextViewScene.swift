// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore
import UIKitTesting
import UIKitText

/// A stage with a text view, and a record of its events.
@MainActor
final class TextViewScene: UITextViewDelegate {
    let stage: Stage
    let view: UITextView
    var log: [String] = []
    var mayBegin = true
    var mayEnd = true
    var mayChange = true
    var mayOpen = false
    var opened: [URL] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ text: String = "", size: CGSize = CGSize(width: 200, height: 100), in whole: CGSize? = nil) {
        let stageSize = whole ?? CGSize(width: size.width + 40, height: size.height + 40)
        stage = Stage(size: stageSize, scale: 1)
        view = UITextView(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
        view.text = text
        view.delegate = self
        stage.show(view)
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// Also records notifications.
    func watch() {
        let names: [(Notification.Name, String)] = [
            (UITextView.textDidBeginEditingNotification, "note: began"),
            (UITextView.textDidChangeNotification, "note: changed"),
            (UITextView.textDidEndEditingNotification, "note: ended"),
        ]
        for (name, word) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.log.append(word) }
                })
        }
    }

    var selection: Range<Int> {
        view.selectedRange.location..<view.selectedRange.location + view.selectedRange.length
    }

    func select(_ range: Range<Int>) {
        view.selectedRange = NSRange(location: range.lowerBound, length: range.count)
        stage.advance(by: 0)
    }

    /// Returns the caret's rectangle before the character at `offset`, in the view's content.
    func caret(_ offset: Int) -> CGRect {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset) else { return .null }
        return view.caretRect(for: position)
    }

    /// Returns the center of that caret, in window coordinates.
    func place(_ offset: Int) -> CGPoint {
        let caret = caret(offset)
        return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    func keys(_ names: String...) throws {
        for name in names { try stage.key(name) }
    }

    /// The number of lines on the screen.
    var lineCount: Int {
        guard let line = view.font?.lineHeight, line > 0 else { return 0 }
        return Int(((view.contentSize.height - 16) / line).rounded())
    }

    // MARK: - UITextViewDelegate

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.append("should begin")
        return mayBegin
    }

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log.append("should end")
        return mayEnd
    }

    func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("should change \(range.location)+\(range.length) to \(text)")
        return mayChange
    }

    func textViewDidChange(_ textView: UITextView) { log.append("changed") }

    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        opened.append(URL)
        log.append("link \(characterRange.location)+\(characterRange.length)")
        return mayOpen
    }
}
