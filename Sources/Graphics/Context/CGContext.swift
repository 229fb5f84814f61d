// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

/// Draws into a bitmap or onto the pages of a document.
///
/// Origin at the top left, y down, one unit to the pixel (of a document: to the point, 1/72 inch) until the
/// transformation says otherwise. A call whose numbers
/// are not all finite does nothing. Lengths beyond two million pixels are cut off there, so that a rectangle of any
/// size still fills what it covers. A context belongs to one thread at a time.
///
/// > Note: Differs from Core Graphics: y points down in every context, and pictures are drawn upright.
@safe
public final class CGContext {
    /// What is drawn into; `nil` for a document.
    public let bitmap: Bitmap?
    /// The document whose pages are drawn on; `nil` for a bitmap.
    let document: PDFDocument?
    let native: OpaquePointer
    /// What `data` is, where the pixels lie as whoever made the context asked.
    let layout: PixelLayout?
    /// Pixels to the point that shadows and patterns are measured in, since those do not follow the transformation.
    package var baseScale: CGFloat { ownBaseScale ?? 1 }
    var ownBaseScale: CGFloat?
    /// What Core Text draws its lines with, besides the transformation; its translation is where the next one begins.
    public var textMatrix = CGAffineTransform.identity
    var state = GraphicsState()
    var stack: [StackEntry] = []

    enum StackEntry {
        case saved(GraphicsState)
        case layer(GraphicsState)
    }

    public convenience init(_ bitmap: Bitmap) {
        self.init(bitmap, layout: nil)
    }

    init(_ bitmap: Bitmap, layout: PixelLayout?) {
        self.bitmap = bitmap
        self.layout = layout
        document = nil
        // Never null: without memory it is a context in an error state, which ignores all calls.
        guard let context = unsafe cairo_create(bitmap.surface) else {
            preconditionFailure("cairo_create returned no context.")
        }
        unsafe native = unsafe context
    }

    init(_ document: PDFDocument) {
        bitmap = nil
        layout = nil
        self.document = document
        guard let context = unsafe cairo_create(document.surface) else {
            preconditionFailure("cairo_create returned no context.")
        }
        unsafe native = unsafe context
    }

    deinit {
        // An open layer's pixels have nowhere to go.
        unsafe cairo_destroy(native)
    }

    /// Why the context no longer draws; `nil` while all is well.
    ///
    /// After an error (nearly always lack of memory) every further call does nothing.
    public var error: GraphicsError? {
        let status = unsafe cairo_status(native)
        return status == CAIRO_STATUS_SUCCESS ? nil : GraphicsError(status)
    }

    /// A picture of the bitmap as it is now; `nil` for a document, and where memory for it cannot be had.
    public func makeImage() -> CGImage? {
        bitmap?.makeImage()
    }

    /// Takes the scale of now for that of points, unless one was taken before.
    package func adoptBaseScale() {
        let scale = hypot(state.transform.a, state.transform.b)
        if ownBaseScale == nil, scale.isFinite, scale > 0 { ownBaseScale = scale }
    }

    // MARK: - State

    /// Keeps the state (transformation, clip, colours, line, blending) until `restoreGState`; the path is not part of it.
    public func saveGState() {
        unsafe cairo_save(native)
        stack.append(.saved(state))
    }

    /// Goes back to the state last saved; does nothing where none is, or where it was saved outside an open layer.
    public func restoreGState() {
        guard case .saved(let saved) = stack.last else { return }
        stack.removeLast()
        unsafe cairo_restore(native)
        state = saved
    }

    /// Multiplies the alpha of everything drawn from now on by another 0...1.
    package func fade(by factor: CGFloat) {
        state.alpha *= factor.clamped(to: 0...1)
    }

    /// The alpha that everything drawn from now on is multiplied by; 0...1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.clamped(to: 0...1)
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Whether edges between pixels are softened; they are unless this says no.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Width of strokes in user space units; 1 to begin with.
    ///
    /// Zero strokes nothing; below zero or not finite is ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite, width >= 0 else { return }
        state.lineWidth = width
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// How many line widths a pointed corner may reach before it is cut off; 10 to begin with.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        state.miterLimit = limit.clamped(to: 1...1_000_000)
    }

    /// Strokes with gaps: lengths drawn and left out in turn, starting `phase` into the pattern.
    ///
    /// No lengths draws solid lines; so does a pattern with a negative or infinite length, or of zeros only.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dash = isUsable ? Dash(phase: phase, lengths: lengths) : nil
    }
}
