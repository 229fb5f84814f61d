// SPDX-License-Identifier: MIT
import UIKit

/// One photo, which can be zoomed.
final class ZoomController: UIViewController, UIScrollViewDelegate {
    /// The magnification up to which a photo can be zoomed, relative to its size on the screen.
    static let maximumZoom: CGFloat = 6
    static let doubleTapZoom: CGFloat = 2.5
    /// The distance in points by which a wheel turns for a factor of e.
    static let wheelDistance: CGFloat = 400

    let photo: Photo
    let imageView = UIImageView()
    private let scrollView = UIScrollView()
    private let loader: ThumbnailLoader
    private var loading: Task<Void, Never>?

    init(photo: Photo, loader: ThumbnailLoader) {
        self.photo = photo
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        scrollView.delegate = self
        scrollView.maximumZoomScale = Self.maximumZoom
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        view = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFit
        imageView.isUserInteractionEnabled = true
        imageView.accessibilityLabel = photo.name
        imageView.image = loader.thumbnail(of: photo, .large) ?? loader.thumbnail(of: photo, .small)
        scrollView.addSubview(imageView)
        let tap = UITapGestureRecognizer(target: self, action: ZoomController.toggleZoom)
        tap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(tap)
        let wheel = UIPanGestureRecognizer(target: self, action: ZoomController.zoomByWheel)
        wheel.allowedScrollTypesMask = .discrete
        wheel.allowedTouchTypes = []
        scrollView.addGestureRecognizer(wheel)
        load()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        scrollView.zoomScale = 1
    }

    /// Decodes the file away from the main actor.
    private func load() {
        loading = Task { [weak self, photo] in
            let image = await Self.image(at: photo.url)
            guard let self, let image, !Task.isCancelled else { return }
            imageView.image = image
            view.setNeedsLayout()
        }
    }

    @concurrent
    private static func image(at url: URL) async -> UIImage? {
        Task.isCancelled ? nil : UIImage(contentsOfFile: url.path)
    }

    isolated deinit {
        loading?.cancel()
    }

    /// Waits until the file is decoded.
    func finishLoading() async {
        await loading?.value
    }

    // MARK: - Zooming

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if scrollView.zoomScale == 1 {
            imageView.frame = fittingFrame
            scrollView.contentSize = imageView.frame.size
        }
        center()
    }

    /// The frame in which the whole photo is as large as possible, from the origin of the content.
    private var fittingFrame: CGRect {
        let (size, bounds) = (imageView.image?.size ?? .zero, view.bounds.size)
        guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: bounds) }
        let factor = min(bounds.width / size.width, bounds.height / size.height)
        return CGRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
    }

    /// Centers a photo that is smaller than the view.
    private func center() {
        let (size, bounds) = (imageView.frame.size, scrollView.bounds.size)
        let x = max((bounds.width - size.width) / 2, 0)
        let y = max((bounds.height - size.height) / 2, 0)
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        center()
    }

    var isZoomed: Bool { scrollView.zoomScale > 1.01 }

    private func toggleZoom(_ tap: UITapGestureRecognizer) {
        zoom(to: isZoomed ? 1 : Self.doubleTapZoom, around: tap.location(in: imageView), animated: true)
    }

    /// A mouse wheel zooms around the pointer.
    private func zoomByWheel(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: scrollView).y
        pan.setTranslation(.zero, in: scrollView)
        let factor = exp(distance / Self.wheelDistance)
        zoom(to: scrollView.zoomScale * factor, around: pan.location(in: imageView), animated: false)
    }

    /// Zooms by a factor around the middle of the view.
    func zoom(by factor: CGFloat) {
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        zoom(
            to: scrollView.zoomScale * factor, around: scrollView.convert(middle, to: imageView), animated: true)
    }

    /// Zooms to a scale, so that a point of the photo stays where it is.
    private func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool) {
        let scale = min(max(scale, 1), Self.maximumZoom)
        let change = { [scrollView, imageView] in
            let (old, offset) = (imageView.convert(point, to: scrollView), scrollView.contentOffset)
            scrollView.zoomScale = scale
            let new = imageView.convert(point, to: scrollView)
            scrollView.contentOffset = CGPoint(x: offset.x + new.x - old.x, y: offset.y + new.y - old.y)
            self.keepInRange()
        }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    /// Scrolls back from beyond the edges of the photo.
    private func keepInRange() {
        let (inset, size, offset) = (scrollView.contentInset, scrollView.contentSize, scrollView.contentOffset)
        let maximumX = max(size.width + inset.right - scrollView.bounds.width, -inset.left)
        let maximumY = max(size.height + inset.bottom - scrollView.bounds.height, -inset.top)
        scrollView.contentOffset = CGPoint(
            x: min(max(offset.x, -inset.left), maximumX), y: min(max(offset.y, -inset.top), maximumY))
    }
}
