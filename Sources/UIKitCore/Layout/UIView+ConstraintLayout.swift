// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIView {
    // MARK: - Placing

    /// Gives the subviews that constraints place their frames.
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

    // Sizes go to the nearest device pixel. Origins go to the nearest point, which is a pixel too where a point has a
    // whole number of them, and to the nearest pixel elsewhere.

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

    // MARK: - What changed

    /// The bounds or the center changed: constraints that have them for givens are solved again.
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
        // What scrolls knows its places by its content's; only what is tied to the visible part moves.
        if self is UIScrollView { refreshInsetConstraints() } else { refreshHeldConstraints() }
    }

    /// Works out again the constraints that mention the view, or a guide of it that `matters`.
    func refreshConstraints(where matters: (any LayoutItem) -> Bool = { _ in true }) {
        guard let mentions = layoutState?.mentions else { return }
        for constraint in mentions {
            let isConcerned = constraint.mentions { $0.layoutView === self && matters($0) }
            if isConcerned || constraint.usesMargins(of: self) { constraint.engine?.structureDidChange(constraint) }
        }
    }

    /// Works out again the constraints with the view's margins, or with a guide of the toolkit's in it.
    func refreshInsetConstraints() {
        guard layoutState?.usesInsets == true else { return }
        refreshConstraints { $0 is SystemLayoutGuide }
    }

    /// Where the view's own coordinates begin matters to all that is placed in them.
    private func refreshHeldConstraints() {
        for constraint in layoutState?.held ?? [] { constraint.engine?.structureDidChange(constraint) }
        for constraint in layoutState?.mentions ?? [] { constraint.engine?.structureDidChange(constraint) }
    }

    func contentSizeDidChange() {
        superview?.subviewContentSizeDidChange(of: self)
        guard let box = layoutState else { return }
        box.engine?.contentSizeDidChange(of: box)
        // Baselines and alignment come from the content too.
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

    /// Whether a baseline, or the room that a view's shadow takes, has a part in it.
    fileprivate func usesContent(of view: UIView) -> Bool {
        let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
        return baselines.contains(first.attribute) || baselines.contains(secondAttribute)
            || view.alignmentRectInsets != .zero || spacing != 0
    }
}
