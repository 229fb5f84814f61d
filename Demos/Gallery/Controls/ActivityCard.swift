// SPDX-License-Identifier: MIT
import UIKit

/// Activity indicators of both sizes, and a switch that stops them.
final class ActivityCard: ControlRowsCard {
    private let medium = UIActivityIndicatorView(style: .medium)
    private let large = UIActivityIndicatorView(style: .large)

    override func build() {
        let runs = UISwitch()
        large.color = .tintColor
        for wheel in [medium, large] { wheel.hidesWhenStopped = false }
        runs.addAction(
            UIAction { [weak self, weak runs] _ in
                guard let self, let runs else { return }
                for wheel in [medium, large] { runs.isOn ? wheel.startAnimating() : wheel.stopAnimating() }
            }, for: .valueChanged)
        add("Animating", runs)
        add("Medium", medium)
        add("Large", large)
    }
}
