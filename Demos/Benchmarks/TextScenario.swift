// SPDX-License-Identifier: MIT
import UIKit

/// Opening long texts in a text view, and typing in their middle.
final class TextScenario: Scenario {
    private static let keys = 100
    private static let openings = 5

    func run(in view: UIView) async -> [TableRow] {
        let log = NSAttributedString(string: Self.log(of: 50_000_000))
        let styled = Self.styledText(of: 1_000_000)
        return measure(log, named: "log of 50 MB", in: view)
            + measure(styled, named: "text of 1 MB in 20,000 styles", in: view)
    }

    private func measure(_ text: NSAttributedString, named name: String, in view: UIView) -> [TableRow] {
        var openings: [TimeInterval] = []
        let string = text.string
        let isPlain = text.length == 0 || text.attributes(at: 0, effectiveRange: nil).isEmpty
        for _ in 0..<Self.openings {
            let page = UITextView(frame: view.bounds)
            openings.append(
                ProcessorTime.of {
                    if isPlain { page.text = string } else { page.attributedText = text }
                    view.addSubview(page)
                    page.layoutIfNeeded()
                })
            page.removeFromSuperview()
        }
        let page = UITextView(frame: view.bounds)
        if isPlain { page.text = string } else { page.attributedText = text }
        view.addSubview(page)
        page.becomeFirstResponder()
        page.selectedRange = NSRange(location: text.length / 2, length: 0)
        page.layoutIfNeeded()
        let keys = (0..<Self.keys).map { index in
            ProcessorTime.of {
                page.insertText(index % 20 == 19 ? "\n" : "x")
                page.layoutIfNeeded()
            }
        }
        page.removeFromSuperview()
        return [
            Figures(openings).row("opening a \(name)", target: 300),
            Figures(keys).row("typing a character in the middle of a \(name)", target: 4),
        ]
    }

    /// Returns lines such as those of a system log.
    private static func log(of length: Int) -> String {
        var text = ""
        text.reserveCapacity(length + 200)
        var number = 0
        while text.utf8.count < length {
            text +=
                "Nov 25 20:06:00 host service[\(number % 30000)]: request \(number) finished in \(number % 977) ms\n"
            number += 1
        }
        return text
    }

    private static func styledText(of length: Int) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        let fonts: [UIFont] = [.systemFont(ofSize: 14), .boldSystemFont(ofSize: 14), .italicSystemFont(ofSize: 14)]
        let words = "A styled part of a text, with some words in it.\n"
        var parts = 0
        while text.length < length {
            let attributes: [NSAttributedString.Key: Any] = [.font: fonts[parts % fonts.count], .kern: parts % 2]
            text.append(NSAttributedString(string: words, attributes: attributes))
            parts += 1
        }
        return text
    }
}
