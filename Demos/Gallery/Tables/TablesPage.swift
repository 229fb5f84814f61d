// SPDX-License-Identifier: MIT
import UIKit

final class TablesPage: ContainerPageViewController {
    override var summary: String { "Rows in sections, with cells only for visible rows." }

    override func viewDidLoad() {
        title = "Tables"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PlantsCard("Styles", note: "Headers stay at the top edge. Use the index or type to jump to a section."),
            PackingCard("Editing", note: "Drag rows by their handles, delete, insert, or select several."),
            SettingsCard("Cells", note: "Text, images, accessories, and controls in rows."),
        ]
    }
}
