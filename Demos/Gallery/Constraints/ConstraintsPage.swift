// SPDX-License-Identifier: MIT
import UIKit

final class ConstraintsPage: PageViewController {
    override var summary: String { "Places that follow from rules, whatever the size." }

    override func viewDidLoad() {
        title = "Constraints"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            FormCard("A form", note: "From left to right or from right to left, with the same constraints."),
            PrioritiesCard("Priorities", note: "Both want most of the width. The higher priority has its way."),
            ConstantCard("A constant", note: "Changed inside an animation."),
        ]
    }
}
