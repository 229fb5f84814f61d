// SPDX-License-Identifier: MIT
import UIKit

/// An image that fills the card.
final class PictureCard: CardView {
    private let picture = UIImageView(image: Scenery.image)

    override func build() {
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.layer.cornerCurve = .continuous
        picture.accessibilityLabel = "A landscape in the morning, seen past a paper screen"
        addSubview(picture)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        (width * Scenery.size.height / Scenery.size.width).rounded()
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 120 }
    override var stretch: CGFloat { 160 }
    override func layoutBody(in area: CGRect) { picture.frame = area }
}
