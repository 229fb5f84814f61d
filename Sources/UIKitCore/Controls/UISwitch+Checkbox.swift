// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The parts of a checkbox in addition to its box.
@MainActor
struct CheckboxParts {
    let mark = GlyphView(.checkmark, lineWidth: Theme.Switch.markWidth)
    let label = UILabel(frame: .zero)
}

extension UISwitch {
    var naturalSize: CGSize {
        guard style == .checkbox else { return Theme.Switch.size }
        let side = Theme.Switch.boxSide
        guard let size = checkbox?.label.intrinsicContentSize, title?.isEmpty == false else {
            return CGSize(width: side, height: side)
        }
        return CGSize(width: side + Theme.Switch.titleGap + size.width, height: max(side, size.height))
    }

    func styleDidChange() {
        if style == .checkbox {
            let parts = checkbox ?? CheckboxParts()
            parts.label.text = title
            if checkbox == nil {
                content.addSubview(parts.mark)
                content.addSubview(parts.label)
            }
            checkbox = parts
        } else {
            checkbox?.mark.removeFromSuperview()
            checkbox?.label.removeFromSuperview()
            checkbox = nil
        }
        thumb.isHidden = style == .checkbox
        drag = nil
        bounds.size = naturalSize
        content.frame = bounds
        invalidateIntrinsicContentSize()
        showLooks()
    }

    func showCheckbox() {
        guard let checkbox else { return }
        let side = Theme.Switch.boxSide
        let box = CGRect(
            x: isRightToLeft ? bounds.width - side : 0, y: ((bounds.height - side) / 2).rounded(), width: side,
            height: side)
        groove.frame = box
        groove.layer.cornerRadius = Theme.Switch.boxRadius
        let color: UIColor = storedIsOn ? onTintColor ?? tintColor : Theme.Switch.off
        let isPressed = isEnabled && (isHighlighted || isHovered)
        groove.backgroundColor = isPressed ? color.shaded(with: Theme.Control.hovered) : color
        groove.showContrastOutline()
        checkbox.mark.frame = box.insetBy(dx: Theme.Switch.markInset, dy: Theme.Switch.markInset)
        checkbox.mark.color = thumbTintColor ?? Theme.Button.filledForeground
        checkbox.mark.alpha = storedIsOn ? 1 : 0
        let width = max(bounds.width - side - Theme.Switch.titleGap, 0)
        checkbox.label.frame = CGRect(
            x: isRightToLeft ? 0 : side + Theme.Switch.titleGap, y: 0, width: width, height: bounds.height)
        content.alpha = isEnabled ? 1 : Theme.Control.disabledAlpha
    }
}
