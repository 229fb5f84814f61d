// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// An image that fits the view until the user enlarges it.
@MainActor
final class ImagePreview: UIScrollView, UIScrollViewDelegate {
    private let image: UIImageView
    private var fittedSize: CGSize = .zero

    init(_ image: UIImage, name: String) {
        self.image = UIImageView(image: image)
        super.init(frame: .zero)
        delegate = self
        maximumZoomScale = Theme.FilePreview.maximumScale
        self.image.isAccessibilityElement = true
        self.image.accessibilityTraits = .image
        self.image.accessibilityLabel = name
        addSubview(self.image)
        let tap = UITapGestureRecognizer(target: self, action: ImagePreview.toggleScale)
        tap.numberOfTapsRequired = 2
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: adjustedContentInset).size
        guard let size = image.image?.size, size.width > 0, size.height > 0, area != fittedSize else { return }
        let wasFitted = zoomScale == minimumZoomScale
        fittedSize = area
        // Small images aren't enlarged.
        minimumZoomScale = min(area.width / size.width, area.height / size.height, 1)
        if wasFitted || zoomScale < minimumZoomScale { zoomScale = minimumZoomScale }
        center()
    }

    private func center() {
        let area = bounds.inset(by: safeAreaInsets).size
        let inset = CGSize(
            width: max((area.width - contentSize.width) / 2, 0), height: max((area.height - contentSize.height) / 2, 0))
        contentInset = UIEdgeInsets(top: inset.height, left: inset.width, bottom: inset.height, right: inset.width)
    }

    private func toggleScale() {
        setZoomScale(zoomScale > minimumZoomScale ? minimumZoomScale : max(1, minimumZoomScale * 2), animated: true)
    }
}
