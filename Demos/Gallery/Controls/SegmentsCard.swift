// SPDX-License-Identifier: MIT
import UIKit

/// Segmented controls with titles, with images, momentary, and partly disabled.
final class SegmentsCard: ToldCard {
    private let images = UISegmentedControl(items: ["Sun", "Moon", "Star"])
    private var shownScale: CGFloat?

    override func build() {
        let titles = UISegmentedControl(items: ["Day", "Week", "Month"])
        titles.selectedSegmentIndex = 1
        images.selectedSegmentIndex = 0
        let momentary = UISegmentedControl(items: ["Cut", "Copy", "Paste"])
        momentary.isMomentary = true
        let partial = UISegmentedControl(items: ["One", "Two", "Three"])
        partial.setEnabled(false, forSegmentAt: 1)
        partial.selectedSegmentIndex = 2
        partial.apportionsSegmentWidthsByContent = true
        let value: (UISegmentedControl) -> String = { String($0.selectedSegmentIndex) }
        add("Titles", titles, fills: true, value: value)
        add("Images", images, fills: true, value: value)
        add("Momentary", momentary, fills: true, value: value)
        add("Partly disabled", partial, fills: true, value: value)
    }

    override func layoutBody(in area: CGRect) {
        showImages(scale: traitCollection.displayScale)
        super.layoutBody(in: area)
    }

    /// Shows images for a display's scale, named by titles for assistive technology.
    private func showImages(scale: CGFloat) {
        guard scale != shownScale else { return }
        shownScale = scale
        for (index, (icon, name)) in [(Icon.sun, "Sun"), (.moon, "Moon"), (.star, "Star")].enumerated() {
            images.setAction(UIAction(title: name, image: icon.image(scale: scale)) { _ in }, forSegmentAt: index)
        }
    }
}
