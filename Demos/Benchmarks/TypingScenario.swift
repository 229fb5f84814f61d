// SPDX-License-Identifier: MIT
import TextEditing
import TextLayout
import UIKit

/// A text of 50 MB without views: opening it, and keys in its middle, with the history for undo.
final class TypingScenario: Scenario {
    private static let keys = 200
    private static let repetitions = 9

    func run(in view: UIView) async -> [TableRow] {
        let ascii = String(repeating: "A line of a log, with some words in it.\n", count: 1_310_720)
        let mixed = String(repeating: "Zeile mit Umlauten äöü, 日本語, שלום und 😀.\n", count: 820_000)
        return rows(ascii, "50 MB of ASCII") + rows(mixed, "50 MB of mixed scripts")
    }

    private func rows(_ text: String, _ name: String) -> [TableRow] {
        var buffer = EditBuffer()
        let opening = Figures([ProcessorTime.of { buffer = EditBuffer(text) }])
        let middle = buffer.text.boundaries.character(at: buffer.text.length / 2)
        _ = buffer.select(anchor: middle, head: middle)
        let typing = measure {
            _ = buffer.replace(buffer.text.selection, with: $0 % 6 == 5 ? " " : "x", kind: .typing)
        }
        let moving = measure { _ in
            let head = buffer.text.boundaries.character(after: buffer.text.head)
            _ = buffer.select(anchor: head, head: head)
        }
        let movingByWord = measure { _ in
            let head = buffer.text.boundaries.wordStart(before: buffer.text.head)
            _ = buffer.select(anchor: head, head: head)
        }
        let deleting = measure { _ in
            let head = buffer.text.head
            _ = buffer.replace(
                buffer.text.boundaries.character(before: head)..<head, with: "", kind: .deleting)
        }
        let undoing = measure { _ in _ = buffer.undo() }
        return [
            opening.row("\(name), opened", target: 300),
            row(typing, "  typing in its middle", target: 40), row(deleting, "  deleting", target: 40),
            row(moving, "  moving by a character", target: 40), row(movingByWord, "  moving by a word", target: 2000),
            row(undoing, "  undoing", target: 40),
        ]
    }

    /// Returns the processor time of one key, in seconds.
    private func measure(_ key: (Int) -> Void) -> Figures {
        Figures(
            (0..<Self.repetitions).map { _ in
                ProcessorTime.of { for index in 0..<Self.keys { key(index) } } / Double(Self.keys)
            })
    }

    private func row(_ figures: Figures, _ name: String, target: Double) -> TableRow {
        TableRow(
            name: name, median: figures.median * 1e6, upper: figures.quantile(0.9) * 1e6, unit: "µs/key",
            target: target)
    }
}
