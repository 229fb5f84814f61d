// SPDX-License-Identifier: MIT
import UIKit

/// A zoomable image.
final class ZoomCard: ScrollCard {
    private let picture = UIImageView(image: Scenery.image)

    override func build() {
        super.build()
        scrollView.accessibilityIdentifier = "zoom"
        scrollView.delegate = self
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 6
        picture.isUserInteractionEnabled = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        scrollView.addSubview(picture)
        let tap = UITapGestureRecognizer(target: self, action: ZoomCard.tapped)
        tap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(tap)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard scrollView.zoomScale < 1.5 else { return scrollView.setZoomScale(1, animated: true) }
        let place = tap.location(in: picture)
        let size = CGSize(width: picture.bounds.width / 3, height: picture.bounds.height / 3)
        scrollView.zoom(
            to: CGRect(
                x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }

    override func layoutContent(in size: CGSize) {
        scrollView.zoomScale = 1
        picture.frame = CGRect(origin: .zero, size: size)
        scrollView.contentSize = size
    }
}

extension ZoomCard: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
