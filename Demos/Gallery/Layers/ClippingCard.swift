// SPDX-License-Identifier: MIT
import UIKit

/// An image clipped by two rounded corners, by a circle, and by a rotated layer in a clipping layer.
final class ClippingCard: CardView {
    private static let height: CGFloat = 112

    private let leaf = makePicture()
    private let disc = makePicture()
    private let outer = StageView(frame: .zero)
    private let inner = UIView(frame: .zero)
    private let innerPicture = makePicture(Scenery.view)

    private static func makePicture(_ image: UIImage? = Scenery.image) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        return view
    }

    override func build() {
        leaf.layer.cornerRadius = 40
        leaf.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        disc.layer.cornerRadius = Self.height / 2
        outer.layer.cornerRadius = 24
        inner.clipsToBounds = true
        inner.layer.cornerRadius = 20
        inner.layer.cornerCurve = .continuous
        inner.transform = CGAffineTransform(rotationAngle: .pi / 9)
        innerPicture.transform = CGAffineTransform(rotationAngle: -.pi / 9)
        inner.addSubview(innerPicture)
        outer.addSubview(inner)
        for view in [leaf, disc, outer] { addSubview(view) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height }

    override func layoutBody(in area: CGRect) {
        let gap: CGFloat = 16
        let width = ((area.width - Self.height - 2 * gap) / 2).rounded(.down)
        leaf.frame = CGRect(x: area.minX, y: area.minY, width: width, height: Self.height)
        disc.frame = CGRect(x: leaf.frame.maxX + gap, y: area.minY, width: Self.height, height: Self.height)
        outer.frame = CGRect(x: disc.frame.maxX + gap, y: area.minY, width: width, height: Self.height)
        // The frame is undefined under a rotation, so this sets bounds and center.
        inner.bounds = CGRect(x: 0, y: 0, width: 104, height: 104)
        inner.center = CGPoint(x: width / 2, y: Self.height / 2 + 20)
        innerPicture.bounds = CGRect(x: 0, y: 0, width: 140, height: 140)
        innerPicture.center = CGPoint(x: 52, y: 52)
    }
}
