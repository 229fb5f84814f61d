// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Windowing

/// The popup of a tooltip: a text below the pointer that takes no input.
@MainActor
final class ToolTipPopup: PopupWindow {
    private let label = UILabel(frame: .zero)

    /// Creates a tooltip for a position of the pointer in the parent's coordinates.
    init(_ text: String, parent: UIWindow, at point: CGPoint) {
        label.text = text
        label.numberOfLines = 0
        let traits = parent.traitCollection
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: Theme.ToolTip.fontSize), compatibleWith: traits)
        label.textColor = .label
        let padding = Theme.ToolTip.padding
        let limit = max(
            min(Theme.Text.widened(Theme.ToolTip.maximumWidth, for: traits), parent.bounds.width) - 2 * padding.width, 1
        )
        let content = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        let distance = Theme.ToolTip.distance
        let anchor = PopupAnchor(
            rect: CGRect(x: point.x, y: point.y - distance / 4, width: 1, height: distance * 1.25), point: .bottom,
            gravity: .bottom, adjustments: [.flipY, .slideX])
        super.init(
            parent: parent, anchor: anchor,
            size: CGSize(
                width: min(content.width, limit) + 2 * padding.width, height: content.height + 2 * padding.height),
            takesInput: false)
        isUserInteractionEnabled = false
        addSubview(label)
    }

    override var cornerRadius: CGFloat { Theme.ToolTip.cornerRadius }

    override var isTransient: Bool { true }

    /// Removes the tooltip at once.
    ///
    /// wlroots 0.15 ends the connection for a frame of a popup that it dismisses in the same moment, as it does when another
    /// window is activated: just when a tooltip would fade out.
    override func dismiss(animated: Bool = true) {
        super.dismiss(animated: false)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, traits: .staticText, label: label.text, role: .tooltip)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Theme.ToolTip.padding.width, dy: Theme.ToolTip.padding.height)
    }
}
