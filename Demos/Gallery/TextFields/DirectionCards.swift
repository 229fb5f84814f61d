// SPDX-License-Identifier: MIT
import UIKit

/// A text view with words of both directions in each paragraph.
final class MixedDirectionsCard: TextViewCard {
    private static let samples = [
        "The word שלום and the word سلام in one line.", "שלום and 123 עולם", "नमस्ते", "สวัสดี", "こんにちは שלום", "👋🏽",
    ]

    override func build() {
        super.build()
        textView.accessibilityLabel = "Mixed text"
        textView.text = Self.samples.filter { UIFont.systemFont(ofSize: 17).covers($0) }.joined(separator: "\n")
    }
}

/// Text with characters that could be used to deceive its readers.
final class InvisiblesCard: TextFieldCard {
    private let all = [
        UITextField("Override", text: "photo\u{202E}gpj.exe"),
        UITextField("Isolate", text: "if admin \u{2066}// check\u{2069} {"),
        UITextField("Spaces without a width", text: "pay\u{200B}pal\u{2060}.com\u{FEFF}"),
        UITextField("Codes", text: "NUL \0, bell \u{7}, lone \u{FFFD}"),
    ]

    override var fields: [UITextField] { all }
}

/// A view that stores, draws, and measures its own text.
final class OwnTextCard: CardView {
    private let text = OwnTextView()

    override func build() { addSubview(text) }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(60) }

    override func layoutBody(in area: CGRect) { text.frame = area }
}
