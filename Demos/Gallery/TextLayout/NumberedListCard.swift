// SPDX-License-Identifier: MIT
import UIKit

/// An editable list with numbers, and another one inside it.
final class NumberedListCard: CardView {
    private let text = UITextView()

    override func build() {
        text.accessibilityLabel = "List"
        text.isScrollEnabled = false
        text.backgroundColor = nil
        text.adjustsFontForContentSizeCategory = true
        let outer = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)
        let inner = NSTextList(markerFormat: NSTextList.MarkerFormat("{lower-alpha})"), options: 0)
        let content = NSMutableAttributedString(string: "")
        for (line, lists) in [
            ("Soak the beans", [outer]), ("Overnight in cold water", [outer, inner]), ("Rinse them", [outer, inner]),
            ("Cook them for an hour", [outer]), ("Season to taste", [outer]),
        ] {
            let style = NSMutableParagraphStyle()
            style.textLists = lists
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
                .paragraphStyle: style,
            ]
            content.append(
                NSAttributedString(string: (content.length > 0 ? "\n" : "") + line, attributes: attributes))
        }
        text.attributedText = content
        addSubview(text)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        text.sizeThatFits(CGSize(width: width, height: 0)).height + 30
    }

    override func layoutBody(in area: CGRect) { text.frame = area }
}
