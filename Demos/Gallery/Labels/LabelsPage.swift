// SPDX-License-Identifier: MIT
import UIKit

final class LabelsPage: PageViewController {
    override var summary: String { "Text in sizes, weights and scripts, broken and shortened to fit." }

    override func viewDidLoad() {
        title = "Labels"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            TypeScaleCard("Text styles", note: "Point size and leading of each style."),
            ParagraphCard("Paragraphs"),
            WeightsCard("Weights"),
            ColorRolesCard("Colours", note: "By role and by hue, for light and dark."),
            TruncationCard(
                "Truncation", note: "What does not fit gives way to three dots."),
            ScriptsCard("Scripts", note: "Fonts are found, and directions followed."),
        ]
    }
}
