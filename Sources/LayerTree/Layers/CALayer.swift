// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A rectangular area that can be moved, rotated, faded and stacked, with a background, a border, a shadow and
/// contents.
///
/// The properties form the model: the layer's state once all animations are over. Setting one marks the layer and,
/// unless an action overrides it, adds an implicit animation. At the end of the run-loop iteration all marked layers
/// are laid out, drawn, and sent to the render server in one commit. Lengths are in points of the layer's own
/// coordinates; y increases downward. Non-finite values are replaced: NaN by 0 (in a transform, the whole transform by
/// the identity) and values beyond ±10^9 by that limit.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    // MARK: - State

    let id = LayerID.next()
    var properties = LayerProperties()
    var sublayerStorage: [CALayer] = []
    var maskStorage: CALayer?
    /// Internal layers that make up the contents, below the sublayers.
    var pieces: [CALayer] = []
    weak var parent: CALayer?
    var hosting = LayerHosting()
    var drawing = LayerDrawingState()
    var layoutState = LayerLayoutState()
    var attachedAnimations: [AttachedAnimation] = []
    /// The layer of which this is a presentation copy.
    private(set) weak var modelLayer: CALayer?
    /// The values of keys that are no properties.
    var keyedValues: [String: Any]?

    /// A name for debugging, shown in messages.
    open var name: String?
    /// The delegate, which provides contents, layout and actions.
    open weak var delegate: (any CALayerDelegate)?
    /// Actions by property name, consulted after the delegate.
    ///
    /// `NSNull` ends the search.
    open var actions: [String: any CAAction]?
    /// Whether a change of size calls `setNeedsDisplay()`.
    ///
    /// False by default: the existing bitmap is stretched.
    open var needsDisplayOnBoundsChange = false
    /// Whether the dirty area is cleared before it is redrawn; otherwise drawing starts with the existing pixels.
    package var clearsBeforeDrawing = true
    /// The area that the layer draws, in its own coordinates, as far as it extends beyond the bounds; `nil`, the
    /// default, draws within the bounds.
    ///
    /// Consulted when the layer draws into its bitmap: set it in `CALayerDelegate.layerWillDraw(_:)` or `display()`.
    /// `masksToBounds` still clips it.
    package var drawnArea: CGRect?

    /// Creates a layer with empty bounds.
    public override init() { super.init() }

    /// Creates a copy that represents `layer`, a `CALayer`, without being part of its tree.
    ///
    /// Called by `presentation()`.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else {
            preconditionFailure("A layer can be copied from a CALayer only, not from \(type(of: layer)).")
        }
        properties = layer.properties
        drawing.contents = layer.drawing.contents
        name = layer.name
        keyedValues = layer.keyedValues
        modelLayer = layer.model()
    }

    deinit {
        if !attachedAnimations.isEmpty {
            MainActorTeardown.run(attachedAnimations) { Self.abandon($0) }
        }
        if !pieces.isEmpty { sublayerStorage += Swift.exchange(&pieces, with: []) }
        if let mask = Swift.exchange(&maskStorage, with: nil) { sublayerStorage.append(mask) }
        if !sublayerStorage.isEmpty {
            MainActorTeardown.run(Swift.exchange(&sublayerStorage, with: [])) { Self.dismantle(&$0) }
        }
    }

    // MARK: - Geometry

    /// The layer's size, and the origin of its coordinate system.
    open var bounds: CGRect {
        get { properties.bounds }
        set { setBounds(newValue.sanitized) }
    }

    /// The position of `anchorPoint` in the superlayer's coordinates.
    open var position: CGPoint {
        get { properties.position }
        set { change(\.position, to: newValue.sanitized, key: "position") }
    }

    /// The point placed at `position` and about which transforms rotate, in the unit coordinate space of the bounds:
    /// (0, 0) is the top left.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { change(\.anchorPoint, to: newValue.sanitized, key: "anchorPoint") }
    }

    /// The layer's bounding box in the superlayer's coordinates, derived from the bounds, position, anchor point and
    /// transform.
    open var frame: CGRect {
        get { properties.frame }
        set { setFrame(newValue.sanitized) }
    }

    /// The layer's distance from the superlayer's plane, toward the viewer.
    ///
    /// Siblings are drawn in order of increasing depth; those at the same depth keep the order of `sublayers`.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set { change(\.zPosition, to: newValue.sanitized, key: "zPosition") }
    }

    /// The z coordinate of the point about which transforms rotate, in points; 0 by default.
    open var anchorPointZ: CGFloat {
        get { properties.extras.anchorPointZ }
        set { change(\.extras.anchorPointZ, to: newValue.sanitized, key: "anchorPointZ") }
    }

    /// The transform applied about the anchor point.
    ///
    /// It is applied to the layer and its flattened sublayers; a `CATransformLayer` doesn't flatten them.
    open var transform: CATransform3D {
        get { properties.transform3D }
        set { change(\.transform3D, to: newValue.sanitized, key: "transform") }
    }

    /// The transform applied to all sublayers about this layer's anchor point, for example a shared perspective.
    open var sublayerTransform: CATransform3D {
        get { properties.sublayerTransform }
        set { change(\.sublayerTransform, to: newValue.sanitized, key: "sublayerTransform") }
    }

    /// Whether the layer is visible when it faces away from the viewer; true by default.
    open var isDoubleSided: Bool {
        get { properties.extras.isDoubleSided }
        set { change(\.extras.isDoubleSided, to: newValue, key: "doubleSided") }
    }

    /// The two-dimensional part of `transform`.
    open func affineTransform() -> CGAffineTransform { properties.transform }

    /// Sets `transform` to an affine transform; animated under the key `transform`.
    open func setAffineTransform(_ m: CGAffineTransform) {
        change(\.transform3D, to: CATransform3D(m.sanitized), key: "transform")
    }

    // MARK: - Appearance

    /// Whether the layer is hidden.
    ///
    /// A hidden layer and its sublayers are neither drawn nor hit.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { change(\.isHidden, to: newValue, key: "hidden") }
    }

    /// The opacity, from 0 (invisible) to 1.
    ///
    /// Values outside that range are clamped when the layer is drawn.
    open var opacity: Float {
        get { properties.opacity }
        set { change(\.opacity, to: newValue.sanitized, key: "opacity") }
    }

    /// Whether the layer and its sublayers fade as a group; otherwise each layer fades individually.
    ///
    /// True by default.
    open var allowsGroupOpacity: Bool {
        get { properties.allowsGroupOpacity }
        set { change(\.allowsGroupOpacity, to: newValue, key: "allowsGroupOpacity") }
    }

    /// The background color, drawn below the contents and clipped to the rounded corners.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }

    /// The width of the border in points.
    ///
    /// The border lies inside the bounds, above the contents and the sublayers.
    open var borderWidth: CGFloat {
        get { properties.borderWidth }
        set { change(\.borderWidth, to: newValue.sanitizedLength, key: "borderWidth") }
    }

    /// The color of the border; black by default.
    open var borderColor: CGColor? {
        get { properties.borderColor }
        set { change(\.borderColor, to: newValue, key: "borderColor") }
    }

    /// The radius of the corners in points, limited to half of the shorter side.
    ///
    /// Rounds the background and the border, and with `masksToBounds` the clipping area.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set { change(\.cornerRadius, to: newValue.sanitizedLength, key: "cornerRadius") }
    }

    /// The corners that `cornerRadius` rounds; all by default.
    open var maskedCorners: CACornerMask {
        get { properties.maskedCorners }
        set { change(\.maskedCorners, to: newValue, key: "maskedCorners") }
    }

    /// The shape of rounded corners; `circular` by default.
    open var cornerCurve: CALayerCornerCurve {
        get { properties.cornerCurve }
        set { change(\.cornerCurve, to: newValue, key: "cornerCurve") }
    }

    /// Whether contents and sublayers are clipped to the bounds and their rounded corners.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }

    /// A promise that drawing fills the bounds with opaque pixels; content behind the layer is then not composed.
    ///
    /// False by default.
    ///
    /// > Note: Differs from UIKit: the pixels are checked, so a broken promise has no effect.
    open var isOpaque: Bool {
        get { properties.isOpaque }
        set { setOpaque(newValue) }
    }

    /// A layer, in this layer's coordinates, whose alpha channel masks this layer and its sublayers.
    ///
    /// This layer becomes its superlayer; it is removed from its previous superlayer or mask position, since a layer
    /// can mask only one other. A layer can't be masked by itself or by a layer that contains it; that is logged and
    /// ignored.
    open var mask: CALayer? {
        get { maskStorage }
        set { setMask(newValue) }
    }

    /// Whether the layer and its sublayers are rendered into a bitmap that is cached until something in it changes.
    ///
    /// Useful for a complex layer that rarely changes, but moves or fades as a whole. False by default.
    open var shouldRasterize: Bool {
        get { properties.extras.shouldRasterize }
        set { change(\.extras.shouldRasterize, to: newValue, key: "shouldRasterize") }
    }

    /// The pixels per point of the `shouldRasterize` bitmap; 1 by default.
    open var rasterizationScale: CGFloat {
        get { properties.extras.rasterizationScale }
        set {
            let scale = newValue > 0 ? newValue.sanitized : 1
            change(\.extras.rasterizationScale, to: scale, key: "rasterizationScale")
        }
    }

    // MARK: - Shadow

    /// The color of the shadow; black by default.
    open var shadowColor: CGColor? {
        get { properties.shadowColor }
        set { change(\.shadowColor, to: newValue, key: "shadowColor") }
    }

    /// The opacity of the shadow, from 0 (the default: no shadow) to 1.
    open var shadowOpacity: Float {
        get { properties.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue.sanitized, key: "shadowOpacity") }
    }

    /// The shadow's offset from the layer; (0, -3) by default, as in Core Animation.
    open var shadowOffset: CGSize {
        get { properties.shadowOffset }
        set { change(\.shadowOffset, to: newValue.sanitized, key: "shadowOffset") }
    }

    /// The outline that casts the shadow, in the layer's own coordinates; `nil` (the default) uses the rounded bounds.
    open var shadowPath: CGPath? {
        get { properties.extras.shadowPath?.path }
        set { change(\.extras.shadowPath, to: LayerPath(newValue), key: "shadowPath") }
    }

    /// The standard deviation of the shadow's blur, in points; 3 by default.
    ///
    /// > Note: Differs from UIKit: without a path the shadow is that of the rounded bounds, whatever the contents'
    /// > outline; a layer with `masksToBounds` keeps its shadow.
    open var shadowRadius: CGFloat {
        get { properties.shadowRadius }
        set { change(\.shadowRadius, to: newValue.sanitizedLength, key: "shadowRadius") }
    }

    // MARK: - Contents

    /// The layer's pixels: a `CGImage`, or a `Bitmap` that is no longer drawn into.
    ///
    /// A value of any other type is treated as `nil`. A layer that draws itself stores its own `Bitmap` here.
    open var contents: Any? {
        get { drawing.contents?.object }
        set { setContents(newValue) }
    }

    /// The placement of contents whose size differs from that of the bounds; `resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { properties.contentsGravity }
        set { change(\.contentsGravity, to: newValue, key: "contentsGravity") }
    }

    /// The number of pixels of the contents per point; 1 by default.
    ///
    /// A layer that draws itself is redrawn when this changes.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set { setContentsScale(newValue) }
    }

    /// The part of the contents that is stretched, in the unit coordinate space of the contents.
    ///
    /// The parts outside keep their size along the divided axes. Applies only to the gravity `resize`. The whole
    /// contents by default.
    open var contentsCenter: CGRect {
        get { properties.contentsCenter }
        set { change(\.contentsCenter, to: newValue.sanitized, key: "contentsCenter") }
    }

    /// The part of the contents that is shown, in the unit coordinate space of the contents; the whole by default.
    ///
    /// Parts beyond the contents' edges are left empty.
    open var contentsRect: CGRect {
        get { properties.extras.contentsRect }
        set { change(\.extras.contentsRect, to: newValue.sanitized, key: "contentsRect") }
    }

    /// The sampling of contents that are magnified; `linear` by default.
    open var magnificationFilter: CALayerContentsFilter {
        get { properties.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue, key: "magnificationFilter") }
    }

    /// The sampling of contents that are reduced; `linear` by default.
    open var minificationFilter: CALayerContentsFilter {
        get { properties.minificationFilter }
        set { change(\.minificationFilter, to: newValue, key: "minificationFilter") }
    }

    // MARK: - Hierarchy

    /// The superlayer.
    open var superlayer: CALayer? { parent }

    /// The sublayers, back to front; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { sublayerStorage.isEmpty ? nil : sublayerStorage }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds `layer` above all sublayers, removing it from its previous superlayer.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: sublayerStorage.count)
    }

    /// Inserts `layer` at that index of `sublayers`.
    ///
    /// An index beyond the ends is clamped.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts `layer` directly below `sibling`, or below all sublayers if `sibling` is not one of them.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, relativeTo: sibling, offset: 0, otherwise: 0)
    }

    /// Inserts `layer` directly above `sibling`, or above all sublayers if `sibling` is not one of them.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, relativeTo: sibling, offset: 1, otherwise: sublayerStorage.count)
    }

    /// Replaces `oldLayer` with `newLayer`; does nothing if `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        detachFromParent()
    }

    // MARK: - Drawing

    /// Marks the whole layer to be redrawn at the end of the run-loop iteration.
    open func setNeedsDisplay() {
        markNeedsDisplay(nil)
    }

    /// Marks a part of the bounds to be redrawn at the end of the run-loop iteration.
    ///
    /// Marked areas accumulate.
    open func setNeedsDisplay(_ r: CGRect) {
        markNeedsDisplay(r.sanitized)
    }

    /// Returns whether the layer is marked to be redrawn.
    open func needsDisplay() -> Bool { drawing.isNeeded }

    /// Draws the layer now if it is marked.
    open func displayIfNeeded() {
        guard drawing.isNeeded else { return }
        display()
    }

    /// Draws the layer and its sublayers, without animations, in the layer's own coordinates.
    ///
    /// The layer's own transform and position are ignored. Layers that are not in a window are laid out and drawn first.
    open func render(in ctx: CGContext) {
        if hosting.host == nil {
            layoutIfNeeded()
            forEachInTree { $0.displayIfNeeded() }
        }
        drawTree(in: ctx)
    }

    /// Provides the contents: calls the delegate, or draws into a bitmap.
    ///
    /// Call `setNeedsDisplay()` instead of calling this method directly.
    open func display() {
        if let delegate { delegate.display(self) } else { displayBackingStore() }
        drawing.setClean()
    }

    /// Whether the layer draws content of its own; if not, it gets no bitmap.
    ///
    /// True if the delegate's `drawsContent(_:)` returns true, and for every subclass, since it can override
    /// `draw(in:)`. Override this property in a subclass that doesn't draw.
    open var drawsContent: Bool {
        delegate?.drawsContent(self) == true || type(of: self) != CALayer.self
    }

    /// Draws the layer in its own coordinates; the default implementation calls the delegate.
    ///
    /// The context is clipped to the area to redraw (`boundingBoxOfClipPath`), which has been cleared.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    // MARK: - Layout

    /// Requests one call of `layoutSublayers()` at the end of the run-loop iteration.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Returns whether the layer is marked for layout.
    open func needsLayout() -> Bool { layoutState.isNeeded }

    /// Lays out this layer and its descendants now, as far as they need it, beginning with the topmost superlayer in an
    /// unbroken chain of layers that need layout.
    open func layoutIfNeeded() {
        layoutNow()
    }

    /// Positions the sublayers; the default implementation calls the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: - Values by key

    /// Returns the value of a property, or the one that was stored under a key that is no property.
    ///
    /// Numbers are `NSNumber`s. Key paths reach the parts of a property: `transform.scale.x`, `bounds.size.width`.
    open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }

    /// Sets a property, with its action, or stores the value under a key that is no property.
    ///
    /// A value of another type than the property's is stored under the key.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }

    /// Returns the value of a property or of a part of one, such as `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKey: keyPath) }

    /// Sets a property or a part of one, such as `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKey: keyPath) }

    /// Returns the value of a key that has no value; `nil` by default.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    // MARK: - Actions and animations

    /// Returns the action for a change: the delegate's, else the one in `actions`, else the class's, else an implicit
    /// animation.
    ///
    /// Returns `nil` for no action: if the search ended with `NSNull`, if actions are disabled, or if the layer has not
    /// been on screen yet.
    open func action(forKey event: String) -> (any CAAction)? {
        findAction(forKey: event)
    }

    /// Returns the action for all layers of a class, if neither the delegate nor `actions` has one; `nil` by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Adds an animation on top of the layer's model values, replacing the one with the same key.
    ///
    /// Animations of the same property take effect in the order in which they were added. Without a key the animation
    /// doesn't replace another.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        attach(anim, forKey: key)
    }

    /// Ends the animation with that key.
    ///
    /// Its delegate is notified that it did not finish.
    open func removeAnimation(forKey key: String) {
        endAnimation(forKey: key, finished: false)
    }

    /// Ends all animations of the layer.
    ///
    /// Their delegates are notified that they did not finish.
    open func removeAllAnimations() {
        endAllAnimations(finished: false)
    }

    /// Returns the animation with that key, as it was added; `nil` if there is none.
    open func animation(forKey key: String) -> CAAnimation? {
        attachedAnimations.first { $0.key == key }?.animation
    }

    /// The keys of the animations in the order in which they were added; `nil` if there are none.
    open func animationKeys() -> [String]? {
        attachedAnimations.isEmpty ? nil : attachedAnimations.map(\.key)
    }

    /// Returns a copy of the layer with its values at `CACurrentMediaTime()`; a presentation copy returns itself.
    ///
    /// > Note: Differs from UIKit: the copy has neither sublayers nor superlayer, and is of the framework class from
    /// > which the layer's class derives.
    open func presentation() -> CALayer? {
        modelLayer == nil ? presentationCopy() : self
    }

    /// Creates the copy for `presentation()`, with model values.
    func makePresentationCopy() -> CALayer { CALayer(layer: self) }

    /// Returns the layer that a presentation copy represents; any other layer returns itself.
    open func model() -> CALayer { modelLayer ?? self }

    // MARK: - Time

    // A layer's local time is the time base of its animations and its sublayers: `(superlayer's time - beginTime) *
    // speed + timeOffset`. To pause everything in the layer, set `speed` to 0 and `timeOffset` to the time at which to
    // pause.

    /// The superlayer's time at which the layer's local time is `timeOffset`; 0 by default.
    ///
    /// > Note: Differs from UIKit: the layer is also visible before that time.
    open var beginTime: CFTimeInterval {
        get { properties.extras.timing.beginTime }
        set { change(\.extras.timing.beginTime, to: newValue.sanitizedSeconds, key: "beginTime") }
    }

    /// The local time after which the layer's time repeats or ends, in seconds; unlimited by default.
    open var duration: CFTimeInterval {
        get { properties.extras.timing.duration }
        set { change(\.extras.timing.duration, to: newValue > 0 ? newValue : .infinity, key: "duration") }
    }

    /// The rate of local time relative to the superlayer's; 1 by default.
    open var speed: Float {
        get { Float(properties.extras.timing.speed) }
        set { change(\.extras.timing.speed, to: newValue.isFinite ? Double(newValue) : 1, key: "speed") }
    }

    /// The local time at `beginTime`, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { properties.extras.timing.timeOffset }
        set { change(\.extras.timing.timeOffset, to: newValue.sanitizedSeconds, key: "timeOffset") }
    }

    /// The number of times that local time runs through `duration`.
    open var repeatCount: Float {
        get { Float(properties.extras.timing.repeatCount) }
        set { change(\.extras.timing.repeatCount, to: newValue.isNaN ? 0 : Double(newValue), key: "repeatCount") }
    }

    /// The time for which local time repeats `duration`, in seconds.
    open var repeatDuration: CFTimeInterval {
        get { properties.extras.timing.repeatDuration }
        set { change(\.extras.timing.repeatDuration, to: max(0, newValue.sanitizedSeconds), key: "repeatDuration") }
    }

    /// Whether every other run through `duration` is reversed.
    open var autoreverses: Bool {
        get { properties.extras.timing.autoreverses }
        set { change(\.extras.timing.autoreverses, to: newValue, key: "autoreverses") }
    }

    /// Whether local time stays at 0 before it begins, and at its last moment after the end of `duration`.
    open var fillMode: CAMediaTimingFillMode {
        get { properties.extras.timing.fillMode }
        set { change(\.extras.timing.fillMode, to: newValue, key: "fillMode") }
    }

    /// Converts a time of `l` to this layer's local time; `nil` stands for the clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.clockTime(t) ?? t)
    }

    /// Converts a local time of this layer to the time of `l`; `nil` stands for the clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clockTime(t)
        return l?.localTime(time) ?? time
    }

    // MARK: - Hit testing

    /// Returns the frontmost visible layer at `p`, in the superlayer's coordinates; `nil` if there is none.
    ///
    /// Sublayers outside the bounds are found unless `masksToBounds` clips them.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        findHit(p)
    }

    /// Returns whether the bounds contain `p`, a point in the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
