// SPDX-License-Identifier: MIT
import UIKit

/// A page whose cards show container view controllers, which are the page's children.
class ContainerPageViewController: PageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for card in cards.compactMap({ $0 as? ContainerCard }) {
            addChild(card.container)
            card.stage.addSubview(card.container.view)
            card.container.didMove(toParent: self)
        }
    }
}
