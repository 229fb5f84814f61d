// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The layers that draw an effect below and above a view, and the animation that scales the view's own layer.
///
/// The view and its properties belong to the application: only the presentation of layers is changed.
@MainActor
final class PointerPlatter {
    private static let scaleKey = "pointerScale"

    let look: PointerLook
    private let view: UIView
    private let scale: CGFloat
    private let below = CAShapeLayer()
    private let above = CAShapeLayer()

    /// Shows the effect.
    init(_ look: PointerLook) {
        self.look = look
        view = look.view
        scale = look.scale
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let traits = view.traitCollection
        func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        let ground = look.hasShadow && !view.hasGround ? resolved(look.ground) : nil
        switch look.tint {
        case .none: look.outline.apply(to: below, color: ground)
        case .highlight: look.outline.apply(to: below, color: resolved(Theme.Pointer.highlight))
        case .underlay: look.outline.apply(to: below, color: resolved(Theme.Pointer.tint))
        case .overlay, .shine:
            look.outline.apply(to: below, color: ground)
            look.outline.apply(
                to: above, color: resolved(look.tint == .shine ? Theme.Pointer.shine : Theme.Pointer.tint))
        }
        if look.hasShadow {
            below.shadowColor = Theme.Pointer.shadowColor
            below.shadowOpacity = Theme.Pointer.shadowOpacity
            below.shadowRadius = Theme.Pointer.shadowRadius
            below.shadowOffset = Theme.Pointer.shadowOffset
            below.shadowPath = look.outline.shadowPath
        }
        place()
        CATransaction.commit()
        for layer in [below, above] { fade(layer, to: 1) }
        grow(to: scale, stays: true)
    }

    /// Inserts the layers below and above the view's layer.
    private func place() {
        guard let container = view.superview?.layer else { return }
        for layer in [below, above] { layer.zPosition = view.layer.zPosition }
        container.insertSublayer(below, below: view.layer)
        if above.backgroundColor != nil || above.path != nil { container.insertSublayer(above, above: view.layer) }
    }

    /// Removes the effect.
    func remove() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [below, above] in
            for layer in [below, above] { layer.removeFromSuperlayer() }
        }
        for layer in [below, above] where layer.superlayer != nil { fade(layer, to: 0) }
        grow(to: 1, stays: false)
        CATransaction.commit()
    }

    private func fade(_ layer: CALayer, to opacity: Float) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = opacity == 1 ? 0 : CGFloat(layer.presentation()?.opacity ?? 1)
        animation.toValue = CGFloat(opacity)
        animation.duration = Theme.Pointer.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = opacity == 1
        layer.add(animation, forKey: "pointerFade")
    }

    private func grow(to scale: CGFloat, stays: Bool) {
        guard self.scale != 1 else { return }
        for layer in [view.layer, below, above] where layer.superlayer != nil {
            // The application may have transformed the view, so only the effect's contribution is animated.
            let own = layer.affineTransform().scaleOfX
            let animation = CABasicAnimation(keyPath: "transform.scale")
            animation.fromValue = layer.presentation()?.affineTransform().scaleOfX ?? own
            animation.toValue = own * scale
            animation.duration = Theme.Pointer.duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = !stays
            layer.add(animation, forKey: Self.scaleKey)
        }
    }
}

extension CGAffineTransform {
    fileprivate var scaleOfX: CGFloat { hypot(a, b) }
}
