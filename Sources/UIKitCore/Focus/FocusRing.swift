// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The ring around the focused view: a layer of the view that contains the ring, so that it moves, scrolls, and fades
/// with it.
@MainActor
final class FocusRing {
    private let layer = CAShapeLayer()

    init() {
        layer.fillColor = nil
        layer.zPosition = Theme.Focus.ringDepth
    }

    func hide() {
        guard layer.superlayer != nil else { return }
        layer.removeFromSuperlayer()
    }

    func show(_ effect: UIFocusHaloEffect, on view: UIView) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let container = effect.containerView ?? view
        layer.strokeColor = nil
        layer.path = nil
        layer.borderWidth = 0
        switch effect.shape {
        case .bounds:
            frame(
                view.convert(view.bounds, to: container), radius: view.focusRingCornerRadius,
                curve: view.layer.cornerCurve, of: view, effect, container)
        case .rect(let rect, let radius, let curve):
            guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return hide() }
            frame(rect, radius: radius > 0 ? radius : nil, curve: curve, of: view, effect, container)
        case .path(let path):
            layer.frame = container.bounds
            layer.cornerRadius = 0
            layer.path = path.cgPath
            layer.lineWidth = Theme.Focus.ringWidth
            layer.strokeColor = Theme.Focus.ringColor(tint: view.tintColor, on: nil, traits: view.traitCollection)
        }
        place(in: container, above: effect.referenceView)
    }

    /// Places the ring around a shape; `nil` for the radius keeps its corners square.
    private func frame(
        _ rect: CGRect, radius: CGFloat?, curve: CALayerCornerCurve, of view: UIView, _ effect: UIFocusHaloEffect,
        _ container: UIView
    ) {
        let space = FocusRingSpace(rect: rect, container: container)
        let reach = reach(effect, space)
        layer.frame = rect.insetBy(dx: -reach, dy: -reach)
        layer.borderWidth = Theme.Focus.ringWidth
        layer.cornerCurve = curve
        layer.cornerRadius = radius.map { $0 + reach } ?? 0
        layer.maskedCorners = .all
        let ground = reach == 0 ? container.backgroundColor : nil
        layer.borderColor = Theme.Focus.ringColor(tint: view.tintColor, on: ground, traits: view.traitCollection)
        // Along the rounded corner of a card, the ring follows that corner instead of being cut off by it.
        guard reach == 0, let cut = space.cutCorners, cut.radius > radius ?? 0 else { return }
        layer.cornerRadius = cut.radius
        layer.cornerCurve = cut.curve
        layer.maskedCorners = cut.corners
    }

    /// The distance from the view's edge to the outer edge of the ring.
    private func reach(_ effect: UIFocusHaloEffect, _ space: FocusRingSpace) -> CGFloat {
        let outside = Theme.Focus.ringWidth + Theme.Focus.ringGap
        switch effect.position {
        case .outside: return outside
        case .inside: return 0
        case .automatic: return space.isFree(width: outside) ? outside : 0
        }
    }

    private func place(in container: UIView, above reference: UIView?) {
        if let reference, reference.superview === container {
            layer.zPosition = reference.layer.zPosition
            container.layer.insertSublayer(layer, above: reference.layer)
        } else {
            layer.zPosition = Theme.Focus.ringDepth
            if layer.superlayer !== container.layer { container.layer.addSublayer(layer) }
        }
    }
}
