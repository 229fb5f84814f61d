// SPDX-License-Identifier: MIT
import UIKit

/// Switches that are on, off, in another color, and disabled.
final class SwitchesCard: ToldCard {
    override func build() {
        let plain = UISwitch()
        plain.isOn = true
        let colored = UISwitch()
        colored.isOn = true
        colored.onTintColor = .systemGreen
        let disabled = UISwitch()
        disabled.isOn = true
        disabled.isEnabled = false
        add("Tint color", plain) { $0.isOn ? "on" : "off" }
        add("Green", colored) { $0.isOn ? "on" : "off" }
        add("Disabled", disabled) { $0.isOn ? "on" : "off" }
    }
}
