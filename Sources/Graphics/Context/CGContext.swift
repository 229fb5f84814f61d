// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

/// A drawing context for a bitmap or a PDF document.
///
/// The origin is at the top left, y increases downward, and one unit is one pixel (in a document: one point, 1/72 inch)
/// until the transform is changed. A call with a non-finite value does nothing. Coordinates beyond two million pixels
/// are clamped, so that a rectangle of any size fills the area it covers. A context must be used by one thread at a
/// time.
///
/// > Note: Differs from Core Graphics: y increases downward in every context, and images are drawn upright.
@safe
public final class CGContext {
    /// The bitmap drawn into; `nil` for a document.
    package var bitmap: Bitmap? {
        willPaint()
        return allocatedBitmap
    }
    /// The bitmap, unless it is still to be allocated.
    var allocatedBitmap: Bitmap?
    /// The state of a context that allocates its bitmap when it first paints; `nil` after that.
    var unpainted: UnpaintedState?
    /// The reason that the first painting call got no bitmap.
    var allocationError: GraphicsError?
    /// The document drawn into; `nil` for a bitmap.
    let document: PDFDocument?
    /// The native context; `nil` until an unpainted context needs one.
    var storedNative: OpaquePointer?
    /// The layout of `data`, if the pixels are in the format that the creator requested.
    let layout: PixelLayout?
    /// Pixels per point for the lengths of shadows and patterns, which the transform does not affect.
    package var baseScale: CGFloat { ownBaseScale ?? 1 }
    var ownBaseScale: CGFloat?
    /// The transform of Core Text's lines, in addition to the current transform.
    ///
    /// Its translation is the origin of the next line.
    public var textMatrix = CGAffineTransform.identity
    var state = GraphicsState()
    var stack: [StackEntry] = []

    enum StackEntry {
        case saved(GraphicsState)
        case layer(GraphicsState)
    }

    /// Creates a context that draws into `bitmap`.
    package convenience init(_ bitmap: Bitmap) {
        self.init(bitmap, layout: nil)
    }

    init(_ bitmap: Bitmap, layout: PixelLayout?) {
        allocatedBitmap = bitmap
        self.layout = layout
        document = nil
        // Never null: without memory it is a context in an error state, which ignores all calls.
        unsafe storedNative = unsafe cairo_create(bitmap.surface)
    }

    init(_ document: PDFDocument) {
        layout = nil
        self.document = document
        unsafe storedNative = unsafe cairo_create(document.surface)
    }

    init(_ unpainted: UnpaintedState) {
        self.unpainted = unpainted
        layout = nil
        document = nil
    }

    deinit {
        // The pixels of open layers are discarded.
        if let storedNative = unsafe storedNative { unsafe cairo_destroy(storedNative) }
    }

    var native: OpaquePointer {
        if let storedNative = unsafe storedNative { return unsafe storedNative }
        return unsafe makeUnpaintedNative()
    }

    /// The error that prevents further drawing; `nil` if there is none.
    ///
    /// After an error (nearly always lack of memory) all calls do nothing.
    public var error: GraphicsError? {
        if let allocationError { return allocationError }
        guard let storedNative = unsafe storedNative else { return nil }
        let status = unsafe cairo_status(storedNative)
        return status == CAIRO_STATUS_SUCCESS ? nil : GraphicsError(status)
    }

    /// Returns an image of the bitmap's current pixels; `nil` for a document, and if memory can't be allocated.
    public func makeImage() -> CGImage? {
        bitmap?.makeImage()
    }

    /// Sets the base scale from the current transform, unless it has already been set.
    package func adoptBaseScale() {
        let scale = hypot(state.transform.a, state.transform.b)
        if ownBaseScale == nil, scale.isFinite, scale > 0 { ownBaseScale = scale }
    }

    // MARK: - State

    /// Saves the state (transform, clip, colors, line style, blending) until `restoreGState`.
    ///
    /// The path is not part of it.
    public func saveGState() {
        noteSave()
        unsafe cairo_save(native)
        stack.append(.saved(state))
    }

    /// Restores the last saved state.
    ///
    /// Does nothing without one, or if it was saved outside an open layer.
    public func restoreGState() {
        guard case .saved(let saved) = stack.last else { return }
        stack.removeLast()
        unsafe cairo_restore(native)
        noteRestore()
        state = saved
    }

    /// Multiplies the alpha of subsequent drawing by `factor` (0...1).
    package func fade(by factor: CGFloat) {
        state.alpha *= factor.clamped(to: 0...1)
    }

    /// Sets the alpha by which subsequent drawing is multiplied; 0...1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.clamped(to: 0...1)
    }

    /// Sets the blend mode of subsequent drawing; initially `normal`.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Sets whether edges are antialiased; initially true.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// The interpolation quality for scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets the line width in user space units; initially 1.
    ///
    /// Zero strokes nothing. Negative and non-finite values are ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite, width >= 0 else { return }
        state.lineWidth = width
    }

    /// Sets the shape of line ends; initially `butt`.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Sets the shape of line corners; initially `miter`.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Sets the maximum length of a pointed corner, in line widths, before it is beveled; initially 10.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        state.miterLimit = limit.clamped(to: 1...1_000_000)
    }

    /// Sets the dash pattern: alternating lengths of dashes and gaps, starting at the offset `phase`.
    ///
    /// An empty array strokes solid lines, as does a pattern with a negative or infinite length, or only zeros.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dash = isUsable ? Dash(phase: phase, lengths: lengths) : nil
    }
}
