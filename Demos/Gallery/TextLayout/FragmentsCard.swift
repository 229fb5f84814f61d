// SPDX-License-Identifier: MIT
import UIKit

/// A text view whose quotations are drawn by layout fragments of a class of their own.
final class FragmentsCard: CardView, NSTextLayoutManagerDelegate {
    private let text = UITextView()

    override func build() {
        text.accessibilityLabel = "Discussion"
        text.isScrollEnabled = false
        text.backgroundColor = nil
        text.adjustsFontForContentSizeCategory = true
        text.font = .preferredFont(forTextStyle: .subheadline)
        text.text = TextLayoutSamples.discussion
        text.textLayoutManager?.delegate = self
        addSubview(text)
    }

    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        let isQuotation = (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix("“") == true
        return isQuotation
            ? QuotationFragment(textElement: textElement, range: nil)
            : NSTextLayoutFragment(textElement: textElement, range: nil)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        text.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func layoutBody(in area: CGRect) { text.frame = area }
}

/// A paragraph on a rounded background, with a bar at its leading edge.
private final class QuotationFragment: NSTextLayoutFragment {
    override var leadingPadding: CGFloat { 18 }
    override var trailingPadding: CGFloat { 8 }
    override var topMargin: CGFloat { 8 }
    override var bottomMargin: CGFloat { 8 }

    override func draw(at point: CGPoint, in context: CGContext) {
        let lines = textLineFragments.map(\.typographicBounds)
        let right = lines.map(\.maxX).max() ?? 0
        let area = CGRect(
            x: point.x, y: point.y - 4, width: right + 8, height: layoutFragmentFrame.height + 8)
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: area, cornerRadius: 6).fill()
        UIColor.systemTeal.setFill()
        UIBezierPath(
            roundedRect: CGRect(x: area.minX + 5, y: area.minY + 5, width: 4, height: area.height - 10), cornerRadius: 2
        )
        .fill()
        super.draw(at: point, in: context)
    }
}
