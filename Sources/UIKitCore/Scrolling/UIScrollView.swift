// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
package import LayerTree

/// A view that shows a part of larger content, which the user can scroll and zoom.
///
/// Content is scrolled with touches, pens, scroll wheels, touchpads, and keys, and by dragging the scroll indicators.
/// Automatic movement runs on the render server at the display's rate, even while the main actor is busy;
/// `contentOffset` follows it.
///
/// > Note: Differs from UIKit: dragging with a mouse button doesn't scroll, as is usual on the desktop. Add
/// > `.indirectPointer` to the pan recognizer's `allowedTouchTypes` to enable it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(self, as: UIScrollView.self)
    }

    deinit {
        if let motion { MainActorTeardown.run(motion) { $0.stop() } }
    }

    // MARK: - Content

    /// The point of the content at the view's upper-left corner.
    ///
    /// Setting it stops an automatic movement. The value isn't limited to the content; NaN and infinite coordinates are
    /// ignored.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// The size of the content in points.
    open var contentSize: CGSize = .zero {
        willSet { UIView.propertyObserver?.willChange(self, "contentSize") }
        didSet {
            contentSize = contentSize.sane
            if contentSize != oldValue { contentDidResize() }
            UIView.propertyObserver?.didChange(self, "contentSize")
        }
    }

    /// The distances in points by which the content is inset.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            contentInset = contentInset.sane
            if contentInset != oldValue { insetsDidChange() }
        }
    }

    /// The content inset including the safe area, as far as that is added.
    public var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

    /// The rule by which the safe area is added to the content inset.
    ///
    /// The default is `automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }

    /// Called when `adjustedContentInset` changes.
    ///
    /// Overrides call super.
    open func adjustedContentInsetDidChange() {}

    /// The layout guide of the content.
    ///
    /// Constraints to it determine the content size.
    open var contentLayoutGuide: UILayoutGuide { contentGuide() }

    /// The layout guide of the visible rectangle, for views that don't scroll.
    open var frameLayoutGuide: UILayoutGuide { frameGuide() }

    // MARK: - Scrolling

    /// Whether the user can scroll the content.
    ///
    /// The default is `true`.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { scrollingDidToggle() } }
    }

    /// Whether a drag that begins along one axis is locked to it.
    ///
    /// The default is `false`.
    open var isDirectionalLockEnabled = false

    /// Whether content can be pulled beyond its edges.
    ///
    /// The default is `true`.
    open var bounces = true

    /// Whether content bounces vertically even if it fits into the view.
    ///
    /// The default is `false`.
    open var alwaysBounceVertical = false

    /// Whether content bounces horizontally even if it fits into the view.
    ///
    /// The default is `false`.
    open var alwaysBounceHorizontal = false

    /// Whether scrolling stops at multiples of the view's size.
    ///
    /// The default is `false`.
    open var isPagingEnabled = false

    /// The rate at which content slows down after a drag.
    ///
    /// The default is `.normal`.
    open var decelerationRate: DecelerationRate = .normal

    /// Whether the window's command for scrolling to the top affects this view.
    ///
    /// The default is `true`.
    open var scrollsToTop = true

    /// Whether a drag moves the input view, and ends text editing.
    ///
    /// The default is `none`.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a touch is on the content that may become a drag.
    public var isTracking: Bool { scrolling.isTracking }

    /// Whether the user is dragging the content or scrolling with a touchpad.
    public var isDragging: Bool { scrolling.isDragging }

    /// Whether the content is moving after the end of a drag.
    public var isDecelerating: Bool { scrolling.isDecelerating }

    /// Scrolls to a content offset.
    ///
    /// The animation takes 0.3 seconds.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls by the smallest distance that makes `rect`, in content coordinates, visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        show(rect, animated: animated)
    }

    /// The control that starts refreshing when the content is pulled down.
    ///
    /// The default is `nil`.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    /// A bar that stays at the top of the visible area, above the content; `nil` by default.
    ///
    /// Its height is that of `sizeThatFits(_:)`, and is part of the adjusted content inset.
    package var pinnedBar: UIView? {
        didSet { if pinnedBar !== oldValue { pinnedBarDidChange(from: oldValue) } }
    }

    /// Stops automatic scrolling and zooming immediately.
    open func stopScrollingAndZooming() {
        stopMotion(isFinal: true)
    }

    // MARK: - Touches on content

    /// The recognizer of drags.
    ///
    /// Its target is the view.
    public var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// The recognizer of pinches; `nil` if the minimum and maximum scale are equal.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    /// Whether touches are delivered to the content only when they are known not to be a drag.
    ///
    /// The default is `true`.
    open var delaysContentTouches = true

    /// Whether a drag cancels touches in the content.
    ///
    /// The default is `true`.
    open var canCancelContentTouches = true

    /// Returns whether `view`, which is in the content, gets touches that begin in it.
    ///
    /// The default is `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag may cancel touches in `view`, which is in the content.
    ///
    /// The default is `false` for controls, and `true` for other views.
    open func touchesShouldCancel(in view: UIView) -> Bool { !view.tracksTouches }

    // MARK: - Zooming

    /// The minimum scale.
    ///
    /// The default is 1.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            minimumZoomScale = minimumZoomScale.saneScale(or: oldValue)
            zoomLimitsDidChange()
        }
    }

    /// The maximum scale.
    ///
    /// The default is 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            maximumZoomScale = maximumZoomScale.saneScale(or: oldValue)
            zoomLimitsDidChange()
        }
    }

    /// The current scale.
    ///
    /// The default is 1.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether a pinch can exceed the limits of the scale temporarily.
    ///
    /// The default is `true`.
    open var bouncesZoom = true

    /// Whether the user is pinching the content.
    public var isZooming: Bool { zooming.isZooming }

    /// Whether the scale is returning to its limits.
    public var isZoomBouncing: Bool { zooming.isBouncing }

    /// Sets the scale, keeping the content at the center of the view in place.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Zooms so that `rect`, in the coordinates of the zoomed view, is centered and fits into the view.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(toRect: rect, animated: animated)
    }

    // MARK: - Indicators

    /// Whether the vertical scroll indicator is shown during scrolling.
    ///
    /// The default is `true`.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { indicators.update() } }
    }

    /// Whether the horizontal scroll indicator is shown during scrolling.
    ///
    /// The default is `true`.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { indicators.update() } }
    }

    /// The color of the scroll indicators.
    ///
    /// The default contrasts with the light or dark style.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { if indicatorStyle != oldValue { indicators.update() } }
    }

    /// The insets of the vertical scroll indicator from the view's edges, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet {
            verticalScrollIndicatorInsets = verticalScrollIndicatorInsets.sane
            if verticalScrollIndicatorInsets != oldValue { indicators.update() }
        }
    }

    /// The insets of the horizontal scroll indicator from the view's edges, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet {
            horizontalScrollIndicatorInsets = horizontalScrollIndicatorInsets.sane
            if horizontalScrollIndicatorInsets != oldValue { indicators.update() }
        }
    }

    /// The insets of both scroll indicators in points.
    ///
    /// The getter returns those of the vertical indicator.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the safe area is added to the insets of the scroll indicators.
    ///
    /// The default is `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { indicators.update() } }
    }

    /// Shows the scroll indicators briefly.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    // MARK: - Overrides

    open override var bounds: CGRect {
        didSet {
            guard bounds.origin != oldValue.origin else { return }
            offsetDidChange()
            AccessibilityWatch.mark(self, .position)
        }
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
        if !indicators.finishTracking(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.finishTracking(touches) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard scroll(with: presses) else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
    }

    /// Scrolls by a page, unless there is no more content in the direction.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollByPage(direction)
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .scrollView)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        if gestureRecognizer === pan { return mayDrag() }
        return true
    }

    override func scrollChanged(_ event: UIScrollEvent) {
        if recognizersTake(event) || scroll(with: event) { return }
        // This view's recognizers were consulted already.
        next?.scrollChanged(event)
    }

    @_spi(Toolkit) open override func hoverDidChange(_ isInside: Bool) {
        super.hoverDidChange(isInside)
        indicators.pointerDidMove(to: nil)
    }

    /// Called when the content offset changes, for views that reuse their subviews.
    @_spi(Toolkit) open func contentOffsetDidChange() {}

    // MARK: - State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(Double(contentOffset.x), forKey: "contentOffset.x")
        coder.encode(Double(contentOffset.y), forKey: "contentOffset.y")
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let offset = CGPoint(
            x: coder.decodeDouble(forKey: "contentOffset.x"), y: coder.decodeDouble(forKey: "contentOffset.y"))
        guard coder.containsValue(forKey: "contentOffset.y"), offset.x.isFinite, offset.y.isFinite else { return }
        // The content gets its size in the layout.
        layoutIfNeeded()
        contentOffset = offset
    }

    /// Returns the content offset at which a drag ends, before the delegate may change it.
    ///
    /// `velocity` is in points per millisecond.
    @_spi(Toolkit) open func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    /// Called when dragging, deceleration, or an animated scroll has ended and none follows.
    ///
    /// Overrides call super.
    func scrollingDidEnd() {}

    /// Called when the delegate changes, for views whose delegates have additional methods.
    @_spi(Toolkit) open func scrollDelegateDidChange() {}

    /// The space between the view's sides and its rows or cards, with which the large title of a navigation bar aligns;
    /// 0 without rows.
    @_spi(Toolkit) open var rowSideMargin: CGFloat { 0 }

    // MARK: - Internal state

    package weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
    }
    var scrolling = ScrollState()
    var zooming = ZoomState()
    var motion: ScrollMotion?
    /// Whether another view at the edge, such as an index, replaces the vertical scroll indicator.
    package final var replacesVerticalIndicator = false
    /// Whether a vertical wheel scrolls the enclosing scroll view although this one scrolls only horizontally.
    package final var passesOnVerticalWheel = false
    /// Layers of the view's size that keep their position while the content moves, on the render server too.
    package final var pinnedLayers: [CALayer] = []
    var storedAdjustedInset = UIEdgeInsets.zero
    /// The height at the bottom that the window's input views cover while the first responder is in the view.
    var keyboardInset: CGFloat = 0 {
        didSet { if keyboardInset != oldValue { insetsDidChange() } }
    }
    var scrollGuides = ScrollGuides()
    package private(set) lazy var indicators = ScrollIndicators(of: self)
    private(set) lazy var pan = ScrollPanRecognizer(of: self)
    var pinch: UIPinchGestureRecognizer?
    /// The observer that follows the content, such as a navigation bar.
    weak var follower: (any ScrollFollower)?
}

extension UIScrollView {
    /// The rules by which the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that can scroll, and always at the top and bottom of a view controller's root view.
        case automatic = 0
        /// Along axes that can scroll.
        case scrollableAxes = 1
        /// The safe area is ignored.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// The color of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Contrasts with the light or dark style.
        case `default` = 0
        /// Dark, for light content.
        case black = 1
        /// Light, for dark content.
        case white = 2
    }

    /// The factor by which the velocity is multiplied each millisecond, below 1.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The standard rate.
        public static let normal = DecelerationRate(rawValue: Theme.Scroll.normalRate)
        /// A rate with which content stops sooner.
        public static let fast = DecelerationRate(rawValue: Theme.Scroll.fastRate)
    }
}
