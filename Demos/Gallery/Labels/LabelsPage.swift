// SPDX-License-Identifier: MIT
import UIKit

final class LabelsPage: PageViewController {
    override var summary: String { "Text in sizes, weights, and scripts, wrapped and truncated to fit." }

    override func viewDidLoad() {
        title = "Labels"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            TypeScaleCard("Text styles", note: "The point size and line height of each style."),
            ParagraphCard("Paragraphs"),
            WeightsCard("Weights"),
            ColorRolesCard("Colors", note: "Semantic and palette colors for light and dark mode."),
            TruncationCard(
                "Truncation", note: "An ellipsis replaces text that doesn't fit."),
            ScriptsCard("Scripts", note: "Fallback fonts and text directions."),
        ]
    }
}
