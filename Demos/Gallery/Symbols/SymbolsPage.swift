// SPDX-License-Identifier: MIT
import UIKit

final class SymbolsPage: ContainerPageViewController {
    override var summary: String { "Drawings that take the size and weight of the text next to them." }

    override func viewDidLoad() {
        title = "Symbols"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            SymbolWeightsCard("Weights", note: "From ultralight to black, as fonts have them."),
            SymbolColorsCard("Colors", note: "One color, shades of one, a palette, and colors of their own."),
            SymbolTextCard("With text", note: "Small, medium, and large next to text of one size."),
            SymbolValuesCard("Values", note: "Parts are dimmed as the value decreases."),
            SymbolsCard("Names", note: "The same names as on other platforms."),
        ]
    }
}
