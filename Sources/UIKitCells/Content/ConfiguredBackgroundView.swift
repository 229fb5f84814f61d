// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
@_spi(Toolkit) package import UIKitCore

/// The view that shows a background configuration.
package final class ConfiguredBackgroundView: UIView {
    package var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue { show(oldValue) } }
    }

    private let fill = UIView(frame: .zero)
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    private func show(_ old: UIBackgroundConfiguration) {
        if old.customView !== configuration.customView {
            if old.customView?.superview === fill { old.customView?.removeFromSuperview() }
            if let view = configuration.customView { fill.addSubview(view) }
        }
        fill.backgroundColor = configuration.shownColor
        showEffectAndImage()
        fill.layer.cornerRadius = max(0, configuration.cornerRadius)
        fill.layer.cornerCurve = .continuous
        fill.clipsToBounds = !fill.subviews.isEmpty && configuration.cornerRadius > 0
        showStroke()
        setNeedsLayout()
    }

    private func showEffectAndImage() {
        if configuration.visualEffect == nil {
            effectView?.removeFromSuperview()
            effectView = nil
        } else {
            let view = effectView ?? UIVisualEffectView(effect: nil)
            effectView = view
            view.effect = configuration.visualEffect
            if view.superview == nil { fill.insertSubview(view, at: 0) }
        }
        if configuration.image == nil {
            imageView?.removeFromSuperview()
            imageView = nil
        } else {
            let view = imageView ?? UIImageView(frame: .zero)
            imageView = view
            view.image = configuration.image
            view.contentMode = configuration.imageContentMode
            if view.superview == nil { fill.insertSubview(view, at: effectView == nil ? 0 : 1) }
        }
    }

    private func showStroke() {
        let color = configuration.strokeColor.map { configuration.strokeColorTransformer?($0) ?? $0 }
        fill.layer.borderWidth = color == nil ? 0 : max(0, configuration.strokeWidth)
        fill.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    }

    package override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        showStroke()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.insets(over: superview?.directionalLayoutMargins ?? .init())
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        fill.frame = frame.mirrored(in: bounds.width, isMirrored)
        for case let view? in [effectView, imageView, configuration.customView] { view.frame = fill.bounds }
    }
}
