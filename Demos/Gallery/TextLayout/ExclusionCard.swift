// SPDX-License-Identifier: MIT
import UIKit

/// A text view whose text flows around a circle that can be dragged.
final class ExclusionCard: CardView {
    private let text = UITextView()
    private let circle = UIView()
    private var place = CGPoint(x: 0.5, y: 0.5)

    private static let radius: CGFloat = 44

    override func build() {
        text.isEditable = false
        text.isSelectable = false
        text.accessibilityLabel = "Story"
        text.isScrollEnabled = false
        text.backgroundColor = nil
        text.adjustsFontForContentSizeCategory = true
        text.font = .preferredFont(forTextStyle: .footnote)
        text.text = TextLayoutSamples.story
        circle.backgroundColor = .systemOrange
        circle.layer.cornerRadius = Self.radius
        circle.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ExclusionCard.drag))
        circle.accessibilityLabel = "Circle"
        addSubview(text)
        addSubview(circle)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard text.bounds.width > 0, text.bounds.height > 0 else { return }
        let point = pan.location(in: text)
        place = CGPoint(
            x: min(max(point.x / text.bounds.width, 0), 1), y: min(max(point.y / text.bounds.height, 0), 1))
        placeCircle()
    }

    private func placeCircle() {
        let radius = Self.radius
        let size = text.bounds.size
        let middle = CGPoint(
            x: min(max(place.x * size.width, radius), max(size.width - radius, radius)),
            y: min(max(place.y * size.height, radius), max(size.height - radius, radius)))
        circle.frame = CGRect(
            x: text.frame.minX + middle.x - radius, y: text.frame.minY + middle.y - radius, width: 2 * radius,
            height: 2 * radius)
        let inset = text.textContainerInset
        let path = UIBezierPath(
            arcCenter: CGPoint(x: middle.x - inset.left, y: middle.y - inset.top), radius: radius + 6, startAngle: 0,
            endAngle: 2 * .pi, clockwise: true)
        text.textContainer.exclusionPaths = [path]
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        guard traitCollection.hasLargeText else { return grown(240) }
        return text.sizeThatFits(CGSize(width: width, height: 0)).height + 2 * Self.radius
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        traitCollection.hasLargeText ? bodyHeight(forWidth: width) : grown(150)
    }

    override func layoutBody(in area: CGRect) {
        text.frame = area
        placeCircle()
    }
}
