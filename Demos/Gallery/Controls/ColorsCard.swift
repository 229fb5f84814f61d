// SPDX-License-Identifier: MIT
import UIKit

/// Color wells.
///
/// The first sets the card's tint color.
final class ColorsCard: ToldCard {
    override func build() {
        let tint = UIColorWell()
        tint.title = "Tint color"
        tint.selectedColor = .systemIndigo
        tint.supportsAlpha = false
        tint.addAction(
            UIAction { [weak self, weak tint] _ in self?.tintColor = tint?.selectedColor }, for: .valueChanged)
        let translucent = UIColorWell()
        translucent.selectedColor = UIColor.systemGreen.withAlphaComponent(0.5)
        let tinted = UISlider()
        tinted.value = 0.5
        add("Tint color", tint) { _ in "changed" }
        add("Translucent", translucent) { _ in "changed" }
        add("Tinted", tinted, fills: true) { String(format: "%.2f", $0.value) }
    }
}
