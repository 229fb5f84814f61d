// SPDX-License-Identifier: MIT
import UIKit

final class PropertiesPage: PageViewController {
    override var summary: String { "The properties of every view." }

    override func viewDidLoad() {
        title = "Properties"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PropertiesCard("One view", note: "The orange badge is a subview that extends past the edge."),
            OrderCard("Z-order", note: "Click a sheet to bring it to the front."),
            TagsCard("Tags", note: "Click a tile to hide it. Saved tags persist across launches."),
        ]
    }
}
