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
        let isInside = reach(effect, container) == 0
        let ground = isInside ? container.backgroundColor : nil
        let color = Theme.Focus.ringColor(tint: view.tintColor, on: ground, traits: view.traitCollection)
        switch effect.shape {
        case .bounds:
            frame(view.convert(view.bounds, to: container), of: view, effect, container)
            layer.cornerRadius = view.focusRingCornerRadius + reach(effect, container)
            layer.cornerCurve = view.layer.cornerCurve
            layer.borderColor = color
        case .rect(let rect, let radius, let curve):
            guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return hide() }
            frame(rect, of: view, effect, container)
            layer.cornerRadius = radius > 0 ? radius + reach(effect, container) : 0
            layer.cornerCurve = curve
            layer.borderColor = color
        case .path(let path):
            layer.frame = container.bounds
            layer.cornerRadius = 0
            layer.path = path.cgPath
            layer.lineWidth = Theme.Focus.ringWidth
            layer.strokeColor = color
        }
        place(in: container, above: effect.referenceView)
    }

    private func frame(_ rect: CGRect, of view: UIView, _ effect: UIFocusHaloEffect, _ container: UIView) {
        let reach = reach(effect, container)
        layer.frame = rect.insetBy(dx: -reach, dy: -reach)
        layer.borderWidth = Theme.Focus.ringWidth
    }

    /// The distance from the view's edge to the outer edge of the ring.
    private func reach(_ effect: UIFocusHaloEffect, _ container: UIView) -> CGFloat {
        let outside = Theme.Focus.ringWidth + Theme.Focus.ringGap
        switch effect.position {
        case .outside: return outside
        case .inside: return 0
        // A view that clips its content has the ring inside.
        case .automatic: return container.clipsToBounds ? 0 : outside
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
