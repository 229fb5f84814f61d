// SPDX-License-Identifier: MIT
import UIKit

/// A card's heights for a width, in points.
struct CardHeights {
    var minimum: CGFloat
    var preferred: CGFloat
    /// The additional height that the card can use.
    var stretch: CGFloat
}

/// A card with a heading.
///
/// Subclasses add the body.
class CardView: UIView {
    private static func padding(forWidth width: CGFloat) -> CGFloat { width < 400 ? 16 : 20 }
    private let heading: UILabel
    private let note: UILabel
    /// The width at which the subviews were last mirrored; `nil` in left-to-right layout.
    private var mirroredWidth: CGFloat?

    /// Creates a card.
    ///
    /// `note` is a sentence below the heading.
    init(_ title: String, note text: String = "") {
        heading = UILabel(title, font: .systemFont(ofSize: 15, weight: .semibold), lines: 0)
        note = UILabel(text, font: .systemFont(ofSize: 13), color: .secondaryLabel, lines: 0)
        super.init(frame: .zero)
        heading.accessibilityTraits = .header
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

    /// Adds the body's views.
    ///
    /// Called once.
    func build() {}

    func bodyHeight(forWidth width: CGFloat) -> CGFloat { 0 }

    /// The minimum height at which no content is clipped.
    func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { bodyHeight(forWidth: width) }

    /// The height that the body can use beyond `bodyHeight(forWidth:)`.
    var stretch: CGFloat { 0 }

    /// Lays out the body from left to right.
    ///
    /// Right-to-left layout mirrors the card's subviews afterward.
    func layoutBody(in area: CGRect) {}

    /// Whether right-to-left layout mirrors the body.
    ///
    /// `false` for content with physical directions.
    var mirrorsBody: Bool { true }

    // MARK: - Layout

    final func heights(forWidth width: CGFloat) -> CardHeights {
        let padding = Self.padding(forWidth: width)
        let inner = width - 2 * padding
        let frame = padding + headerHeight(forWidth: inner) + padding
        return CardHeights(
            minimum: (frame + minimumBodyHeight(forWidth: inner)).rounded(.up),
            preferred: (frame + bodyHeight(forWidth: inner)).rounded(.up), stretch: stretch)
    }

    private func headerHeight(forWidth width: CGFloat) -> CGFloat {
        let noteHeight = note.text?.isEmpty == false ? 2 + note.height(forWidth: width) : 0
        return headingHeight(forWidth: width) + noteHeight + 16
    }

    private func headingHeight(forWidth width: CGFloat) -> CGFloat { max(20, heading.height(forWidth: width)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Restores the positions that a body doesn't set in each layout.
        if let mirroredWidth { mirror(mirroredViews, width: mirroredWidth) }
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = UIColor.separator.cgColor
        let padding = Self.padding(forWidth: bounds.width)
        let inner = bounds.insetBy(dx: padding, dy: padding)
        let headingHeight = headingHeight(forWidth: inner.width)
        heading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: headingHeight)
        note.frame = CGRect(
            x: inner.minX, y: inner.minY + headingHeight + 2, width: inner.width,
            height: note.height(forWidth: inner.width))
        let top = inner.minY + headerHeight(forWidth: inner.width)
        var body = CGRect(x: inner.minX, y: top, width: inner.width, height: max(0, inner.maxY - top))
        // In a taller card the body of a fixed height stays below its heading.
        if stretch == 0 { body.size.height = min(body.height, bodyHeight(forWidth: inner.width)) }
        layoutBody(in: body)
        mirrorLayout()
    }

    private var mirroredViews: [UIView] { mirrorsBody ? subviews : [heading, note] }

    private func mirrorLayout() {
        if isMirrored { mirror(mirroredViews, width: bounds.width) }
        mirroredWidth = isMirrored ? bounds.width : nil
    }
}
