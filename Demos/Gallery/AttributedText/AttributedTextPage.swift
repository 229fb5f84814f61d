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
            RichTextCard("Characters", texts: { TextSamples($0).characters() }),
            RichTextCard("Attachments", texts: { [TextSamples($0).attachments()] }),
            RichTextCard("Lists", texts: { TextSamples($0).lists() }),
            RichTextCard("Tab stops", texts: { [TextSamples($0).table()] }),
            RichTextCard(
                "Line breaks", note: "Soft hyphens, and hyphenation where a dictionary is installed.",
                texts: { TextSamples($0).breaks() }),
            RichTextCard("Scripts and directions", texts: { TextSamples($0).scripts() }),
            RichTextCard(
                "Fonts", note: "Features, widths, and transformed glyphs.", texts: { TextSamples($0).fonts() }),
            FontPickerCard("Font picker"),
            TextLayerCard("Text layer", note: "The font size and the color are animated."),
        ]
    }
}
