// SPDX-License-Identifier: MIT
import UIKit

final class ConstraintsPage: PageViewController {
    override var summary: String { "Layout from rules that hold at every size." }

    override func viewDidLoad() {
        title = "Constraints"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            FormCard("A form", note: "Left-to-right or right-to-left layout with the same constraints."),
            PrioritiesCard("Priorities", note: "Both bars request most of the width. The higher priority wins."),
            ConstantCard("A constant", note: "Animated by changing a constraint."),
        ]
    }
}
