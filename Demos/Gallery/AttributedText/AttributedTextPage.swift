// SPDX-License-Identifier: MIT
import UIKit

final class AttributedTextPage: PageViewController {
    override var summary: String { "Attributes of characters and paragraphs, attachments, lists, and tab stops." }

    override func viewDidLoad() {
        title = "Attributed Text"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            RichTextCard("Characters", texts: TextSamples.characters()),
            RichTextCard("Attachments", texts: [TextSamples.attachments()]),
            RichTextCard("Lists", texts: TextSamples.lists()),
            RichTextCard("Tab stops", texts: [TextSamples.table()]),
            RichTextCard(
                "Line breaks", note: "Soft hyphens, and hyphenation where a dictionary is installed.",
                texts: TextSamples.breaks()),
            RichTextCard("Scripts and directions", texts: TextSamples.scripts()),
            RichTextCard("Fonts", note: "Features, widths, and transformed glyphs.", texts: TextSamples.fonts()),
            FontPickerCard("Font picker"),
            TextLayerCard("Text layer", note: "The font size and the color are animated."),
        ]
    }
}
