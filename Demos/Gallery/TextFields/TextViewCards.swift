// SPDX-License-Identifier: MIT
import UIKit

/// A card with one text view.
class TextViewCard: CardView {
    let textView = UITextView(frame: .zero)

    override func build() {
        textView.font = .preferredFont(forTextStyle: .subheadline)
        textView.adjustsFontForContentSizeCategory = true
        textView.layer.cornerRadius = 7
        textView.layer.cornerCurve = .continuous
        textView.backgroundColor = .tertiarySystemFill
        addSubview(textView)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(132) }

    override var stretch: CGFloat { 120 }

    override func layoutBody(in area: CGRect) {
        textView.frame = area
    }
}

/// A plain text view.
final class PlainTextCard: TextViewCard {
    override func build() {
        super.build()
        textView.accessibilityLabel = "Notes"
        textView.text = """
            A shoji is a sliding screen of wood and paper that lets the light through.

            Type here: lines are wrapped, Tab is typed, and Up and Down keep their column.
            """
        for line in ["שלום עולם", "障子は木と紙でできている"] where UIFont.systemFont(ofSize: 15).covers(line) {
            textView.text += "\n" + line
        }
    }
}

/// A text view with attributed text.
final class StyledTextCard: TextViewCard {
    override func build() {
        super.build()
        textView.accessibilityLabel = "Styled text"
        textView.allowsEditingTextAttributes = true
        let text = NSMutableAttributedString(string: "")
        func scaled(_ font: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: font) }
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            let base: [NSAttributedString.Key: Any] = [.font: scaled(.systemFont(ofSize: 15))]
            text.append(NSAttributedString(string: string, attributes: base.merging(attributes) { $1 }))
        }
        let spaced = NSMutableParagraphStyle()
        spaced.paragraphSpacing = 6
        add("Paper\n", [.font: scaled(.systemFont(ofSize: 24, weight: .bold)), .paragraphStyle: spaced])
        add("Typed text has the style of the preceding character: ")
        add("heavy", [.font: scaled(.systemFont(ofSize: 15, weight: .heavy))])
        add(", ")
        add("colored", [.foregroundColor: UIColor.systemRed])
        add(", ")
        add("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add(" or ")
        add("highlighted", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)])
        add(".")
        textView.attributedText = text
    }
}

/// A nonscrolling text view sized to fit its text.
final class GrowingTextCard: TextViewCard {
    override func build() {
        super.build()
        textView.accessibilityLabel = "Message"
        textView.isScrollEnabled = false
        textView.text = "Each new line makes this view taller."
        textView.translatesAutoresizingMaskIntoConstraints = false
    }

    private var edges: [NSLayoutConstraint] = []

    override func layoutBody(in area: CGRect) {
        // The card has no size yet.
        guard !area.isNull else { return }
        if edges.isEmpty {
            edges = [
                textView.leadingAnchor.constraint(equalTo: leadingAnchor),
                textView.trailingAnchor.constraint(equalTo: trailingAnchor),
                textView.topAnchor.constraint(equalTo: topAnchor),
                textView.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
            ]
            NSLayoutConstraint.activate(edges)
        }
        edges[0].constant = area.minX
        edges[1].constant = area.maxX - bounds.maxX
        edges[2].constant = area.minY
        edges[3].constant = area.maxY - bounds.maxY
    }
}

/// A read-only text view with a link.
final class ReadingCard: TextViewCard {
    override func build() {
        super.build()
        textView.accessibilityLabel = "License"
        textView.isEditable = false
        textView.dataDetectorTypes = .all
        textView.backgroundColor = .clear
        textView.textContainer.lineFragmentPadding = 0
        let text = NSMutableAttributedString(
            string: """
                This text can be selected and copied, and not be changed. Its link is opened by the desktop: read \
                about sliding screens. Addresses such as www.swift.org and numbers such as +44 20 7946 0958 are detected.
                """,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.secondaryLabel,
            ])
        let range = (text.string as NSString).range(of: "about sliding screens")
        text.addAttribute(.link, value: "https://en.wikipedia.org/wiki/Shoji", range: range)
        textView.attributedText = text
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        textView.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override var stretch: CGFloat { 0 }
}

/// A text view with a find bar.
final class FindCard: TextViewCard {
    override func build() {
        super.build()
        textView.accessibilityLabel = "Searchable text"
        textView.isFindInteractionEnabled = true
        textView.text = """
            A shoji is a door, a window, or a screen of a traditional house. Its frame holds a lattice of wood or \
            bamboo, and the lattice holds paper through which the light comes.

            A shoji slides in a groove, so that it needs no space to swing. In summer, the screens of a house are taken \
            out. In winter, two layers of shoji keep it warm.

            Paper that has turned yellow is replaced at the end of the year: the old paper is soaked, the frame is \
            cleaned, and the new paper is pasted to the lattice of the shoji.
            """
        let button = UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Find") { [weak textView] _ in
                textView?.findInteraction?.presentFindNavigator(showingReplace: true)
            })
        self.button = button
        addSubview(button)
    }

    private var button: UIButton?

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(300) }

    override func layoutBody(in area: CGRect) {
        let size = button?.sizeThatFits(.zero) ?? .zero
        button?.frame = CGRect(origin: area.origin, size: size)
        textView.frame = CGRect(
            x: area.minX, y: area.minY + size.height + 10, width: area.width,
            height: max(area.height - size.height - 10, 0))
    }
}
