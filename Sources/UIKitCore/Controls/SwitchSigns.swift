// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The signs in the groove of a switch: a bar where the thumb isn't when it is on, and a circle when it is off.
@MainActor
struct SwitchSigns {
    let on = UIView(frame: .zero)
    let off = UIView(frame: .zero)
}

extension UISwitch {
    /// Shows the sign of the state if the user prefers signs to colors.
    func showSigns(isOn: Bool) {
        let looks = traitCollection.accessibilityLooks
        guard looks.showsSwitchLabels || looks.differentiatesWithoutColor else {
            signs?.on.removeFromSuperview()
            signs?.off.removeFromSuperview()
            signs = nil
            return
        }
        let signs = signs ?? SwitchSigns()
        if self.signs == nil {
            groove.addSubview(signs.on)
            groove.addSubview(signs.off)
            self.signs = signs
        }
        let side = Theme.Switch.signSide
        let middle = Theme.Switch.size.height / 2
        let start = Theme.Switch.signInset + side / 2
        let end = Theme.Switch.size.width - start
        let width = Theme.Switch.signWidth
        signs.on.bounds.size = CGSize(width: width, height: side)
        signs.on.center = CGPoint(x: isRightToLeft ? end : start, y: middle)
        signs.on.layer.cornerRadius = width / 2
        signs.on.backgroundColor = Theme.Button.filledForeground
        signs.on.alpha = isOn ? 1 : 0
        signs.off.bounds.size = CGSize(width: side, height: side)
        signs.off.center = CGPoint(x: isRightToLeft ? start : end, y: middle)
        signs.off.layer.cornerRadius = side / 2
        signs.off.layer.borderWidth = width
        signs.off.layer.borderColor = UIColor.secondaryLabel.cgColor(for: traitCollection)
        signs.off.alpha = isOn ? 0 : 1
    }
}
