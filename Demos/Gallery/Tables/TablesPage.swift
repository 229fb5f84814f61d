// SPDX-License-Identifier: MIT
import UIKit

final class TablesPage: ContainerPageViewController {
    override var summary: String { "Rows in sections, of which only those in sight exist." }

    override func viewDidLoad() {
        title = "Tables"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PlantsCard("Styles", note: "Headers stay at the edge; press the letters at the side, or type."),
            PackingCard("Editing", note: "Drag rows by their handles, delete, insert, or choose several."),
            SettingsCard("Cells", note: "Texts, signs and controls that rows may have."),
        ]
    }
}
