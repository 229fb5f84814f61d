// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree

/// A row of dots, one per page, with the dot of the current page emphasized.
///
/// A tap next to the current dot moves to the previous or the next page; a drag along the row moves through the pages.
/// The arrow keys, Home, End, and the scroll wheel over the control change the page as well.
///
/// > Note: Differs from UIKit: a click moves directly to the page of the dot that it hits, and the dots have label
/// > colors, which are visible on any background.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The way in which the user is changing the page.
    public enum InteractionState: Int, Sendable {
        /// No interaction.
        case none = 0
        /// A tap, a click, a key, or the scroll wheel.
        case discrete = 1
        /// A drag along the row.
        case continuous = 2
    }

    /// The visibility of the background behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// Visible during a drag along the row.
        case automatic = 0
        /// Always visible.
        case prominent = 1
        /// Never visible.
        case minimal = 2
    }

    /// The direction in which the pages advance.
    public enum Direction: Int, Sendable {
        /// The direction of text.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UIPageControl.self)
    }

    // MARK: - Pages

    /// The number of pages.
    ///
    /// The default is 0. Negative values count as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            pagesDidChange()
        }
    }

    /// The current page, limited to the range of pages.
    ///
    /// The default is 0. Setting it doesn't send `.valueChanged`.
    open var currentPage: Int {
        get { storedPage }
        set { show(page: newValue) }
    }

    /// Whether the dot is hidden while there is only one page.
    ///
    /// The default is `false`.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { pagesDidChange() } }
    }

    /// The kind of interaction that caused the page change being reported.
    public internal(set) var interactionState = InteractionState.none

    /// Whether the user can drag along the row.
    ///
    /// The default is `true`.
    open var allowsContinuousInteraction = true

    /// The progress of the current page, shown in a bar that replaces its dot.
    ///
    /// The default is `nil`. A progress object that belongs to another control is removed from that one.
    open var progress: UIPageControlProgress? {
        didSet { if progress !== oldValue { progressDidChange(from: oldValue) } }
    }

    // MARK: - Appearance

    /// The color of the dots.
    ///
    /// `nil`, the default, uses a faint label color.
    open var pageIndicatorTintColor: UIColor? {
        didSet { if pageIndicatorTintColor != oldValue { setNeedsLayout() } }
    }

    /// The color of the current page's dot.
    ///
    /// `nil`, the default, uses the label color.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if currentPageIndicatorTintColor != oldValue { setNeedsLayout() } }
    }

    /// The visibility of the background.
    ///
    /// The default is `automatic`.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { setNeedsLayout() } }
    }

    /// The direction in which the pages advance.
    ///
    /// The default is `natural`.
    open var direction = Direction.natural {
        didSet { if direction != oldValue { pagesDidChange() } }
    }

    /// The template image for pages without an image of their own.
    ///
    /// `nil`, the default, shows dots.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage !== oldValue { setNeedsLayout() } }
    }

    /// The template image for the current page if it has no image of its own.
    ///
    /// `nil`, the default, uses `preferredIndicatorImage`.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage !== oldValue { setNeedsLayout() } }
    }

    /// Sets the image of a page's indicator; `nil` restores the preferred image.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        setNeedsLayout()
    }

    /// Returns the image set for a page's indicator, or `nil`.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of a page's indicator for when it is the current page; `nil` restores the preferred image.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        setNeedsLayout()
    }

    /// Returns the image set for a page's indicator as the current page, or `nil`.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    // MARK: - Layout

    /// Returns the size needed for the dots of `pageCount` pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        naturalSize(forPages: pageCount)
    }

    open override var intrinsicContentSize: CGSize { naturalSize(forPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if progress != nil { setNeedsLayout() }
        progress?.updateVisibility()
    }

    override var isPressedByKeys: Bool { false }
    override var focusRingCornerRadius: CGFloat { min(bounds.width, bounds.height) / 2 }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackStart = touch.location(in: self)
        return numberOfPages > 0
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, with: event)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        finishTracking(touch, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finishTracking(nil, with: event)
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        guard let page = target(of: key) else { return false }
        change(to: page, by: .discrete, for: event)
        return true
    }

    override func adjust(bySteps steps: CGPoint, for event: UIEvent?) -> Bool {
        guard steps != .zero else { return false }
        let clicks = wholeClicks(steps.x + steps.y)
        if clicks != 0 { change(to: storedPage + clicks, by: .discrete, for: event) }
        return true
    }

    open override func accessibilityIncrement() {
        change(to: storedPage + 1, by: .discrete, for: nil)
    }

    open override func accessibilityDecrement() {
        change(to: storedPage - 1, by: .discrete, for: nil)
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.adjustable)
        defaults.role = .pageControl
        defaults.range = AccessibilityRange(
            minimum: 0, maximum: Double(max(numberOfPages - 1, 0)), current: Double(currentPage), step: 1)
        defaults.value = "\(currentPage + 1)/\(numberOfPages)"
        return defaults
    }

    @_spi(Toolkit) open override func accessibilityPress() -> Bool { false }

    @_spi(Toolkit) open override func accessibilitySetValue(_ value: Double) -> Bool {
        guard isEnabled, value.isFinite else { return false }
        change(to: Int(min(max(value.rounded(), 0), Double(max(numberOfPages - 1, 0)))), by: .discrete, for: nil)
        return true
    }

    // MARK: - Internal state

    var storedPage = 0
    var trackStart = CGPoint.zero
    /// The first page with a visible dot, if not all dots fit.
    var firstVisible = 0
    var images: [Int: UIImage] = [:]
    var currentImages: [Int: UIImage] = [:]
    /// The visible dots, by page.
    var dots: [Int: UIImageView] = [:]
    /// The filled part of the current page's bar.
    var progressFill: UIView?
    let background = UIView(frame: .zero)
    let row = UIView(frame: .zero)

    @_spi(Toolkit) open override var preventsTapsOfAncestors: Bool { true }
}
