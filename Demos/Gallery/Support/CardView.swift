// SPDX-License-Identifier: MIT
import UIKit

/// How high a card is at some width.
struct CardHeights {
    var minimum: CGFloat
    var preferred: CGFloat
    /// What the card can use beyond that.
    var stretch: CGFloat
}

/// A sheet of paper with a heading; subclasses put something on it.
class CardView: UIView {
    /// Set by the page in a low window: less air, and no note.
    var isCompact = false {
        didSet { if isCompact != oldValue { setNeedsLayout() } }
    }

    private var padding: CGFloat { isCompact ? 12 : 20 }
    private let heading: UILabel
    private let note: UILabel

    /// `note` says below the heading what there is to see, in a sentence.
    init(_ title: String, note text: String = "") {
        heading = UILabel(title, font: .systemFont(ofSize: 15, weight: .semibold))
        note = UILabel(text, font: .systemFont(ofSize: 13), color: .secondaryLabel, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.05
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(heading)
        addSubview(note)
        build()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - For subclasses

    /// Adds the body's views; called once.
    func build() {}

    func bodyHeight(forWidth width: CGFloat) -> CGFloat { 0 }

    /// The least height at which nothing is cut off.
    func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { bodyHeight(forWidth: width) }

    /// How much higher than `bodyHeight(forWidth:)` the body can be and still look right.
    var stretch: CGFloat { 0 }

    func layoutBody(in area: CGRect) {}

    // MARK: - Layout

    final func heights(forWidth width: CGFloat) -> CardHeights {
        let inner = width - 2 * padding
        let frame = padding + headerHeight(forWidth: inner) + padding
        return CardHeights(
            minimum: (frame + minimumBodyHeight(forWidth: inner)).rounded(.up),
            preferred: (frame + bodyHeight(forWidth: inner)).rounded(.up), stretch: stretch)
    }

    private func headerHeight(forWidth width: CGFloat) -> CGFloat {
        guard !isCompact else { return 28 }
        let noteHeight = note.text?.isEmpty == false ? 2 + note.height(forWidth: width) : 0
        return 20 + noteHeight + 16
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = UIColor.separator.cgColor
        let inner = bounds.insetBy(dx: padding, dy: padding)
        heading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 20)
        note.isHidden = isCompact
        note.frame = CGRect(
            x: inner.minX, y: inner.minY + 22, width: inner.width, height: note.height(forWidth: inner.width))
        let top = inner.minY + headerHeight(forWidth: inner.width)
        var body = CGRect(x: inner.minX, y: top, width: inner.width, height: max(0, inner.maxY - top))
        let slack = body.height - bodyHeight(forWidth: inner.width)
        if stretch == 0, slack > 0 { body = body.insetBy(dx: 0, dy: (slack / 2).rounded(.down)) }
        layoutBody(in: body)
    }
}
