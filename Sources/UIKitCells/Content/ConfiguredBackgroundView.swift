// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
@_spi(Toolkit) public import UIKitCore

extension UIBackgroundConfiguration {
    /// Returns the default background configuration of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .systemBackground
        return configuration
    }

    /// Returns the default background configuration of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .secondarySystemGroupedBackground
        return configuration
    }

    /// Whether the configuration needs more than a background color.
    package var needsView: Bool {
        customView != nil || cornerRadius != 0 || backgroundInsets != .zero || (strokeColor != nil && strokeWidth > 0)
    }
}

/// The view that shows a background configuration.
package final class ConfiguredBackgroundView: UIView {
    package var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue { show(oldValue) } }
    }

    private let fill = UIView(frame: .zero)

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
        fill.backgroundColor = configuration.backgroundColor
        fill.layer.cornerRadius = max(0, configuration.cornerRadius)
        fill.layer.cornerCurve = .continuous
        fill.clipsToBounds = configuration.customView != nil && configuration.cornerRadius > 0
        showStroke()
        setNeedsLayout()
    }

    private func showStroke() {
        let color = configuration.strokeColor
        fill.layer.borderWidth = color == nil ? 0 : max(0, configuration.strokeWidth)
        fill.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    }

    package override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        showStroke()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        fill.frame = frame.mirrored(in: bounds.width, isMirrored)
        configuration.customView?.frame = fill.bounds
    }
}
