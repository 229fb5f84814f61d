// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A rectangle of the screen that can be moved, turned, faded and stacked, with a colour, a border, a shadow or pixels.
///
/// The properties are the model: what the layer will look like once all animations are over. Setting one marks the layer
/// and, unless an action says otherwise, adds an implicit animation; at the end of the run loop's turn everything
/// marked is laid out, drawn, and sent to the render server in one commit. Lengths are points of the layer's own
/// coordinates, y grows downwards. Numbers that are not finite are replaced: what is not a number by 0 (a transform by
/// the identity), what is too large by 10^9.
///
/// > Note: Differs from UIKit: `init()` is required, so that a class can be chosen at run time; a subclass that
/// overrides it writes `required init()`.
@MainActor
open class CALayer: CAMediaTiming {
    // MARK: - State

    let id = LayerID.next()
    var properties = LayerProperties()
    var sublayerStorage: [CALayer] = []
    var maskStorage: CALayer?
    /// Layers that make up the contents, behind the sublayers; nobody but the layer itself knows of them.
    var pieces: [CALayer] = []
    weak var parent: CALayer?
    var hosting = LayerHosting()
    var drawing = LayerDrawingState()
    var layoutState = LayerLayoutState()
    var attachedAnimations: [AttachedAnimation] = []
    /// The layer that this is a presentation copy of.
    private(set) weak var modelLayer: CALayer?

    /// A name for the programmer; shown in messages, otherwise unused.
    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    /// Actions by property name; asked after the delegate.
    ///
    /// `NSNull` stops the search.
    open var actions: [String: any CAAction]?
    /// Whether a change of the size also calls `setNeedsDisplay()`.
    ///
    /// False: the old bitmap is stretched.
    open var needsDisplayOnBoundsChange = false
    /// Whether what is drawn again is made transparent first; otherwise drawing begins on what was there.
    package var clearsBeforeDrawing = true

    public required init() {}

    /// Makes a copy that shows `layer`, a `CALayer`, but takes no part in its tree; `presentation()` uses it.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else {
            preconditionFailure("A layer can be copied from a CALayer only, not from \(type(of: layer)).")
        }
        properties = layer.properties
        drawing.contents = layer.drawing.contents
        name = layer.name
        modelLayer = layer.model()
    }

    isolated deinit {
        abandonAnimations()
        dismantle()
    }

    // MARK: - Geometry

    /// The visible part of the layer's own coordinates, and its size.
    open var bounds: CGRect {
        get { properties.bounds }
        set { setBounds(newValue.sanitized) }
    }

    /// Where `anchorPoint` lies in the superlayer.
    open var position: CGPoint {
        get { properties.position }
        set { change(\.position, to: newValue.sanitized, key: "position") }
    }

    /// The point that `position` places and transforms turn about, in units of the bounds: (0, 0) is the top left.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { change(\.anchorPoint, to: newValue.sanitized, key: "anchorPoint") }
    }

    /// The box that the layer takes in its superlayer; follows from bounds, position, anchor point and transform.
    open var frame: CGRect {
        get { properties.frame }
        set { setFrame(newValue.sanitized) }
    }

    /// How far in front of the superlayer's plane the layer lies.
    ///
    /// The sibling that is nearer to the viewer is drawn in front; those at the same depth keep the order of `sublayers`.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set { change(\.zPosition, to: newValue.sanitized, key: "zPosition") }
    }

    /// Where along z the point lies that transforms turn about, in points; 0 by default.
    open var anchorPointZ: CGFloat {
        get { properties.extras.anchorPointZ }
        set { change(\.extras.anchorPointZ, to: newValue.sanitized, key: "anchorPointZ") }
    }

    /// The map applied about the anchor point.
    ///
    /// The layer with its sublayers is a flat picture in it, unless it is a `CATransformLayer`.
    open var transform: CATransform3D {
        get { properties.transform3D }
        set { change(\.transform3D, to: newValue.sanitized, key: "transform") }
    }

    /// A map applied to all sublayers, about this layer's anchor point; a perspective here is one for all of them.
    open var sublayerTransform: CATransform3D {
        get { properties.sublayerTransform }
        set { change(\.sublayerTransform, to: newValue.sanitized, key: "sublayerTransform") }
    }

    /// Whether the layer is seen from behind too; true by default.
    open var isDoubleSided: Bool {
        get { properties.extras.isDoubleSided }
        set { change(\.extras.isDoubleSided, to: newValue, key: "doubleSided") }
    }

    /// What `transform` does in the plane.
    open func affineTransform() -> CGAffineTransform { properties.transform }

    /// Sets the map applied about the anchor point; animated under the key `transform`.
    open func setAffineTransform(_ m: CGAffineTransform) {
        change(\.transform3D, to: CATransform3D(m.sanitized), key: "transform")
    }

    // MARK: - Appearance

    /// Neither the layer nor its sublayers are seen, or hit.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { change(\.isHidden, to: newValue, key: "hidden") }
    }

    /// 0 (invisible) to 1; values beyond count as the nearer end when drawn.
    open var opacity: Float {
        get { properties.opacity }
        set { change(\.opacity, to: newValue.sanitized, key: "opacity") }
    }

    /// The layer and its sublayers fade as one picture; otherwise each fades by itself.
    ///
    /// True by default.
    open var allowsGroupOpacity: Bool {
        get { properties.allowsGroupOpacity }
        set { change(\.allowsGroupOpacity, to: newValue, key: "allowsGroupOpacity") }
    }

    /// Drawn behind the contents, with the corners rounded.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }

    /// Points; the border lies inside the bounds, in front of the contents and the sublayers.
    open var borderWidth: CGFloat {
        get { properties.borderWidth }
        set { change(\.borderWidth, to: newValue.sanitizedLength, key: "borderWidth") }
    }

    /// Black by default.
    open var borderColor: CGColor? {
        get { properties.borderColor }
        set { change(\.borderColor, to: newValue, key: "borderColor") }
    }

    /// Points; at most half of the shorter side is used.
    ///
    /// Rounds background and border, and with `masksToBounds` what is clipped.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set { change(\.cornerRadius, to: newValue.sanitizedLength, key: "cornerRadius") }
    }

    /// The corners that are rounded; all by default.
    open var maskedCorners: CACornerMask {
        get { properties.maskedCorners }
        set { change(\.maskedCorners, to: newValue, key: "maskedCorners") }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { properties.cornerCurve }
        set { change(\.cornerCurve, to: newValue, key: "cornerCurve") }
    }

    /// Contents and sublayers are clipped to the bounds and their round corners.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }

    /// A promise that drawing fills the bounds with opaque pixels; what lies behind is then not composed.
    ///
    /// False by default.
    ///
    /// > Note: Differs from UIKit: the pixels are looked at, and a promise that was not kept does no harm.
    open var isOpaque: Bool {
        get { properties.isOpaque }
        set { setOpaque(newValue) }
    }

    /// A layer, placed in this one's coordinates, through whose alpha this layer and its sublayers are seen.
    ///
    /// It has this layer as its superlayer, and is taken away from wherever it was: no layer masks two others. A layer
    /// that contains this one, or is this one, cannot mask it; the log says so, and nothing changes.
    open var mask: CALayer? {
        get { maskStorage }
        set { setMask(newValue) }
    }

    /// The layer and its sublayers are drawn into a bitmap that is kept while nothing in it changes.
    ///
    /// Pays where much lies in the layer, little of it changes, and the whole moves or fades. False by default.
    open var shouldRasterize: Bool {
        get { properties.extras.shouldRasterize }
        set { change(\.extras.shouldRasterize, to: newValue, key: "shouldRasterize") }
    }

    /// Pixels per point of the bitmap that `shouldRasterize` asks for; 1 by default.
    open var rasterizationScale: CGFloat {
        get { properties.extras.rasterizationScale }
        set {
            let scale = newValue > 0 ? newValue.sanitized : 1
            change(\.extras.rasterizationScale, to: scale, key: "rasterizationScale")
        }
    }

    // MARK: - Shadow

    /// Black by default.
    open var shadowColor: CGColor? {
        get { properties.shadowColor }
        set { change(\.shadowColor, to: newValue, key: "shadowColor") }
    }

    /// 0 (the default: no shadow) to 1.
    open var shadowOpacity: Float {
        get { properties.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue.sanitized, key: "shadowOpacity") }
    }

    /// How far the shadow lies from the layer; (0, -3) by default, as in Core Animation.
    open var shadowOffset: CGSize {
        get { properties.shadowOffset }
        set { change(\.shadowOffset, to: newValue.sanitized, key: "shadowOffset") }
    }

    /// The outline that throws the shadow, in the layer's own coordinates; `nil`, the default, is the rounded bounds.
    open var shadowPath: CGPath? {
        get { properties.extras.shadowPath?.path }
        set { change(\.extras.shadowPath, to: LayerPath(newValue), key: "shadowPath") }
    }

    /// The standard deviation of the blur, in points; 3 by default.
    ///
    /// > Note: Differs from UIKit: without a path the shadow is that of the rounded bounds, whatever the contents'
    /// outline; a layer with `masksToBounds` keeps its shadow.
    open var shadowRadius: CGFloat {
        get { properties.shadowRadius }
        set { change(\.shadowRadius, to: newValue.sanitizedLength, key: "shadowRadius") }
    }

    // MARK: - Contents

    /// The pixels: a `CGImage` or a `Bitmap` that nobody draws into any more.
    ///
    /// Anything else counts as `nil`.
    ///
    /// A layer that draws itself puts its own `Bitmap` here.
    open var contents: Any? {
        get { drawing.contents?.object }
        set { setContents(newValue) }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { properties.contentsGravity }
        set { change(\.contentsGravity, to: newValue, key: "contentsGravity") }
    }

    /// Pixels of the contents per point; 1 by default.
    ///
    /// A layer that draws itself draws again.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set { setContentsScale(newValue) }
    }

    /// The part of the contents that is stretched, in units of the contents; what lies outside keeps its size along the
    /// axes that are cut.
    ///
    /// Counts for `resize` only. The whole by default.
    open var contentsCenter: CGRect {
        get { properties.contentsCenter }
        set { change(\.contentsCenter, to: newValue.sanitized, key: "contentsCenter") }
    }

    /// The part of the contents that is shown, in units of the contents; the whole by default.
    ///
    /// What it has beyond the contents' edges is left out.
    open var contentsRect: CGRect {
        get { properties.extras.contentsRect }
        set { change(\.extras.contentsRect, to: newValue.sanitized, key: "contentsRect") }
    }

    open var magnificationFilter: CALayerContentsFilter {
        get { properties.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue, key: "magnificationFilter") }
    }

    open var minificationFilter: CALayerContentsFilter {
        get { properties.minificationFilter }
        set { change(\.minificationFilter, to: newValue, key: "minificationFilter") }
    }

    // MARK: - Hierarchy

    /// The layer that this one is part of.
    open var superlayer: CALayer? { parent }

    /// Back to front; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { sublayerStorage.isEmpty ? nil : sublayerStorage }
        set { setSublayers(newValue ?? []) }
    }

    /// Puts `layer` in front of all others, taking it out of wherever it was.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: sublayerStorage.count)
    }

    /// Puts `layer` at that place of `sublayers`; a place beyond the ends counts as the nearer end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Puts `layer` directly behind `sibling`, or behind all if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, relativeTo: sibling, offset: 0, otherwise: 0)
    }

    /// Puts `layer` directly in front of `sibling`, or in front of all if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, relativeTo: sibling, offset: 1, otherwise: sublayerStorage.count)
    }

    /// Puts `newLayer` where `oldLayer` is; does nothing if that is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    open func removeFromSuperlayer() {
        detachFromParent()
    }

    // MARK: - Drawing

    /// Has the whole layer drawn again at the end of the turn.
    open func setNeedsDisplay() {
        markNeedsDisplay(nil)
    }

    /// Has that part of the bounds drawn again at the end of the turn; parts marked before count too.
    open func setNeedsDisplay(_ r: CGRect) {
        markNeedsDisplay(r.sanitized)
    }

    open func needsDisplay() -> Bool { drawing.isNeeded }

    /// Draws now, if that is needed.
    open func displayIfNeeded() {
        guard drawing.isNeeded else { return }
        display()
    }

    /// Provides the contents: asks the delegate, else draws into a bitmap.
    ///
    /// Call `setNeedsDisplay()` instead.
    open func display() {
        if let delegate { delegate.display(self) } else { displayBackingStore() }
        drawing.setClean()
    }

    /// Whether the layer has pixels of its own to draw; if not, it gets no bitmap.
    ///
    /// True if the delegate says so, and for any subclass, since that may override `draw(in:)`; override this in a
    /// subclass that does not.
    open var drawsContent: Bool {
        delegate?.drawsContent(self) == true || type(of: self) != CALayer.self
    }

    /// Draws the layer in its own coordinates; the default lets the delegate draw.
    ///
    /// The context is clipped to what needs drawing (`boundingBoxOfClipPath`), which is transparent.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    // MARK: - Layout

    /// Has `layoutSublayers()` called at the end of the turn, once however often this is called.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    open func needsLayout() -> Bool { layoutState.isNeeded }

    /// Lays out now what needs it: this layer and those below it, beginning with the topmost superlayer in an unbroken
    /// line of layers that need layout.
    open func layoutIfNeeded() {
        layoutNow()
    }

    /// Places the sublayers; the default lets the delegate do it.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: - Actions and animations

    /// The action of a change: the delegate's, else that in `actions`, else the class's, else an implicit animation.
    ///
    /// `nil` where nothing is to happen: one of them said `NSNull`, actions are disabled, or the layer has not been on
    /// screen yet.
    open func action(forKey event: String) -> (any CAAction)? {
        findAction(forKey: event)
    }

    /// The action for all layers of a class where nobody else has one; none by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Runs an animation on top of the layer's own values, in place of the one with the same key.
    ///
    /// Animations of the same property take effect in the order in which they were added. Without a key it is added to
    /// the others.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        attach(anim, forKey: key)
    }

    /// Ends the animation with that key; its delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) {
        endAnimation(forKey: key, finished: false)
    }

    open func removeAllAnimations() {
        endAllAnimations(finished: false)
    }

    open func animation(forKey key: String) -> CAAnimation? {
        attachedAnimations.first { $0.key == key }?.animation
    }

    /// The keys of the animations in the order in which they were added; `nil` if there are none.
    open func animationKeys() -> [String]? {
        attachedAnimations.isEmpty ? nil : attachedAnimations.map(\.key)
    }

    /// A copy of the layer as it looks at `CACurrentMediaTime()`; for a copy, itself.
    ///
    /// > Note: Differs from UIKit: the copy has neither sublayers nor superlayer, and is of the framework's own class that
    /// the layer's derives from.
    open func presentation() -> CALayer? {
        modelLayer == nil ? presentationCopy() : self
    }

    /// The object behind `presentation()`, without animations.
    func makePresentationCopy() -> CALayer { CALayer(layer: self) }

    /// The layer that a presentation copy shows; for any other, itself.
    open func model() -> CALayer { modelLayer ?? self }

    // MARK: - Time

    // A layer's time is what its animations and its sublayers go by: `(superlayer's time - beginTime) * speed +
    // timeOffset`. To pause all that runs in it, set `speed` to 0 and `timeOffset` to the time at which it is to stand
    // still.

    /// The superlayer's time at which the layer's is `timeOffset`; 0 by default.
    ///
    /// > Note: Differs from UIKit: a layer shows before that too.
    open var beginTime: CFTimeInterval {
        get { properties.extras.timing.beginTime }
        set { change(\.extras.timing.beginTime, to: newValue.sanitizedSeconds, key: "beginTime") }
    }

    /// Seconds of the layer's own time after which it repeats, or ends; without end by default.
    open var duration: CFTimeInterval {
        get { properties.extras.timing.duration }
        set { change(\.extras.timing.duration, to: newValue > 0 ? newValue : .infinity, key: "duration") }
    }

    /// The layer's seconds per second of the superlayer's; 1 by default.
    open var speed: Float {
        get { Float(properties.extras.timing.speed) }
        set { change(\.extras.timing.speed, to: newValue.isFinite ? Double(newValue) : 1, key: "speed") }
    }

    /// The layer's time at `beginTime`; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { properties.extras.timing.timeOffset }
        set { change(\.extras.timing.timeOffset, to: newValue.sanitizedSeconds, key: "timeOffset") }
    }

    /// How often the layer's time runs through `duration`.
    open var repeatCount: Float {
        get { Float(properties.extras.timing.repeatCount) }
        set { change(\.extras.timing.repeatCount, to: newValue.isNaN ? 0 : Double(newValue), key: "repeatCount") }
    }

    /// Seconds for which the layer's time runs through `duration` again and again.
    open var repeatDuration: CFTimeInterval {
        get { properties.extras.timing.repeatDuration }
        set { change(\.extras.timing.repeatDuration, to: max(0, newValue.sanitizedSeconds), key: "repeatDuration") }
    }

    /// Every other run through `duration` goes backwards.
    open var autoreverses: Bool {
        get { properties.extras.timing.autoreverses }
        set { change(\.extras.timing.autoreverses, to: newValue, key: "autoreverses") }
    }

    /// Whether the layer's time is held at 0 before it begins, and at its last moment after the end of `duration`.
    open var fillMode: CAMediaTimingFillMode {
        get { properties.extras.timing.fillMode }
        set { change(\.extras.timing.fillMode, to: newValue, key: "fillMode") }
    }

    /// The time of this layer when that of `l` is `t`; `nil` stands for the clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.clockTime(t) ?? t)
    }

    /// The time of `l` when that of this layer is `t`; `nil` stands for the clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clockTime(t)
        return l?.localTime(time) ?? time
    }

    // MARK: - Hit testing

    /// The frontmost visible layer at `p`, a point of the superlayer's coordinates; `nil` if there is none.
    ///
    /// Sublayers outside the bounds are found unless `masksToBounds` clips them.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        findHit(p)
    }

    /// Whether the bounds contain `p`, a point of the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

extension CALayer: Hashable {
    public nonisolated static func == (left: CALayer, right: CALayer) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
