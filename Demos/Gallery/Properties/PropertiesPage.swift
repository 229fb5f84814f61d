// SPDX-License-Identifier: MIT
import UIKit

final class PropertiesPage: PageViewController {
    override var summary: String { "What every view has, to be set by hand." }

    override func viewDidLoad() {
        title = "Properties"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PropertiesCard("One view", note: "Its orange badge is a subview that hangs over the edge."),
            OrderCard("In front", note: "Press a sheet to bring it to the front."),
            TagsCard("Tags", note: "Press a tile to hide it. Saved tags outlive the application."),
        ]
    }
}
