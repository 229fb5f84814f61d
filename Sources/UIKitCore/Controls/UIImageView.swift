// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
public import LayerTree

/// A view that shows an image, placed by `contentMode`.
@MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        showImage()
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        decodeImageView(from: coder)
    }

    /// What is shown; `nil` shows the background only.
    open var image: UIImage? {
        didSet { if image !== oldValue { showImage() } }
    }

    /// What is shown while `isHighlighted`; without one, `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { showImage() } }
    }

    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            showImage()
            restartAnimation()
        }
    }

    // MARK: - Animation

    /// What is shown one after the other once `startAnimating()` is called, in place of `image`; setting it stops that.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The same while `isHighlighted`; without any, `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds that all images take together; 0, the default, shows thirty of them a second.
    open var animationDuration: TimeInterval = 0

    /// How often the images are shown; 0, the default, goes on until `stopAnimating()`.
    open var animationRepeatCount = 0

    /// Whether the images are being shown.
    public var isAnimating: Bool { animation != nil }

    /// Shows the images one after the other, on the render server's clock; without images it does nothing.
    open func startAnimating() {
        beginAnimation()
    }

    /// Shows `image` again.
    open func stopAnimating() {
        endAnimation()
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { showImage() } }
    }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? bounds.size
    }

    open override func tintColorDidChange() {
        if let shownImage, isTemplate(shownImage) { setNeedsDisplay() }
        restartAnimation()
    }

    open override var contentScaleFactor: CGFloat {
        get { super.contentScaleFactor }
        set {
            super.contentScaleFactor = newValue
            showImage()
        }
    }

    /// Templates are drawn in the tint colour; other images go to the compositor as they are.
    open override func display(_ layer: CALayer) {
        guard !isAnimating, let image = shownImage, let pixels = image.cgImage else {
            layer.contents = nil
            return
        }
        layer.contentsScale = image.scale
        layer.contents = shownPixels(of: image, pixels)
        let size = image.size
        let caps = image.capInsets
        if caps != .zero, size.width > 0, size.height > 0 {
            layer.contentsCenter = CGRect(
                x: caps.left / size.width, y: caps.top / size.height,
                width: max(0, size.width - caps.left - caps.right) / size.width,
                height: max(0, size.height - caps.top - caps.bottom) / size.height)
        } else {
            layer.contentsCenter = contentStretch
        }
    }

    override var mayDraw: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        animation?.layOut(in: self)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Animations do not outlive a layer's stay in a window.
        restartAnimation()
    }

    // MARK: - State

    var animation: ImageAnimation?

    /// Whether images that leave it open are taken for templates, as controls do.
    var tintsAutomaticImages = false {
        didSet { if tintsAutomaticImages != oldValue { setNeedsDisplay() } }
    }

    private func isTemplate(_ image: UIImage) -> Bool {
        image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && tintsAutomaticImages)
    }

    /// Templates have the tint colour.
    func shownPixels(of image: UIImage, _ pixels: CGImage) -> CGImage? {
        isTemplate(image) ? tinted(pixels) : pixels
    }

    private var shownImage: UIImage? {
        isHighlighted ? highlightedImage ?? image : image
    }

    private func showImage() {
        // The pixels decide the scale, whatever the window's is.
        hasOwnContentScale = true
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func tinted(_ pixels: CGImage) -> CGImage? {
        guard let bitmap = try? Bitmap(width: pixels.width, height: pixels.height) else { return nil }
        let context = bitmap.makeContext()
        let rect = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        context.draw(pixels, in: rect)
        context.setBlendMode(.sourceIn)
        context.setFillColor(tintColor.cgColor(for: traitCollection))
        context.fill(rect)
        return bitmap.makeImage()
    }
}
