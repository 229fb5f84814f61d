// SPDX-License-Identifier: MIT
import UIKit

/// A text view that reports its text, and performs commands from standard input with the pasteboard.
@MainActor
final class Exchanger: UITextViewDelegate {
    static let shared = Exchanger()
    /// A part of exchanged texts: 15 bytes in UTF-8, with characters of one, two, and three bytes.
    nonisolated private static let unit = "Grüße 世界\n"
    private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    func begin(in view: UIView) {
        textView.delegate = self
        view.addSubview(textView)
        textView.becomeFirstResponder()
        NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
        ) { _ in say("pasteboard changed") }
        Thread.detachNewThread {
            while let line = readLine() {
                let words = line.split(separator: " ").map(String.init)
                DispatchQueue.main.async { MainActor.assumeIsolated { Self.shared.perform(words) } }
            }
            exit(0)
        }
        say("exchanging")
    }

    func textViewDidChange(_ textView: UITextView) { say("text \(Self.describe(textView.text))") }

    func textViewDidChangeSelection(_ textView: UITextView) {
        if textView.selectedRange.length > 0 { say("selected \(textView.selectedRange.length)") }
    }

    private func perform(_ words: [String]) {
        switch words.first {
        case "copy":
            UIPasteboard.general.string = String(repeating: Self.unit, count: words.last.flatMap(Int.init) ?? 0)
            say("copied \(words.last ?? "")")
        case "read": say("read \(Self.describe(UIPasteboard.general.string))")
        case "load": load()
        case "clear":
            textView.text = ""
            say("cleared")
        default: say("unknown command")
        }
    }

    private func load() {
        Task {
            do {
                let text = try await UIPasteboard.general.loadString()
                let description = await Task.detached { Self.describe(text) }.value
                say("loaded \(description)")
            } catch {
                say("not loaded: \(error)")
            }
        }
    }

    /// Returns the number of units in a text, or the text itself, or its length if it is long.
    nonisolated private static func describe(_ text: String?) -> String {
        guard let text else { return "nothing" }
        let count = text.utf8.count / unit.utf8.count
        if text == String(repeating: unit, count: count) { return "\(count)" }
        return "other \(text.count > 80 ? "\(text.count)" : text)"
    }
}
