// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIVisualEffectView {
    func prepare() {
        fill(with: backdrop, at: 0)
        fill(with: contentView, at: 1)
        UIView.performWithoutAnimation { showEffect() }
    }

    /// Inserts `view` into the subviews, always at the size of this view.
    private func fill(with view: UIView, at index: Int) {
        UIView.performWithoutAnimation {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insert(view, at: index)
        }
    }

    /// Updates the display to `effect`, animated if called inside an animation block.
    func showEffect() {
        showBlur((effect as? UIBlurEffect)?.style)
        showVibrancy(effect as? UIVibrancyEffect)
    }

    // MARK: - Blur

    private func showBlur(_ style: UIBlurEffect.Style?) {
        guard let style else {
            guard !backdrop.isHidden else { return }
            // The material fades out before its view is removed.
            UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
                backdrop.material = nil
            } completion: { [backdrop] _ in
                backdrop.isHidden = backdrop.material == nil
            }
            return
        }
        backdrop.isHidden = false
        backdrop.material = Theme.Effects.material(style, traits: traitCollection)
    }

    // MARK: - Vibrancy

    /// The content is the mask of an area of one color, while remaining a subview otherwise.
    private func showVibrancy(_ effect: UIVibrancyEffect?) {
        guard let effect else {
            guard let vibrancy else { return }
            self.vibrancy = nil
            vibrancy.layer.mask = nil
            vibrancy.removeFromSuperview()
            layer.addSublayer(contentView.layer)
            return
        }
        let view = vibrancy ?? UIView(frame: bounds)
        if vibrancy == nil {
            vibrancy = view
            view.isUserInteractionEnabled = false
            fill(with: view, at: subviewList.count - 1)
            view.layer.mask = contentView.layer
        }
        view.overrideUserInterfaceStyle = effect.blurEffect.style.userInterfaceStyle
        view.backgroundColor = Theme.Effects.color(effect.style)
    }
}

/// A view that shows the content below it through a material.
final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        UIView.performWithoutAnimation { show(nil) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isHidden = true
        UIView.performWithoutAnimation { show(nil) }
    }

    /// The material; `nil` is transparent.
    var material: BackdropMaterial? {
        didSet { if material != oldValue { show(material) } }
    }

    private func show(_ material: BackdropMaterial?) {
        guard let layer = layer as? BackdropLayer else { return }
        layer.blurRadius = material?.blurRadius ?? 0
        layer.saturation = material?.saturation ?? 1
        if let material {
            // A color fades in from, and out to, its own transparent variant instead of black.
            if layer.tint == nil {
                UIView.performWithoutAnimation { layer.tint = material.tint.copy(alpha: 0) }
            }
            layer.tint = material.tint
        } else {
            layer.tint = layer.tint?.copy(alpha: 0)
        }
    }
}
