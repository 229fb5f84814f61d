// SPDX-License-Identifier: MIT
import UIKit

/// Images on every side of the title, and a second line.
final class ContentsCard: ButtonCard {
    private let leading = UIButton("Add", .filled())
    private let trailing = UIButton("Next", .tinted()) { $0.imagePlacement = .trailing }
    private let top = UIButton("Leaf", .gray()) {
        $0.imagePlacement = .top
        $0.imagePadding = 2
    }
    private let subtitled = UIButton("Open", .tinted()) { $0.subtitle = "in a new window" }

    override var buttons: [UIButton] { [leading, trailing, top, subtitled] }

    override func layoutBody(in area: CGRect) {
        showIcons()
        super.layoutBody(in: area)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        showIcons()
        return super.bodyHeight(forWidth: width)
    }

    private func showIcons() {
        let scale = traitCollection.displayScale
        for (button, icon) in [(leading, Icon.plus), (trailing, .next), (top, .leaf)] {
            button.configuration?.image = icon.image(scale: scale)
        }
    }
}
