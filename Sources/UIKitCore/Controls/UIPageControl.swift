// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// A row of dots, one for each page, of which the present page's is strong.
///
/// A finger that taps beside the present dot goes to the next or the previous page; dragged along the row it goes from
/// page to page. The arrow keys, Home and End, and a wheel over the control do the same.
///
/// > Note: Differs from UIKit: a click of a pointer goes to the page whose dot it hits, however far it is, and the
/// > dots have the colours of labels, which are seen on any background.
@MainActor
open class UIPageControl: UIControl {
    /// How the user is about to change the page.
    public enum InteractionState: Int, Sendable {
        case none = 0
        /// By a tap, a click, a key or a wheel.
        case discrete = 1
        /// By a touch that goes along the row.
        case continuous = 2
    }

    /// Whether there is a background behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While a touch goes along the row.
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    /// Which way the pages go.
    public enum Direction: Int, Sendable {
        /// As lines of text do.
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
    }

    // MARK: - Pages

    /// How many pages there are; 0 by default.
    ///
    /// Less than none counts as none.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            pagesDidChange()
        }
    }

    /// The present page, kept within the pages; 0 by default.
    ///
    /// Setting it sends nothing.
    open var currentPage: Int {
        get { storedPage }
        set { show(page: newValue) }
    }

    /// Whether one page alone has no dot; `false` by default.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { pagesDidChange() } }
    }

    /// How the page that is told of is being changed.
    public internal(set) var interactionState = InteractionState.none

    /// Whether a touch may go along the row; `true` by default.
    open var allowsContinuousInteraction = true

    /// Shows how far the present page has come, in a bar instead of its dot; `nil`, the default, for a dot.
    ///
    /// A progress that another control has leaves that one.
    open var progress: UIPageControlProgress? {
        didSet { if progress !== oldValue { progressDidChange(from: oldValue) } }
    }

    // MARK: - Looks

    /// The colour of the dots; `nil`, the default, for a faint one.
    open var pageIndicatorTintColor: UIColor? {
        didSet { if pageIndicatorTintColor != oldValue { setNeedsLayout() } }
    }

    /// The colour of the present page's dot; `nil`, the default, for that of text.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if currentPageIndicatorTintColor != oldValue { setNeedsLayout() } }
    }

    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { setNeedsLayout() } }
    }

    /// Which way the pages go; `natural` by default.
    open var direction = Direction.natural {
        didSet { if direction != oldValue { pagesDidChange() } }
    }

    /// Shown, in the dots' colours, for pages that have no image of their own; `nil`, the default, for dots.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage !== oldValue { setNeedsLayout() } }
    }

    /// Shown for the present page if it has no image of its own; `nil`, the default, for `preferredIndicatorImage`.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage !== oldValue { setNeedsLayout() } }
    }

    /// Gives a page an image of its own.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        setNeedsLayout()
    }

    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Gives a page an image of its own for when it is the present one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        setNeedsLayout()
    }

    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    // MARK: - Layout

    /// The size that has room for the dots of so many pages.
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

    override var mayDraw: Bool { false }
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
        letGo(touch, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        letGo(nil, with: event)
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

    // MARK: - State of the concerns

    var storedPage = 0
    var trackStart = CGPoint.zero
    /// The first page whose dot is seen, where there are more than fit.
    var firstVisible = 0
    var images: [Int: UIImage] = [:]
    var currentImages: [Int: UIImage] = [:]
    /// One for each dot that is seen, by its page.
    var dots: [Int: UIImageView] = [:]
    /// The filled part of the present page's bar.
    var progressFill: UIView?
    let background = UIView(frame: .zero)
    let row = UIView(frame: .zero)
}
