// SPDX-License-Identifier: MIT
import UIKit

/// Colours that can be changed; the first is the tint colour of the card.
final class ColorsCard: ToldCard {
    override func build() {
        let tint = UIColorWell()
        tint.title = "Tint colour"
        tint.selectedColor = .systemIndigo
        tint.supportsAlpha = false
        tint.addAction(
            UIAction { [weak self, weak tint] _ in self?.tintColor = tint?.selectedColor }, for: .valueChanged)
        let translucent = UIColorWell()
        translucent.selectedColor = UIColor.systemGreen.withAlphaComponent(0.5)
        let tinted = UISlider()
        tinted.value = 0.5
        add("Tint colour", tint) { _ in "changed" }
        add("Translucent", translucent) { _ in "changed" }
        add("Tinted", tinted, fills: true) { String(format: "%.2f", $0.value) }
    }
}
