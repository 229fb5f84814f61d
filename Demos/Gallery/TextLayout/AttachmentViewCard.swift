// SPDX-License-Identifier: MIT
import UIKit

/// A text view with controls at attachment characters.
final class AttachmentViewCard: CardView {
    private let text = UITextView()

    override func build() {
        text.accessibilityLabel = "Text with controls"
        text.isScrollEnabled = false
        text.backgroundColor = nil
        text.adjustsFontForContentSizeCategory = true
        let font = UIFont.preferredFont(forTextStyle: .body)
        let content = NSMutableAttributedString(string: "Notify me ")
        content.append(NSAttributedString(attachment: ControlAttachment(.toggle)))
        content.append(NSAttributedString(string: " at a volume of "))
        content.append(NSAttributedString(attachment: ControlAttachment(.slider)))
        content.append(NSAttributedString(string: ", and stop after the third time."))
        content.addAttributes(
            [.font: font, .foregroundColor: UIColor.label], range: NSRange(location: 0, length: content.length))
        text.attributedText = content
        addSubview(text)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        text.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func layoutBody(in area: CGRect) { text.frame = area }
}

private final class ControlAttachment: NSTextAttachment {
    enum Kind { case toggle, slider }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init(data: nil, ofType: nil)
        // The middle of a control is at that of capital letters.
        bounds =
            kind == .toggle ? CGRect(x: 0, y: -10, width: 51, height: 31) : CGRect(x: 0, y: -10, width: 120, height: 31)
        lineLayoutPadding = 3
    }

    override func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        ControlProvider(
            textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
            location: location)
    }
}

private final class ControlProvider: NSTextAttachmentViewProvider {
    override func loadView() {
        switch (textAttachment as? ControlAttachment)?.kind {
        case .toggle:
            let toggle = UISwitch()
            toggle.isOn = true
            view = toggle
        case .slider:
            let slider = UISlider()
            slider.value = 0.4
            view = slider
        case nil: break
        }
    }
}
