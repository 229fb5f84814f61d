// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import LayerTree
internal import Windowing

/// A rectangle of the interface: it shows something, arranges its subviews and receives what happens over it.
///
/// Each view is backed by one layer and forwards its geometry and looks to it. Changing a property only marks; layout
/// and drawing follow once at the end of the run-loop turn, in this order: autoresizing, `layoutSubviews()`,
/// `draw(_:)`, composition (`R-V-1`).
@MainActor
open class UIView: UIResponder, CALayerDelegate {
    // MARK: - Creating

    /// Makes a view whose frame is in the coordinates of the view that it will be added to.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        attachLayer()
        self.frame = frame
    }

    /// Makes a view as a UI file describes it, with the views in it; of any other coder, as `init(frame: .zero)` does.
    ///
    /// What lies beyond the view, such as outlets, is not there yet: see `awakeFromNib()` (`R-V-107`).
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        attachLayer()
        decodeView(from: coder)
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    isolated deinit {
        layoutState?.ownerWillGo()
        Self.dismantle(&subviewList)
    }

    /// The class of `layer`, read once while the view is made; `CALayer` unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// What displays and animates this view's content; the view is its delegate.
    public let layer: CALayer

    /// Adds what UI files give any view by key path: its layer's corners, border and shadow.
    open override class var outlets: OutletTable { super.outlets.addingLayerAttributes() }

    // MARK: - Geometry

    /// The view's rectangle in its superview's coordinates, in points; not to be used unless `transform` is the identity.
    ///
    /// Setting it moves `center` and sets the size of `bounds`.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue != layer.frame else { return }
            changeGeometry { layer.frame = newValue }
        }
    }

    /// The view's rectangle in its own coordinates; another origin scrolls the subviews, another size grows about `center`.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            guard newValue != layer.bounds else { return }
            changeGeometry { layer.bounds = newValue }
        }
    }

    /// The middle of the view in its superview's coordinates, valid under every transform.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard newValue != layer.position else { return }
            changeGeometry { layer.position = newValue }
        }
    }

    /// What happens to the view as a whole, about its center, after layout: turned, scaled, moved.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            guard newValue != layer.affineTransform() else { return }
            changeGeometry { layer.setAffineTransform(newValue) }
        }
    }

    // MARK: - Looks

    /// 1 is opaque, 0 is invisible and takes no touches; values outside are clamped.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = newValue.isNaN ? 1 : Float(min(max(newValue, 0), 1)) }
    }

    /// Not seen and not touched, though still laid out; never animated.
    open var isHidden: Bool {
        get { layer.isHidden || isCollapsing }
        set {
            guard newValue != isHidden else { return }
            isCollapsing = false
            layer.isHidden = newValue
            superview?.subviewVisibilityDidChange(of: self)
        }
    }

    /// A promise that the view fills its bounds with opaque content, so that nothing behind it needs composing.
    ///
    /// > Note: Differs from UIKit: it reads `true` from the start but is taken at its word only once it was set, so that
    /// > a view that forgets to set it to `false` shows what is behind it.
    open var isOpaque: Bool {
        get { opacityPromise ?? true }
        set {
            opacityPromise = newValue
            layer.isOpaque = newValue
        }
    }

    /// What is behind the content; `nil`, the default, shows what is behind the view.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            updateBackgroundColor()
        }
    }

    /// The colour of things that can be acted on; `nil` asks the superview, and in the end the theme.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { resolvedTint.color }
        set {
            storedTintColor = newValue
            updateTint()
        }
    }

    /// Whether the tint colour is dimmed, as behind an alert; `automatic`, the default, does as the superview does.
    ///
    /// Reads `normal` or `dimmed`, never `automatic`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTint.isDimmed ? .dimmed : .normal }
        set {
            storedTintAdjustmentMode = newValue
            updateTint()
        }
    }

    /// The tint colour of this view, its own or an inherited one, changed, or was dimmed.
    open func tintColorDidChange() {}

    /// Whether subviews are cut off at the bounds; `false` by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// What becomes of the drawn content when the size changes; only `redraw` calls `draw(_:)` again.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { updateContentMode() } }
    }

    /// The part of the drawn content that is stretched in a view of another size, in units of the content.
    ///
    /// What lies outside keeps its size. Counts where `contentMode` stretches: for `scaleToFill` and `redraw`. The whole
    /// by default; of an image with cap insets those count.
    open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentStretch != oldValue { updateContentStretch() } }
    }

    /// Pixels per point of the drawn content; follows the window's scale until it is set.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            hasOwnContentScale = true
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// A view, in this one's coordinates but not among its subviews, through whose alpha this view is seen.
    ///
    /// It is taken out of its superview. It gets no touches, and takes none away.
    open var mask: UIView? {
        didSet { if mask !== oldValue { updateMask(from: oldValue) } }
    }

    /// Whether the area to be drawn is cleared first; if not, `draw(_:)` must cover all of it.
    open var clearsContextBeforeDrawing: Bool {
        get { layer.clearsBeforeDrawing }
        set { layer.clearsBeforeDrawing = newValue }
    }

    /// Shows the view light or dark whatever its surroundings are.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    /// Traits that the view has, and hands down, whatever its surroundings are; none by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { updateTraits() } }
    }

    /// Where the view is: light or dark, at which scale, with how much room.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// The surroundings changed; colours that depend on them are resolved again already.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The surroundings changed: the toolkit's own views adapt what they show, before anybody is told.
    func adaptContent(from previousTraits: UITraitCollection) {}

    // MARK: - Hierarchy

    /// The view that holds this one.
    public internal(set) weak var superview: UIView?

    /// The views held, the frontmost last.
    public var subviews: [UIView] { subviewList }

    /// The window in whose hierarchy the view is.
    public internal(set) weak var window: UIWindow?

    /// A number to find the view by; 0 by default.
    open var tag = 0

    /// Adds `view` in front of the other subviews, taking it from its present superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviewList.count)
    }

    /// Inserts `view` behind the subview that is at `index` now; an index out of range counts as the nearest one.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    /// Swaps two subviews' places; no hooks are called.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: subviewList.count - 1)
    }

    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    /// Takes the view out of its superview, which lets go of it.
    open func removeFromSuperview() {
        detachFromSuperview()
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// The first view with `tag` among this one and those below it, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        firstDescendant { $0.tag == tag }
    }

    // MARK: - Layout

    /// How the frame follows when the superview's size changes; `[]`, the default, keeps it.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews follow this view's size by their masks; `true` by default.
    open var autoresizesSubviews = true

    /// Marks the layout as out of date; `layoutSubviews()` runs once before the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Lays out now whatever is marked, from the topmost marked ancestor down; constraints are solved first.
    open func layoutIfNeeded() {
        LayoutPass.prepare(around: self)
        layer.layoutIfNeeded()
    }

    /// Places the subviews; called by the toolkit after autoresizing, never by applications.
    ///
    /// Subviews that constraints place have their frames already. Calling super in an override that changed constraints
    /// brings the frames up to date.
    open func layoutSubviews() {
        placeConstrainedSubviews()
    }

    /// The size that would suit the view within `size`; the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Takes the size that suits the view best.
    open func sizeToFit() {
        let fitting = sizeThatFits(bounds.size)
        bounds.size = fitting
    }

    /// The size that the content has by nature; `noIntrinsicMetric` on an axis means none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The content's natural size changed; the superview lays out again.
    open func invalidateIntrinsicContentSize() {
        contentSizeDidChange()
        superview?.setNeedsLayout()
    }

    // MARK: - Constraints

    /// Whether the view is laid out by its frame and mask, which constraints then take as given; `true` by default.
    ///
    /// Set it to `false` for a view that constraints are to place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesAutoresizing ?? true }
        set { setTranslatesAutoresizing(newValue) }
    }

    /// Whether views of the class need `updateConstraints()` even if nobody else gave them a constraint; `false` unless
    /// overridden.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Brings the view's constraints up to date, innermost views first, before they are solved; overrides end with super.
    open func updateConstraints() {}

    /// Has `updateConstraints()` called once before the next layout.
    open func setNeedsUpdateConstraints() {
        ensureLayoutBox().needsUpdateConstraints = true
        scheduleConstraintUpdate()
    }

    /// Whether `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

    /// Updates the constraints of this view, of those in it and of those around it now, where that is due.
    open func updateConstraintsIfNeeded() {
        LayoutPass.updateConstraints(around: self)
    }

    /// How much the view resists growing beyond its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState?.hugging[axis.rawValue] ?? .defaultLow
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        ensureLayoutBox().hugging[axis.rawValue] = priority
        contentSizeDidChange()
    }

    /// How much the view resists shrinking below its content; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState?.resistance[axis.rawValue] ?? .defaultHigh
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ensureLayoutBox().resistance[axis.rawValue] = priority
        contentSizeDidChange()
    }

    /// The smallest size that satisfies the view's constraints, as near to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that satisfies the view's constraints where `targetSize` counts as much as the priorities say.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        measuredSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// What of the frame does not count for alignment, such as a shadow that is part of the content.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints place for a view with `frame`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame of a view whose alignment rectangle is `alignmentRect`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose first line of text is this view's; the one for the last line unless overridden.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose last line of text is this view's; the view itself unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// Where text stands in the view; `nil` without text.
    var baselines: TextBaselines? { nil }

    /// The natural height at a width, of views whose content flows; `nil` for those whose size is what it is.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// Where the views belong that a UI file puts into this one.
    var containerForDecodedViews: UIView { self }

    /// A subview was hidden or shown; arrangements that leave hidden views out follow.
    func subviewVisibilityDidChange(of subview: UIView) {}

    /// A subview's natural size changed.
    func subviewContentSizeDidChange(of subview: UIView) {}

    // MARK: - Margins

    /// How far content should stay inside the edges, in points: 8, in a controller's own view 16 or 20 at the sides,
    /// and the safe area's insets in addition.
    ///
    /// Setting it sets the margins that the safe area is added to.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }

    /// The margins in the reading direction, as they were set.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins }
        set { setOwnMargins(newValue) }
    }

    /// Whether the margins reach at least as far in as the superview's; `false` by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginSettings.followsSuperview }
        set {
            guard newValue != marginSettings.followsSuperview else { return }
            marginSettings.followsSuperview = newValue
            marginsDidChange()
        }
    }

    /// Whether the safe area's insets are added to the margins; `true` by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginSettings.followsSafeArea }
        set {
            guard newValue != marginSettings.followsSafeArea else { return }
            marginSettings.followsSafeArea = newValue
            marginsDidChange()
        }
    }

    /// The margins changed, or what they follow did.
    open func layoutMarginsDidChange() {}

    /// How far bars and the like cover the view from each edge, in points.
    public var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// What the content means for mirroring; it decides about the edges of what the view arranges.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    // MARK: - Drawing

    /// Draws the content inside `rect`, which covers all that is out of date, into the current context.
    ///
    /// Override it only where subviews and layers cannot show the same. Called by the toolkit, once per frame at most.
    open func draw(_ rect: CGRect) {}

    /// Whether `draw(_:)` may be overridden; classes of the toolkit that do not draw say no and never get pixels.
    var mayDraw: Bool { type(of: self) != UIView.self }

    /// Marks all of the content as out of date.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// Marks a part of the content, in this view's coordinates.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
    }

    // MARK: - Events

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true

    /// Whether more than one touch at a time is delivered to this view.
    open var isMultipleTouchEnabled = false

    /// Whether a touch here keeps touches from all other views of the window, and the other way round.
    open var isExclusiveTouch = false

    /// The frontmost view under `point`, this one included; `nil` if the point is outside or nothing here takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestSubviews(point, with: event)
    }

    /// Whether `point`, in this view's coordinates, is inside: the upper and left edges are, the others are not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// What watches the touches in the view and below it, in the order in which it was added; `nil` for nothing.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerList.isEmpty ? nil : recognizerList }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// Whether a gesture that was seen in the view counts; `true` unless overridden.
    ///
    /// Asked for the view's own recognizers, and in the view that was touched for those of the views around it.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The controller that this is the view of, else the superview.
    open override var next: UIResponder? {
        if let controller = viewController { return controller }
        return superview
    }

    override func scrollChanged(_ event: UIScrollEvent) {
        if !recognizersTake(event) { super.scrollChanged(event) }
    }

    /// The pointer came over the view or one in it, or left.
    func hoverDidChange(_ isInside: Bool) {}

    /// What the view does while the pointer is over it or a view in it; `nil`, the default, for nothing.
    ///
    /// The toolkit's controls have looks of their own under the pointer, which are not said here.
    open var hoverStyle: UIHoverStyle? {
        didSet { if hoverStyle !== oldValue { window?.pointerTracker.hoverStyleDidChange(of: self) } }
    }

    /// The pointer's shape over this view; `nil` leaves it to the superview.
    var cursorShape: CursorShape? { nil }

    // MARK: - Focus

    /// Whether Tab stops here; controls do while they are enabled.
    open var canBecomeFocused: Bool { false }

    /// Whether the keyboard acts on this view.
    public var isFocused: Bool { window?.focusedView === self }

    /// Where the focus goes that comes to this view; none, the default, is to itself or the first that is in it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// Whether the focus may go as `context` says; `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus left or entered this view, or moved in it.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// The keyboard's focus came to this very view, or went.
    func focusDidChange() {}

    /// The corner radius that the focus ring follows; that of the layer unless overridden.
    var focusRingCornerRadius: CGFloat { layer.cornerRadius }

    // MARK: - Identification

    /// A name for tests and scripts, never shown.
    open var accessibilityIdentifier: String?

    /// What the view is called when it is read out; scripts find views by it too.
    open var accessibilityLabel: String?

    // MARK: - CALayerDelegate

    open func drawsContent(_ layer: CALayer) -> Bool {
        layer === self.layer && mayDraw
    }

    open func display(_ layer: CALayer) {
        performDisplay()
    }

    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        performLayout()
    }

    open func draw(_ layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        performDrawing(in: context)
    }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(forKey: event)
    }

    // MARK: - State of the concerns

    var subviewList: [UIView] = []
    var recognizerList: [UIGestureRecognizer] = []
    /// What a user can do with the view by objects of their own; see `addInteraction(_:)`.
    public internal(set) var interactions: [any UIInteraction] = []
    /// `nil` until constraints or guides have to do with the view.
    var layoutState: ConstraintState?
    var marginSettings = LayoutMarginSettings()
    /// `nil` unless the view says something about the focus.
    var focusSettings: FocusSettings?
    var storedSafeAreaInsets = UIEdgeInsets.zero
    /// Hidden already, but still seen while it shrinks away.
    var isCollapsing = false
    /// Set while the hooks of a removal are called.
    var isLeavingSuperview = false
    /// Set until `didMoveToWindow()` is called for the present window.
    var needsDidMoveToWindow = false
    weak var viewController: UIViewController?
    /// The view whose mask this one is.
    weak var maskedView: UIView?
    var storedBackgroundColor: UIColor?
    var storedTintColor: UIColor?
    var storedTintAdjustmentMode = TintAdjustmentMode.automatic
    var resolvedTint = ResolvedTint.standard
    var opacityPromise: Bool?
    var hasOwnContentScale = false
    /// Whether the layer's contents are what was drawn for the view.
    var hasDrawnContents = false
    var layerDrawsByItself = false
    var resolvedTraits = UITraitCollection.current
    var traitRegistrations: [TraitChangeRegistration] = []
    /// What the class's appearance gave the view, by property.
    var appliedAppearance: [AnyHashable: Any] = [:]
    var touchesBlockedByAnimations = 0
}

extension UIView {
    /// Stands for a natural size that there is none of.
    public static let noIntrinsicMetric: CGFloat = -1

    /// What becomes of drawn content when a view's size changes.
    public enum ContentMode: Int, Sendable, CaseIterable {
        case scaleToFill = 0
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }

    /// Whether tint colours are shown as they are.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        /// Without their hue, since what they stand for cannot be used now.
        case dimmed = 2
    }

    /// Which parts of a frame give way when the superview's size changes.
    ///
    /// The change is shared among the flexible parts of an axis in proportion to their sizes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
