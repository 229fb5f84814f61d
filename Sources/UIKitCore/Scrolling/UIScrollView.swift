// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// Shows a part of content that is larger than the view, and lets the user move and enlarge it.
///
/// Fingers, pens, wheels, touchpads, keys and the bars at the edges scroll. Content that goes on by itself moves on the
/// render server, at the display's pace, however busy the main actor is; `contentOffset` follows.
///
/// > Note: Differs from UIKit: a pressed button of the mouse does not drag the content, as on other desktops; add
/// > `.indirectPointer` to the pan recognizer's `allowedTouchTypes` for that.
@MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit {
        motion?.stop()
    }

    // MARK: - Content

    /// The point of the content at the view's upper left corner.
    ///
    /// Setting it stops what moves by itself. It is not kept inside the content; a coordinate that is no number changes
    /// nothing.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// How large the content is, in points.
    open var contentSize: CGSize = .zero {
        didSet {
            contentSize = contentSize.sane
            if contentSize != oldValue { contentDidResize() }
        }
    }

    /// Room around the content.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            contentInset = contentInset.sane
            if contentInset != oldValue { insetsDidChange() }
        }
    }

    /// Room around the content, with what the safe area adds.
    public var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

    /// When the safe area is added to the content's insets; `automatic` by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }

    /// `adjustedContentInset` changed; overrides call super.
    open func adjustedContentInsetDidChange() {}

    /// The content's own rectangle, for constraints that say how large it is.
    open var contentLayoutGuide: UILayoutGuide { contentGuide() }

    /// The visible rectangle, for constraints of what does not scroll.
    open var frameLayoutGuide: UILayoutGuide { frameGuide() }

    // MARK: - Scrolling

    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { scrollingDidToggle() } }
    }

    /// Whether a drag that begins along one axis stays on it; `false` by default.
    open var isDirectionalLockEnabled = false

    /// Whether content can be pulled beyond its edges; `true` by default.
    open var bounces = true

    /// Whether content bounces up and down even if it all fits; `false` by default.
    open var alwaysBounceVertical = false

    open var alwaysBounceHorizontal = false

    /// Whether the content comes to rest at multiples of the view's size; `false` by default.
    open var isPagingEnabled = false

    /// How quickly content slows down that was let go; `.normal` by default.
    open var decelerationRate: DecelerationRate = .normal

    /// Whether the view may be brought to its top by a command to the window; `true` by default.
    open var scrollsToTop = true

    /// Whether a finger's drag ends the editing of text; it does not by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a touch is on the content that may become a drag.
    public var isTracking: Bool { scrolling.isTracking }

    /// Whether the user drags, or a touchpad scrolls.
    public var isDragging: Bool { scrolling.isDragging }

    /// Whether the content goes on by itself after it was let go.
    public var isDecelerating: Bool { scrolling.isDecelerating }

    /// Brings `contentOffset` to the view's upper left corner; animated, it takes 0.3 seconds.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as shows `rect`, which is in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        show(rect, animated: animated)
    }

    /// Brings content up to date that is pulled down; `nil`, the default, for none.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    /// Stops what moves by itself, where it is.
    open func stopScrollingAndZooming() {
        stopMotion(isFinal: true)
    }

    // MARK: - Touches on content

    /// Recognizes drags of the content; the view is its target.
    public var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Recognizes zooming; `nil` while the limits of the scale are the same.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    /// Whether a touch is kept from the content until it is clear that it is no drag; `true` by default.
    open var delaysContentTouches = true

    /// Whether a touch can be taken from the content once it turns out to be a drag; `true` by default.
    open var canCancelContentTouches = true

    /// Whether `view`, which is in the content, gets touches that begin in it; `true` unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether touches that `view`, which is in the content, has got may become a drag; `false` for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: - Zooming

    /// The smallest scale that the content can be brought to; 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            minimumZoomScale = minimumZoomScale.saneScale(or: oldValue)
            zoomLimitsDidChange()
        }
    }

    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            maximumZoomScale = maximumZoomScale.saneScale(or: oldValue)
            zoomLimitsDidChange()
        }
    }

    /// How large the content is shown; 1 by default.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether a pinch goes beyond the limits of the scale, and comes back; `true` by default.
    open var bouncesZoom = true

    public var isZooming: Bool { zooming.isZooming }

    /// Whether the scale comes back from beyond its limits.
    public var isZoomBouncing: Bool { zooming.isBouncing }

    /// Shows the content at `scale`, with what is in the middle of the view staying there.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Shows as much of the content as `rect`, which is in the coordinates of the view that is zoomed, in the middle.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(toRect: rect, animated: animated)
    }

    // MARK: - Indicators

    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { indicators.update() } }
    }

    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { indicators.update() } }
    }

    /// Dark bars or light ones; by default whichever shows in the view's surroundings.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { if indicatorStyle != oldValue { indicators.update() } }
    }

    /// How far the ends of the vertical bar stay inside the view's edges.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet {
            verticalScrollIndicatorInsets = verticalScrollIndicatorInsets.sane
            if verticalScrollIndicatorInsets != oldValue { indicators.update() }
        }
    }

    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet {
            horizontalScrollIndicatorInsets = horizontalScrollIndicatorInsets.sane
            if horizontalScrollIndicatorInsets != oldValue { indicators.update() }
        }
    }

    /// The insets of both bars; reads those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the safe area is added to the insets of the bars; `true` by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { indicators.update() } }
    }

    /// Shows the bars for a moment.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    // MARK: - What the view overrides

    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { offsetDidChange() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        indicators.update()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { leaveWindow() }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && takesForItself(point, with: event) ? self : hit
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.takeHold(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.drag(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.letGo(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.letGo(touches) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard scroll(with: presses) else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        if gestureRecognizer === pan { return mayDrag() }
        return true
    }

    override func scrollChanged(_ event: UIScrollEvent) {
        if recognizersTake(event) || scroll(with: event) { return }
        // This view's recognizers have been asked.
        next?.scrollChanged(event)
    }

    override func hoverDidChange(_ isInside: Bool) {
        super.hoverDidChange(isInside)
        indicators.pointerDidMove(to: nil)
    }

    /// The content is at another offset; views of the toolkit that recycle their subviews follow.
    func contentOffsetDidChange() {}

    /// Whether something else stands at the edge and shows where the content is.
    var hasOtherVerticalIndicator: Bool { false }

    /// Another object is told of scrolling; views of the toolkit whose delegates do more see what it can do.
    func scrollDelegateDidChange() {}

    /// What stays where the view is while the content moves, on the render server too; each has the view's size.
    var stillLayers: [CALayer] { [indicators.container] }

    // MARK: - State of the concerns

    weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
    }
    var scrolling = ScrollState()
    var zooming = ZoomState()
    var motion: ScrollMotion?
    var storedAdjustedInset = UIEdgeInsets.zero
    var scrollGuides = ScrollGuides()
    private(set) lazy var indicators = ScrollIndicators(of: self)
    private(set) lazy var pan = ScrollPanRecognizer(of: self)
    var pinch: UIPinchGestureRecognizer?
    /// A bar that follows the content.
    weak var follower: (any ScrollFollower)?
}

extension UIScrollView {
    /// When a scroll view keeps its content clear of what covers its edges.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll, and at the top and bottom of a controller's own view in any case.
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        /// Dark, for light content.
        case black = 1
        /// Light, for dark content.
        case white = 2
    }

    /// The share of the speed that is left after a millisecond, below 1.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: Theme.Scroll.normalRate)
        public static let fast = DecelerationRate(rawValue: Theme.Scroll.fastRate)
    }
}
