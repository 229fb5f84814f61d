// SPDX-License-Identifier: MIT
import UIKit

/// Sliders with images and colors, and a slider that reports its value only when released.
final class SlidersCard: ToldCard {
    private let pictured = UISlider()

    override func build() {
        let plain = UISlider()
        plain.value = 0.6
        pictured.value = 0.4
        pictured.minimumTrackTintColor = .systemOrange
        pictured.thumbTintColor = .systemOrange
        let late = UISlider()
        late.isContinuous = false
        let disabled = UISlider()
        disabled.value = 0.5
        disabled.isEnabled = false
        let value: (UISlider) -> String = { String(format: "%.2f", $0.value) }
        add("Continuous", plain, fills: true, value: value)
        add("Images", pictured, fills: true, value: value)
        add("On release", late, fills: true, value: value)
        add("Disabled", disabled, fills: true, value: value)
    }

    override func layoutBody(in area: CGRect) {
        let scale = traitCollection.displayScale
        pictured.minimumValueImage = Icon.moon.image(scale: scale)
        pictured.maximumValueImage = Icon.sun.image(scale: scale)
        super.layoutBody(in: area)
    }
}
