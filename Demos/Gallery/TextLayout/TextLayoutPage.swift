// SPDX-License-Identifier: MIT
import UIKit

final class TextLayoutPage: PageViewController {
    override var summary: String { "Storages, containers, layout fragments, and views in text." }

    override func viewDidLoad() {
        title = "Text Layout"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            ExclusionCard("Exclusion path", note: "Drag the circle: the text flows around it."),
            ColumnsCard("Columns", note: "One text in two containers."),
            FragmentsCard("Layout fragments", note: "Paragraphs with a bar and a background of their own."),
            AttachmentViewCard("Views in text", note: "Controls on a line of text, which can be edited around them."),
            NumberedListCard("Numbered list", note: "Press Return after an item: the others are numbered again."),
        ]
    }
}
