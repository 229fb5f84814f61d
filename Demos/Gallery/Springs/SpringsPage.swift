// SPDX-License-Identifier: MIT
import UIKit

final class SpringsPage: PageViewController {
    override var summary: String { "How a view follows when its superview is resized." }

    private let springs = SpringsCard(
        "Springs and struts", note: "Drag the corner. Springs are flexible, struts are fixed.")
    private let presets = PresetsCard("Presets", note: "Click a preset to apply its mask.")

    override func viewDidLoad() {
        title = "Springs"
        super.viewDidLoad()
        presets.onChoose = { [weak self] mask in self?.springs.show(mask) }
    }

    override func makeCards() -> [CardView] { [springs, presets] }
}
