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
            WeightsCard("Weights"),
            ColorRolesCard("Colours", note: "By role and by hue, for light and dark."),
            ParagraphCard("Paragraphs", note: "Lines break between words, in the width there is."),
            TruncationCard(
                "Truncation", note: "What does not fit gives way at the end, in the middle or at the start."),
            ScriptsCard("Scripts", note: "Fonts are found and directions followed by themselves."),
        ]
    }
}
