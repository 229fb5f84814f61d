// SPDX-License-Identifier: MIT
import UIKit

/// A stepper that stops at its bounds, one that wraps, and a disabled one.
final class SteppersCard: ToldCard {
    override func build() {
        let plain = UIStepper()
        plain.value = 3
        plain.maximumValue = 20
        let round = UIStepper()
        round.maximumValue = 5
        round.wraps = true
        let disabled = UIStepper()
        disabled.value = 1
        disabled.isEnabled = false
        let value: (UIStepper) -> String = { String(format: "%g", $0.value) }
        add("0 to 20", plain, value: value)
        add("Wraps", round, value: value)
        add("Disabled", disabled, value: value)
    }
}
