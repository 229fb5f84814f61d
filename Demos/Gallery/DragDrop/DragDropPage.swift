// SPDX-License-Identifier: MIT
import UIKit

final class DragDropPage: PageViewController {
    override var summary: String { "Content dragged within the application, and between applications." }

    override func viewDidLoad() {
        title = "Drag and Drop"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            TwoListsCard(
                "Two lists",
                note: "Drag rows within a list or to the other one. Hold Ctrl to copy, press Esc to cancel."),
            DropZoneCard("Drop zone", note: "Drop files, images, links, colors, or text of any application."),
            DragSourcesCard("Sources", note: "Drag these to the drop zone or to another application."),
        ]
    }
}
