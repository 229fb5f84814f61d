// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import Graphics
public import LayerTree

/// A view that displays an image, positioned by `contentMode`, or an animated sequence of images.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        showImage()
    }

    /// Creates a view of the image's size that shows `highlightedImage` while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.decodeInterface(self, as: UIImageView.self)
    }

    /// The image to display; `nil` shows only the background.
    open var image: UIImage? {
        didSet { if image !== oldValue { showImage() } }
    }

    /// The image to display while `isHighlighted` is `true`; `nil` uses `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { showImage() } }
    }

    /// Whether the highlighted image or animation is shown.
    ///
    /// The default is `false`.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            showImage()
            restartAnimation()
        }
    }

    /// The size, weight, and colors of symbols that don't specify their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            if !UIImage.SymbolConfiguration.areEqual(preferredSymbolConfiguration, oldValue) { showImage() }
        }
    }

    // MARK: - Animation

    /// The images to display in sequence, instead of `image`, after `startAnimating()`.
    ///
    /// Setting it stops the animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The images to animate while `isHighlighted` is `true`; `nil` uses `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of one cycle of images, in seconds.
    ///
    /// 0, the default, shows 30 images per second.
    open var animationDuration: TimeInterval = 0

    /// The number of cycles.
    ///
    /// 0, the default, repeats until `stopAnimating()`.
    open var animationRepeatCount = 0

    /// Whether the animation is running.
    public var isAnimating: Bool { animation != nil }

    /// Starts the animation, which runs on the render server.
    ///
    /// Does nothing without animation images.
    open func startAnimating() {
        beginAnimation()
    }

    /// Stops the animation and displays `image`.
    open func stopAnimating() {
        endAnimation()
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { showImage() } }
    }

    open override var intrinsicContentSize: CGSize {
        naturalSize ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize ?? bounds.size
    }

    open override func tintColorDidChange() {
        if let shownImage, usesTintColor(shownImage) { setNeedsDisplay() }
        restartAnimation()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if shownImage?.flipsForRightToLeftLayoutDirection == true { setNeedsDisplay() } }
    }

    open override var contentScaleFactor: CGFloat {
        get { super.contentScaleFactor }
        set {
            super.contentScaleFactor = newValue
            showImage()
        }
    }

    /// Draws template images in the tint color; other images become the layer's contents unchanged.
    open override func display(_ layer: CALayer) {
        guard !isAnimating, let image = displayedImage, let contents = contents(of: image) else {
            layer.contents = nil
            return
        }
        layer.contentsScale = contents.scale
        layer.contents = contents.pixels
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

    override var showsImage: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        animation?.layOut(in: self)
        drawVectorForSize()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Layer animations end when the layer leaves a window.
        restartAnimation()
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        if adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.imageGrowth != previousTraits.imageGrowth
        {
            invalidateIntrinsicContentSize()
        }
        guard let shownImage, shownImage.dependsOnTraits else { return }
        let before = shownImage.displayed(for: previousTraits, preferring: preferredSymbolConfiguration)
        if before.size != displayedImage?.size { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: .image, role: .image)
    }

    /// The view's accessibility label, by default that of its image.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    override var standardLargeContent: (title: String?, image: UIImage?) { (accessibilityLabel, image) }

    /// Whether the view's natural size grows at accessibility text sizes, as body text does.
    ///
    /// The default is `false`. Symbols with a text style grow at all text sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The size of the displayed image, adjusted to the text size; `nil` without an image.
    private var naturalSize: CGSize? {
        guard let size = displayedImage?.size else { return nil }
        guard adjustsImageSizeForAccessibilityContentSizeCategory else { return size }
        let growth = traitCollection.imageGrowth
        return CGSize(width: (size.width * growth).rounded(), height: (size.height * growth).rounded())
    }

    // MARK: - State

    var animation: ImageAnimation?

    /// Whether images with the `automatic` rendering mode are treated as templates, as they are in controls.
    package var tintsAutomaticImages = false {
        didSet { if tintsAutomaticImages != oldValue { setNeedsDisplay() } }
    }

    private var shownImage: UIImage? {
        isHighlighted ? highlightedImage ?? image : image
    }

    /// The image in the variant for the view's traits, with the preferred attributes if it is a symbol.
    var displayedImage: UIImage? {
        shownImage?.displayed(for: traitCollection, preferring: preferredSymbolConfiguration)
    }

    /// The size in points at which a vector was drawn.
    var vectorSize: CGSize?

    private func showImage() {
        // The image determines the contents scale, not the window.
        hasOwnContentScale = true
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }
}
