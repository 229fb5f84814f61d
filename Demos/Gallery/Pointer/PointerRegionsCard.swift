// SPDX-License-Identifier: MIT
import UIKit

/// A view with four pointer regions.
final class PointerRegionsCard: CardView, UIPointerInteractionDelegate {
    private static let names = ["Northwest", "Northeast", "Southwest", "Southeast"]

    private var region: UIPointerRegion?
    private let field = UIView(frame: .zero)
    private let caption = UILabel("Outside", font: .systemFont(ofSize: 14, weight: .medium), color: .secondaryLabel)

    override func build() {
        field.accessibilityIdentifier = "regions"
        field.layer.cornerRadius = 10
        field.backgroundColor = .tertiarySystemFill
        caption.textAlignment = .center
        for view in [field, caption] { addSubview(view) }
        field.addInteraction(UIPointerInteraction(delegate: self))
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 120 }
    override var stretch: CGFloat { 60 }

    override func layoutBody(in area: CGRect) {
        field.frame = area
        placeCaption()
    }

    // MARK: - UIPointerInteractionDelegate

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let bounds = defaultRegion.rect
        let half = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        let (column, row) = (request.location.x < half.width ? 0 : 1, request.location.y < half.height ? 0 : 1)
        let rect = CGRect(
            origin: CGPoint(x: CGFloat(column) * half.width, y: CGFloat(row) * half.height), size: half)
        return UIPointerRegion(rect: rect, identifier: row * 2 + column)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let shape = UIPointerShape.roundedRect(convert(region.rect.insetBy(dx: 4, dy: 4), from: field), radius: 8)
        return UIPointerStyle(
            effect: .hover(UITargetedPreview(view: field), preferredTintMode: .overlay, prefersScaledContent: false),
            shape: shape)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        tell(region)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        tell(nil)
    }

    /// Shows the region's name, and highlights the region.
    private func tell(_ region: UIPointerRegion?) {
        self.region = region
        caption.text = (region?.identifier as? Int).map { Self.names[$0] } ?? "Outside"
        placeCaption()
    }

    private func placeCaption() {
        caption.frame = convert(region?.rect ?? field.bounds, from: field)
    }
}
