// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIView {
    // MARK: - Placing

    /// Sets the frames of subviews positioned by constraints.
    func placeConstrainedSubviews() {
        let boundary = layoutBoundary
        guard let engine = boundary.layoutState?.innerEngine else { return }
        engine.solve(layingOut: self)
        for view in subviewList {
            guard let box = view.layoutState, !box.translatesAutoresizing, let rect = engine.rect(of: box) else {
                continue
            }
            view.place(inAlignmentRect: rect)
        }
    }

    private func place(inAlignmentRect rect: CGRect) {
        let frame = frame(forAlignmentRect: rect)
        let scale = layoutScale
        let size = CGSize(
            width: Self.rounded(length: frame.width, scale), height: Self.rounded(length: frame.height, scale))
        let origin = CGPoint(
            x: Self.rounded(position: frame.minX, scale), y: Self.rounded(position: frame.minY, scale))
        let anchor = layer.anchorPoint
        let center = CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
        let present = bounds
        if present.size != size { bounds = CGRect(origin: present.origin, size: size) }
        if self.center != center { self.center = center }
    }

    // Sizes are rounded to the nearest device pixel. Origins are rounded to the nearest point at integral scales, where
    // a point is on a pixel boundary, and to the nearest pixel at others.

    func roundedLayoutLength(_ length: CGFloat) -> CGFloat { Self.rounded(length: length, layoutScale) }

    func roundedLayoutPosition(_ position: CGFloat) -> CGFloat { Self.rounded(position: position, layoutScale) }

    private static func rounded(length: CGFloat, _ scale: CGFloat) -> CGFloat {
        max(0, length.roundedToPixel(scale: scale))
    }

    private static func rounded(position: CGFloat, _ scale: CGFloat) -> CGFloat {
        scale == scale.rounded() ? position.rounded() : position.roundedToPixel(scale: scale)
    }

    private var layoutScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale.isFinite && scale > 0 ? scale : 1
    }

    /// The alignment rectangle of the frame that the view would have without its transform.
    var alignmentFrame: CGRect { alignmentRect(forFrame: untransformedFrame) }

    // MARK: - Invalidation

    /// Called when the bounds or center changed; updates constraints that depend on them as constants.
    func constrainedGeometryDidChange(oldBounds: CGRect) {
        let isSizeNew = bounds.size != oldBounds.size
        updateSafeArea(isSizeNew: isSizeNew)
        guard let box = layoutState else { return }
        if box.translatesAutoresizing, let engine = box.engine { engine.frameDidChange(of: self, box) }
        if isSizeNew {
            if viewController != nil { setNeedsUpdateConstraints() }
            box.innerEngine?.rootSizeDidChange()
            refreshInsetConstraints()
        }
        guard bounds.origin != oldBounds.origin else { return }
        // Positions in a scroll view are relative to its content; only those tied to its visible part change.
        if self is UIScrollView { refreshInsetConstraints() } else { refreshHeldConstraints() }
    }

    /// Encodes again the constraints that refer to the view, or to one of its guides for which `matters` returns
    /// `true`.
    func refreshConstraints(where matters: (any LayoutItem) -> Bool = { _ in true }) {
        guard let mentions = layoutState?.mentions else { return }
        for constraint in mentions {
            let isConcerned = constraint.mentions { $0.layoutView === self && matters($0) }
            if isConcerned || constraint.usesMargins(of: self) { constraint.engine?.structureDidChange(constraint) }
        }
    }

    /// Encodes again the constraints that refer to the view's margins or to one of its system guides.
    func refreshInsetConstraints() {
        guard layoutState?.usesInsets == true else { return }
        refreshConstraints { $0 is SystemLayoutGuide }
    }

    /// Encodes again the constraints that depend on the origin of the view's coordinates.
    private func refreshHeldConstraints() {
        for constraint in layoutState?.held ?? [] { constraint.engine?.structureDidChange(constraint) }
        for constraint in layoutState?.mentions ?? [] { constraint.engine?.structureDidChange(constraint) }
    }

    func contentSizeDidChange() {
        superview?.subviewContentSizeDidChange(of: self)
        guard let box = layoutState else { return }
        box.engine?.contentSizeDidChange(of: box)
        // Baselines and alignment insets depend on the content as well.
        for constraint in box.mentions where constraint.usesContent(of: self) {
            constraint.engine?.structureDidChange(constraint)
        }
    }

}

extension NSLayoutConstraint {
    fileprivate func usesMargins(of view: UIView) -> Bool {
        (first.attribute.isWithinMargins && first.item === view)
            || (second?.attribute.isWithinMargins == true && second?.item === view)
    }

    /// Whether a baseline or alignment inset of the view affects the constraint.
    fileprivate func usesContent(of view: UIView) -> Bool {
        let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
        return baselines.contains(first.attribute) || baselines.contains(secondAttribute)
            || view.alignmentRectInsets != .zero || spacing != 0
    }
}
