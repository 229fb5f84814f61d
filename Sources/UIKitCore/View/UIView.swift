// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import LayerTree
package import Windowing

/// A rectangular region of the interface that draws content, arranges its subviews, and handles events.
///
/// Each view is backed by one layer, to which it forward its geometry and appearance. Changing a property only marks
/// the view; the work is done once, at the end of the run-loop iteration, in this order: autoresizing,
/// `layoutSubviews()`, `draw(_:)`, composition (`R-V-1`).
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
    // MARK: - Creating

    /// Creates a view with a frame in the coordinates of its future superview.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        attachLayer()
        self.frame = frame
    }

    /// Creates a view and its subviews from an interface file.
    ///
    /// With any other coder, equivalent to `init(frame: .zero)`.
    ///
    /// Outlets and other objects of the file aren't connected yet; see `awakeFromNib()` (`R-V-107`).
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        attachLayer()
        coder.decodeInterface(self, as: UIView.self)
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        if layoutState == nil, subviewList.isEmpty { return }
        MainActorTeardown.run((layoutState, Swift.exchange(&subviewList, with: []))) { state in
            state.0?.ownerWillGo()
            Self.dismantle(&state.1)
        }
    }

    /// The class of `layer`, read once during initialization; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that displays and animates the view's content.
    ///
    /// The view is its delegate.
    public let layer: CALayer

    /// Adds the key paths that interface files may set on any view: its layer's corners, border, and shadow.
    open override class var outlets: OutletTable { super.outlets.addingLayerAttributes() }

    // MARK: - Geometry

    /// The view's rectangle in its superview's coordinates, in points.
    ///
    /// Undefined unless `transform` is the identity.
    ///
    /// Setting it changes `center` and the size of `bounds`.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue != layer.frame else { return }
            changeObserved(keys(forFrame: newValue)) { changeGeometry { layer.frame = newValue } }
        }
    }

    /// The view's rectangle in its own coordinates.
    ///
    /// Changing the origin scrolls the subviews; changing the size resizes the view about `center`.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            guard newValue != layer.bounds else { return }
            changeObserved(keys(forBounds: newValue)) { changeGeometry { layer.bounds = newValue } }
        }
    }

    /// The center of the view in its superview's coordinates; valid under every transform.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard newValue != layer.position else { return }
            changeObserved(["center", "frame"]) { changeGeometry { layer.position = newValue } }
        }
    }

    /// The transform applied to the view, relative to its center.
    ///
    /// Applied after layout.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            guard newValue != layer.affineTransform() else { return }
            changeGeometry { layer.setAffineTransform(newValue) }
        }
    }

    /// The shape with which the view collides when a dynamic animator moves it; its rectangle by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of a view with the collision bounds type `path`, with the origin at the view's center.
    ///
    /// By default, the rectangle of the view's bounds.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }

    // MARK: - Appearance

    /// The opacity, from 0 (transparent) to 1 (opaque); 1 by default, and clamped.
    ///
    /// A transparent view receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = newValue.isNaN ? 1 : Float(min(max(newValue, 0), 1))
            AccessibilityWatch.mark(self, .structure)
        }
    }

    /// Whether the view is hidden.
    ///
    /// A hidden view draws nothing and receives no input, but still takes part in layout. Not animatable.
    open var isHidden: Bool {
        get { layer.isHidden || isCollapsing }
        set {
            guard newValue != isHidden else { return }
            isCollapsing = false
            layer.isHidden = newValue
            superview?.subviewVisibilityDidChange(of: self)
            AccessibilityWatch.mark(self, .structure)
        }
    }

    /// Whether the view fills its bounds with opaque content, so that nothing below it needs composing.
    ///
    /// > Note: Differs from UIKit: the initial value reads `true` but takes effect only once it is set, so that a view
    /// > that should have set it to `false` still shows the content below it.
    open var isOpaque: Bool {
        get { opacityPromise ?? true }
        set {
            opacityPromise = newValue
            layer.isOpaque = newValue
        }
    }

    /// The color drawn behind the content; `nil`, the default, is transparent.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            updateBackgroundColor()
        }
    }

    /// The color of elements that can be acted on; setting `nil` inherits the superview's, and finally the theme's.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { resolvedTint.color }
        set {
            storedTintColor = newValue
            updateTint()
        }
    }

    /// Whether the tint color is dimmed, as below an alert.
    ///
    /// `automatic`, the default, inherits the superview's mode.
    ///
    /// The value read is `normal` or `dimmed`, never `automatic`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTint.isDimmed ? .dimmed : .normal }
        set {
            storedTintAdjustmentMode = newValue
            updateTint()
        }
    }

    /// Called when the view's resolved tint color changes, whether set, inherited, or dimmed.
    open func tintColorDidChange() {}

    /// Whether subviews are clipped to the bounds; `false` by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The adaptation of drawn content to a change of the view's size.
    ///
    /// Only `redraw` calls `draw(_:)` again.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { updateContentMode() } }
    }

    /// The part of the drawn content that is stretched when the view's size differs, as a fraction of the content's
    /// size.
    ///
    /// The rest keeps its size. Applies to the modes `scaleToFill` and `redraw`. The default is all of the content; the
    /// cap insets of an image take precedence.
    open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentStretch != oldValue { updateContentStretch() } }
    }

    /// The scale of the drawn content, in pixels per point.
    ///
    /// Follows the window's scale until it is set.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            hasOwnContentScale = true
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// A view whose alpha channel masks this view's content.
    ///
    /// It is in this view's coordinates but is not a subview.
    ///
    /// Setting it removes the mask from its superview. The mask neither receives nor blocks touches.
    open var mask: UIView? {
        didSet { if mask !== oldValue { updateMask(from: oldValue) } }
    }

    /// Whether the area to be drawn is cleared before `draw(_:)` is called.
    ///
    /// If `false`, `draw(_:)` must cover all of it.
    open var clearsContextBeforeDrawing: Bool {
        get { layer.clearsBeforeDrawing }
        set { layer.clearsBeforeDrawing = newValue }
    }

    /// The light or dark appearance of the view and its descendants, replacing the inherited one.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    /// Traits that replace the inherited ones for the view and its descendants; empty by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { updateTraits() } }
    }

    /// The view's traits, such as the appearance, display scale, and size classes.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Called after the view's traits changed.
    ///
    /// Colors that depend on them have been resolved again by then.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Adapts the content of the framework's own views to changed traits, before observers are notified.
    @_spi(Toolkit) open func adaptContent(from previousTraits: UITraitCollection) {}

    // MARK: - Hierarchy

    /// The view's parent in the hierarchy.
    public internal(set) weak var superview: UIView?

    /// The view's children, back to front.
    public var subviews: [UIView] { subviewList }

    /// The window that contains the view.
    public internal(set) weak var window: UIWindow?

    /// A number that identifies the view; 0 by default.
    open var tag = 0

    /// The name under which the view's state is saved with that of its controller.
    ///
    /// `nil`, the default, excludes the view. Names are unique among the views of a controller; the controller has a
    /// restoration identifier too.
    open var restorationIdentifier: String?

    /// Encodes the state to restore at the next launch into `coder`, by keys.
    ///
    /// Overrides call super. Scroll views encode their position.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Restores the state that was encoded in the last launch, after the controller has restored its own.
    ///
    /// Overrides call super. The state may have been written by another version of the application: an object that it
    /// doesn't have, or that can't be decoded, is `nil`, and a missing number 0.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Adds `view` above the other subviews, removing it from its previous superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviewList.count)
    }

    /// Inserts `view` below the subview that is at `index`.
    ///
    /// An index out of range is clamped.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Inserts `view` directly above `sibling`, which must be a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    /// Inserts `view` directly below `sibling`, which must be a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    /// Exchanges the positions of two subviews; no callbacks are made.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Moves a subview above its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: subviewList.count - 1)
    }

    /// Moves a subview below its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    /// Removes the view from its superview, which releases it.
    open func removeFromSuperview() {
        detachFromSuperview()
    }

    /// Called after `subview` was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before `subview` is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; `nil` on removal.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the view's window changes; `nil` on removal.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view's window changed.
    open func didMoveToWindow() {}

    /// Returns the first view with `tag`, searching this view and its descendants depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        firstDescendant { $0.tag == tag }
    }

    // MARK: - Layout

    /// The parts of the frame that are resized with the superview; `[]`, the default, keeps the frame.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews are resized by their autoresizing masks when this view's size changes; `true` by default.
    open var autoresizesSubviews = true

    /// Invalidates the layout.
    ///
    /// `layoutSubviews()` is called once before the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
        AccessibilityWatch.mark(self)
    }

    /// Lays out immediately if needed, starting at the topmost invalidated ancestor.
    ///
    /// Constraints are solved first.
    open func layoutIfNeeded() {
        LayoutPass.prepare(around: self)
        layer.layoutIfNeeded()
    }

    /// Lays out the subviews.
    ///
    /// Called by the framework after autoresizing; applications don't call it.
    ///
    /// Subviews positioned by constraints already have their frames. If an override changes constraints, calling super
    /// updates the frames.
    open func layoutSubviews() {
        placeConstrainedSubviews()
    }

    /// Returns the size that fits the view best within `size`; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Resizes the view to the size that `sizeThatFits(_:)` returns.
    open func sizeToFit() {
        let fitting = sizeThatFits(bounds.size)
        bounds.size = fitting
    }

    /// The natural size of the content; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Called when the natural size of the content changes; invalidates the superview's layout.
    open func invalidateIntrinsicContentSize() {
        contentSizeDidChange()
        superview?.setNeedsLayout()
    }

    // MARK: - Constraints

    /// Whether the view is positioned by its frame and autoresizing mask, which constraints treat as fixed; `true` by
    /// default.
    ///
    /// Set it to `false` for a view that is positioned by constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesAutoresizing ?? true }
        set { setTranslatesAutoresizing(newValue) }
    }

    /// Whether views of this class need `updateConstraints()` even without constraints added by other code; `false` by
    /// default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the view's constraints before they are solved, descendants first.
    ///
    /// Overrides call super last.
    open func updateConstraints() {}

    /// Schedules one call of `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        ensureLayoutBox().needsUpdateConstraints = true
        scheduleConstraintUpdate()
    }

    /// Returns whether a call of `updateConstraints()` is pending.
    open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

    /// Performs pending constraint updates for this view, its descendants, and its ancestors.
    open func updateConstraintsIfNeeded() {
        LayoutPass.updateConstraints(around: self)
    }

    /// Returns the priority with which the view resists growing beyond its natural size; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState?.hugging[axis.rawValue] ?? .defaultLow
    }

    /// Sets the priority with which the view resists growing beyond its natural size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        ensureLayoutBox().hugging[axis.rawValue] = priority
        contentSizeDidChange()
    }

    /// Returns the priority with which the view resists shrinking below its natural size; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState?.resistance[axis.rawValue] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists shrinking below its natural size.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ensureLayoutBox().resistance[axis.rawValue] = priority
        contentSizeDidChange()
    }

    /// Returns the smallest size that satisfies the view's constraints, as close to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the view's constraints, with `targetSize` as a constraint of the given
    /// priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        measuredSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The insets from the frame to the alignment rectangle, such as a shadow that is part of the content.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle, which constraints position, of a view with `frame`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// Returns the frame of a view with the given alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view that provides the first baseline; by default, the one that provides the last.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view that provides the last baseline; by default, the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// The baselines of the view's text; `nil` without text.
    @_spi(Toolkit) open var baselines: TextBaselines? { nil }

    /// Returns the natural height at a width, in points, for a view whose content flows, such as wrapped text; `nil`, the
    /// default, if the height doesn't depend on the width.
    ///
    /// Auto Layout asks for it once the width is known, and uses the result in place of the height of
    /// `intrinsicContentSize`. Call `invalidateIntrinsicContentSize()` when the result changes.
    ///
    /// > Note: Differs from UIKit, which reserves this to its own views.
    open func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// The view that receives the subviews decoded from an interface file.
    @_spi(Toolkit) open var containerForDecodedViews: UIView { self }

    /// Called when a subview was hidden or shown, for containers that leave out hidden views.
    func subviewVisibilityDidChange(of subview: UIView) {}

    /// Called when a subview's natural size changed.
    @_spi(Toolkit) open func subviewContentSizeDidChange(of subview: UIView) {}

    /// Called at the first change since the last layout to the constraints of the view and its descendants, or to a
    /// content size that they use.
    ///
    /// The default implementation notifies the superview. Not called for changes of frames.
    @_spi(Toolkit) open func containedConstraintsDidChange() { superview?.containedConstraintsDidChange() }

    /// Called when memory is low, to release objects that can be recreated, such as views kept for reuse.
    @_spi(Toolkit) open func emptyCaches() {}

    // MARK: - Margins

    /// The insets of the content from the view's edges, in points, including the safe area.
    ///
    /// The default is 8; for the root view of a controller, 16 or 20 at the sides.
    ///
    /// The value that is set doesn't include the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }

    /// The margins that were set, relative to the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins }
        set { setOwnMargins(newValue) }
    }

    /// Whether the margins are at least as large as needed to stay within the superview's margins; `false` by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginSettings.followsSuperview }
        set {
            guard newValue != marginSettings.followsSuperview else { return }
            marginSettings.followsSuperview = newValue
            marginsDidChange()
        }
    }

    /// Whether the safe area insets are added to the margins; `true` by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginSettings.followsSafeArea }
        set {
            guard newValue != marginSettings.followsSafeArea else { return }
            marginSettings.followsSafeArea = newValue
            marginsDidChange()
        }
    }

    /// Called when the effective margins change.
    open func layoutMarginsDidChange() {}

    /// The insets of the area that bars and other views don't cover, in points.
    public var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

    /// Called when the safe area changes.
    open func safeAreaInsetsDidChange() {}

    /// The meaning of the content, which determines whether it is mirrored in right-to-left layout.
    ///
    /// It determines the leading and trailing edges for subviews.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    // MARK: - Drawing

    /// Draws the content inside `rect`, which contains the invalidated area, into the current context.
    ///
    /// Override it only for content that subviews and layers can't show. Called by the framework, at most once per
    /// frame.
    open func draw(_ rect: CGRect) {}

    /// Invalidates all of the content.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
        AccessibilityWatch.mark(self)
    }

    /// Invalidates part of the content, in this view's coordinates.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
        AccessibilityWatch.mark(self)
    }

    // MARK: - Events

    /// Whether the view and its subviews receive touches; `true` by default.
    open var isUserInteractionEnabled = true

    /// Whether the view receives more than one touch at a time; `false` by default.
    open var isMultipleTouchEnabled = false

    /// Whether touches in this view exclude touches in all other views of the window, and vice versa; `false` by
    /// default.
    open var isExclusiveTouch = false

    /// Returns the frontmost view under `point`, including this view; `nil` if the point is outside or no view there
    /// receives touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestSubviews(point, with: event)
    }

    /// Returns whether `point`, in this view's coordinates, is inside.
    ///
    /// The top and left edges are included; the others aren't.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// The gesture recognizers attached to the view, in the order in which they were added; `nil` if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerList.isEmpty ? nil : recognizerList }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// Returns whether a gesture recognizer may recognize its gesture; `true` by default.
    ///
    /// Called on the view of the recognizer, and on the touched view for recognizers of its ancestors.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The view controller if this is its root view, otherwise the superview.
    open override var next: UIResponder? {
        if let controller = viewController { return controller }
        return superview
    }

    override func scrollChanged(_ event: UIScrollEvent) {
        if !recognizersTake(event) { super.scrollChanged(event) }
    }

    /// Called when the pointer enters or leaves the view, including its subviews.
    @_spi(Toolkit) open func hoverDidChange(_ isInside: Bool) {}

    /// The effect shown while the pointer is over the view or one of its subviews; `nil`, the default, for none.
    ///
    /// The framework's controls have built-in hover effects, which this property doesn't include.
    open var hoverStyle: UIHoverStyle? {
        didSet { if hoverStyle !== oldValue { window?.pointerTracker.hoverStyleDidChange(of: self) } }
    }

    /// The shape of the pointer over this view; `nil` inherits the superview's.
    var cursorShape: CursorShape? { customCursorShape }

    /// Whether the view's content is an image, which a hover effect lifts as a whole.
    var showsImage: Bool { false }

    /// Whether the view tracks its touches itself, as controls do, so that a scroll view doesn't cancel them.
    @_spi(Toolkit) open var tracksTouches: Bool { false }

    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        let interaction = interactions.first { ($0 as? any ActionInteraction)?.canPerformAction(action) == true }
        if let interaction, !canPerformAction(action, withSender: sender) { return interaction }
        return super.target(forAction: action, withSender: sender)
    }

    // MARK: - Focus

    /// Whether the view can receive the keyboard focus; controls can while enabled.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the keyboard focus.
    public var isFocused: Bool { window?.focusedView === self }

    /// The environments to which focus moves when it enters this view; if empty, the default, the view itself or its
    /// first focusable descendant.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// Returns whether focus may move as described by `context`; `true` by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after focus left or entered this view, or moved within it.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Called when this view itself gained or lost the keyboard focus.
    @_spi(Toolkit) open func focusDidChange() {}

    /// Whether F6 stops at the view, as at a bar.
    ///
    /// The views of controllers are panes as well.
    var isFocusPane: Bool { false }

    /// Whether a press on the view, in the row of the window's title bar, moves the window; `nil` leaves it to the
    /// superview.
    var movesWindow: Bool? { nil }

    /// The height of the row that a bar at the top of the content shares with the window's buttons; `nil` for views
    /// that share none.
    var titleRowHeight: CGFloat? { nil }

    /// The corner radius of the focus ring; by default, that of the layer.
    var focusRingCornerRadius: CGFloat { layer.cornerRadius }

    /// Whether the view shows its focus itself, as a text does by its caret, so that it has no ring by default.
    @_spi(Toolkit) open var marksOwnFocus: Bool { false }

    // MARK: - Identification

    /// An identifier for tests and scripts that is never shown to the user.
    open var accessibilityIdentifier: String?

    /// The area that `accessibilityFrame` reports, in the view's coordinates: all of it that takes touches.
    @_spi(Toolkit) open var accessibilityBounds: CGRect { bounds }

    open override var accessibilityFrame: CGRect {
        get { accessibilityHasFrame ? super.accessibilityFrame : convert(accessibilityBounds, to: nil) }
        set {
            accessibilityHasFrame = true
            super.accessibilityFrame = newValue
        }
    }

    private var accessibilityHasFrame = false

    // MARK: - Text size

    /// The smallest text size for the view and its descendants; `nil`, the default, for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet { if minimumContentSizeCategory != oldValue { updateTraits() } }
    }

    /// The largest text size for the view and its descendants; `nil`, the default, for no limit.
    ///
    /// For content of a fixed size, which larger text wouldn't fit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet { if maximumContentSizeCategory != oldValue { updateTraits() } }
    }

    /// The largest text size for the view in a bar, whose height grows less than the text; `nil` outside of bars.
    var barSizeLimit: UIContentSizeCategory? {
        didSet { if barSizeLimit != oldValue { updateTraits() } }
    }

    // MARK: - Large content

    /// Whether the large content viewer shows the view.
    ///
    /// The default is `false`.
    open var showsLargeContentViewer: Bool {
        get { largeContent?.isShown ?? false }
        set { largeContent = largeContent.changed { $0.isShown = newValue } }
    }

    /// The title in the large content viewer; by default, that of a label or button, or else the accessibility label.
    open var largeContentTitle: String? {
        get { largeContent?.title ?? standardLargeContent.title }
        set { largeContent = largeContent.changed { $0.title = newValue } }
    }

    /// The image in the large content viewer; by default, that of an image view or button.
    open var largeContentImage: UIImage? {
        get { largeContent?.image ?? standardLargeContent.image }
        set { largeContent = largeContent.changed { $0.image = newValue } }
    }

    /// Whether the image is enlarged to the size of the large content viewer.
    ///
    /// The default is `false`. Symbols are always enlarged.
    open var scalesLargeContentImage: Bool {
        get { largeContent?.scalesImage ?? false }
        set { largeContent = largeContent.changed { $0.scalesImage = newValue } }
    }

    /// The insets that center the visible part of the image in the large content viewer.
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent?.imageInsets ?? .zero }
        set { largeContent = largeContent.changed { $0.imageInsets = newValue } }
    }

    /// Returns the item that the large content viewer shows for a press on the view, at a point in its coordinates;
    /// `nil` for that of a superview.
    func largeContentItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        showsLargeContentViewer ? self : nil
    }

    /// The title and image in the large content viewer if the application has set none.
    var standardLargeContent: (title: String?, image: UIImage?) { (accessibilityLabel, nil) }

    // MARK: - CALayerDelegate

    /// Returns whether the layer gets a bitmap to draw into.
    open func drawsContent(_ layer: CALayer) -> Bool {
        layer === self.layer && !isPlain
    }

    /// Draws the view's content into its layer.
    open func display(_ layer: CALayer) {
        layer.displayBackingStore()
    }

    /// Called before the view's layer draws into its bitmap.
    ///
    /// The default implementation does nothing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out the view.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        performLayout()
    }

    /// Draws the view's content in `context`.
    open func draw(_ layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        performDrawing(in: context)
    }

    /// Returns the animation of a change to the layer's property `event`.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(forKey: event)
    }

    // MARK: - Storage of extensions

    var subviewList: [UIView] = []
    var recognizerList: [UIGestureRecognizer] = []
    /// The interactions attached to the view; see `addInteraction(_:)`.
    public internal(set) var interactions: [any UIInteraction] = []
    /// `nil` until constraints or layout guides involve the view.
    package var layoutState: ConstraintState?
    package var marginSettings = LayoutMarginSettings()
    /// `nil` until a focus property of the view is set.
    var focusSettings: FocusSettings?
    /// `nil` until a property for the large content viewer is set.
    private var largeContent: LargeContent?
    var storedSafeAreaInsets = UIEdgeInsets.zero
    /// Whether `isHidden` is set but the view is still visible while it collapses.
    var isCollapsing = false
    /// Set during the callbacks of a removal.
    var isLeavingSuperview = false
    /// Set until `didMoveToWindow()` is called for the current window.
    var needsDidMoveToWindow = false
    /// Whether the view was asked to become the first responder while it wasn't in a window.
    var becomesFirstResponderInWindow = false
    /// The number of commits that had been sent when the view entered its window.
    var windowEntryCommit: UInt32 = 0
    weak var viewController: UIViewController?
    /// The view whose mask this view is.
    weak var maskedView: UIView?
    var storedBackgroundColor: UIColor?
    var storedTintColor: UIColor?
    var storedTintAdjustmentMode = TintAdjustmentMode.automatic
    var resolvedTint = ResolvedTint.standard
    var opacityPromise: Bool?
    var hasOwnContentScale = false
    /// The shape of the pointer over this view, for classes of other modules; `nil` inherits the superview's.
    package final var customCursorShape: CursorShape?
    var resolvedTraits = UITraitCollection.current
    var traitRegistrations: [TraitChangeRegistration] = []
    /// The values that the appearance proxy set on the view, by property.
    var appliedAppearance: [AnyHashable: Any] = [:]
    var touchesBlockedByAnimations = 0
}

extension UIView {
    /// The value that `intrinsicContentSize` has on an axis without a natural size.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The adaptation of drawn content to the view's size.
    public enum ContentMode: Int, Sendable, CaseIterable {
        /// Stretches the content to fill the view.
        case scaleToFill = 0
        /// Scales the content to fit inside the view, keeping its aspect ratio.
        case scaleAspectFit
        /// Scales the content to cover the view, keeping its aspect ratio.
        case scaleAspectFill
        /// Stretches like `scaleToFill`, and calls `draw(_:)` again.
        case redraw
        /// Centers the content at its size.
        case center
        /// Aligns the content at its size with the top edge, centered.
        case top
        /// Aligns the content at its size with the bottom edge, centered.
        case bottom
        /// Aligns the content at its size with the left edge, centered.
        case left
        /// Aligns the content at its size with the right edge, centered.
        case right
        /// Aligns the content at its size with the top left corner.
        case topLeft
        /// Aligns the content at its size with the top right corner.
        case topRight
        /// Aligns the content at its size with the bottom left corner.
        case bottomLeft
        /// Aligns the content at its size with the bottom right corner.
        case bottomRight
    }

    /// Whether tint colors are dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// Inherits the superview's mode.
        case automatic = 0
        /// Shows tint colors as they are.
        case normal = 1
        /// Shows tint colors desaturated, for elements that can't be used at present.
        case dimmed = 2
    }

    /// The parts of a frame that are resized when the superview's size changes.
    ///
    /// The change is distributed among the flexible parts of an axis in proportion to their sizes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin is resized.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is resized.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin is resized.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin is resized.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is resized.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin is resized.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
