// SPDX-License-Identifier: MIT
import UIKit

final class SpringsPage: PageViewController {
    override var summary: String { "How a view follows when the one around it changes its size." }

    private let springs = SpringsCard(
        "Springs and struts", note: "Drag the corner. What is flexible is a spring, what is fixed a strut.")
    private let presets = PresetsCard("By habit", note: "Press one to take its mask over.")

    override func viewDidLoad() {
        title = "Springs"
        super.viewDidLoad()
        presets.onChoose = { [weak self] mask in self?.springs.show(mask) }
    }

    override func makeCards() -> [CardView] { [springs, presets] }
}
