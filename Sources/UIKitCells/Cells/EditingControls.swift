// SPDX-License-Identifier: MIT
internal import AccessibilityTree
package import Foundation
internal import Graphics
internal import LayerTree
internal import Localization
@_spi(Toolkit) package import UIKitCore

/// The editing control at the leading edge of a row: a red delete button or a green insert button.
package final class EditControlButton: UIControl {
    /// Whether the control inserts a row instead of deleting it.
    package var isInsertion: Bool {
        didSet { if isInsertion != oldValue { show() } }
    }

    /// Whether a deletion awaits confirmation.
    ///
    /// The minus sign is then rotated upright.
    package var isTurned = false {
        didSet { if isTurned != oldValue { sign.transform = turn } }
    }

    private let disc = UIView(frame: .zero)
    private let sign = GlyphView(.minus, lineWidth: Theme.Cells.discSignWidth, color: .white)

    package init(isInsertion: Bool) {
        self.isInsertion = isInsertion
        super.init(frame: .zero)
        disc.isUserInteractionEnabled = false
        disc.layer.cornerRadius = Theme.Cells.discSize / 2
        disc.frame.size = CGSize(width: Theme.Cells.discSize, height: Theme.Cells.discSize)
        addSubview(disc)
        disc.addSubview(sign)
        let inset = (Theme.Cells.discSize - Theme.Cells.discSignSize) / 2
        sign.frame = disc.bounds.insetBy(dx: inset, dy: inset)
        show()
    }

    package required init?(coder: NSCoder) { nil }

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.role = .button
        return defaults
    }

    package override var triggersPrimaryActionOnPress: Bool { true }

    private var turn: CGAffineTransform {
        isTurned ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
    }

    private func show() {
        sign.glyph = isInsertion ? .plus : .minus
        disc.backgroundColor = isInsertion ? .systemGreen : .systemRed
        accessibilityLabel = isInsertion ? Phrase.insert.text : Phrase.delete.text
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let side = Theme.Cells.discSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: Theme.Cells.discInset, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
        disc.frame = frame.mirrored(in: bounds.width, isMirrored)
        disc.alpha = isHighlighted ? Theme.Button.pressedAlpha : isHovered ? Theme.Cells.hoveredDiscAlpha : 1
    }

    package override var preventsTapsOfAncestors: Bool { true }
}

/// The selection circle at the leading edge of a row during multiple selection; shows a checkmark when selected.
package final class SelectionMark: UIView {
    package var isOn = false {
        didSet { if isOn != oldValue { show() } }
    }

    private let ring = UIView(frame: .zero)
    private let tick = GlyphView(.checkmark, lineWidth: Theme.Cells.discSignWidth, color: .white)

    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        ring.layer.cornerRadius = Theme.Cells.discSize / 2
        ring.frame.size = CGSize(width: Theme.Cells.discSize, height: Theme.Cells.discSize)
        addSubview(ring)
        let inset = (Theme.Cells.discSize - Theme.Cells.discSignSize) / 2
        tick.frame = ring.bounds.insetBy(dx: inset, dy: inset)
        ring.addSubview(tick)
        show()
    }

    package required init?(coder: NSCoder) { nil }

    package override func tintColorDidChange() {
        show()
    }

    package override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        show()
    }

    private func show() {
        ring.backgroundColor = isOn ? tintColor : nil
        ring.layer.borderWidth = isOn ? 0 : Theme.Cells.handleWidth
        ring.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        tick.isHidden = !isOn
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let side = Theme.Cells.discSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: Theme.Cells.discInset, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
        ring.frame = frame.mirrored(in: bounds.width, isMirrored)
    }
}
