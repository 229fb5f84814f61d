// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Localization
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The chevron that expands and collapses the children of an item; it points down while they are shown.
final class OutlineButton: UIControl {
    private let chevron = ChevronView()

    /// Whether the children are shown.
    private(set) var isExpanded = false
    /// Whether a press anywhere in the cell is one on the button.
    var coversCell = false

    var color: UIColor? {
        get { chevron.color }
        set { chevron.color = newValue }
    }

    init() {
        super.init(frame: .zero)
        addSubview(chevron)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.role = .button
        defaults.states = isExpanded ? [.expandable, .expanded] : .expandable
        return defaults
    }

    override var triggersPrimaryActionOnPress: Bool { true }

    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        guard animated, window != nil else { return showState() }
        UIView.animate(
            withDuration: Theme.Lists.turnDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.showState() })
    }

    private func showState() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.transform =
            isExpanded ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
        accessibilityLabel = isExpanded ? Phrase.collapse.text : Phrase.expand.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Theme.Cells.chevronSize
        chevron.bounds = CGRect(origin: .zero, size: size)
        chevron.center = CGPoint(x: bounds.midX, y: bounds.midY)
        chevron.alpha = isHighlighted ? Theme.Button.pressedAlpha : 1
    }

    /// Extends the touch area to the minimum size for a finger, or to the whole cell.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if coversCell, let superview { return superview.bounds.contains(convert(point, to: superview)) }
        return accessibilityBounds.contains(point)
    }

    override var accessibilityBounds: CGRect {
        let reach = (Theme.Cells.height - bounds.height) / 2
        return bounds.insetBy(dx: -reach / 2, dy: -reach)
    }

    override var preventsTapsOfAncestors: Bool { true }
}
