// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines and curves together with how they are drawn.
///
/// What the path says about lines (width, ends, corners, dashes, fill rule) takes the place of what the context says
/// when it is drawn, and drawing changes neither. Angles are radians from the x axis, growing clockwise to the eye. A
/// step without a point to start from, or whose numbers are not finite, is left out.
open class UIBezierPath: NSObject, NSCopying {
    // Shared with nobody who could change it: it is replaced, or changed while nobody else holds it.
    private var path = CGMutablePath()
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// An empty path.
    public override init() {}

    /// A closed rectangle, begun at its origin and drawn along its top edge first.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the middle of each of the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with corners that bend gradually; a radius too large for it is cut down to half its shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(
            RoundedRect(rect.standardized, radii: CornerRadii(cornerRadius), curve: .continuous))
    }

    /// A rectangle some of whose corners are round: quarters of ellipses, at most half as large as the rectangle.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        path.addRect(rect, rounding: corners, radii: cornerRadii)
    }

    /// Part of a circle; `clockwise` (to the eye) goes the way in which angles grow.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path with the steps of another.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    // MARK: - Steps

    /// The steps; what is returned never changes, whatever becomes of this path.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Starts a new subpath at `point`.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    open func addLine(to point: CGPoint) {
        if hasStart { path.addLine(to: point) }
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        if hasStart { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        if hasStart { path.addQuadCurve(to: endPoint, control: controlPoint) }
    }

    /// Adds part of a circle, with a line to its start where there is a point to draw it from.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // What is clockwise to the eye where y points down is not where it points up, which is how the other path
        // counts.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Draws a line back to where the subpath began, and ends it.
    open func close() {
        path.closeSubpath()
    }

    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds every step of another path; its look is not taken over.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// The same lines drawn from their ends to their beginnings, subpath by subpath from the last to the first.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath()
        result.cgPath = path.reversed()
        result.takeLook(of: self)
        return result
    }

    /// Takes every point through `transform`.
    open func apply(_ transform: CGAffineTransform) {
        let result = CGMutablePath()
        result.addPath(path, transform: transform)
        path = result
    }

    // MARK: - What there is

    /// True where there is not even a starting point.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the lines and curves themselves; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next line would start; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether filling the path's closed subpaths would cover `point`; open ones contain nothing.
    open func contains(_ point: CGPoint) -> Bool {
        path.closedSubpaths().contains(point, using: fillRule)
    }

    // MARK: - Look

    /// Width of strokes in user space units; 1 to begin with, 0 strokes nothing.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// How many line widths a pointed corner may reach before it is cut off; 10 to begin with.
    open var miterLimit: CGFloat = 10
    /// How far lines that stand for a curve may stray from it, in user space units; 0.6 to begin with.
    ///
    /// A larger number than that makes curves angular; below it they are as round as pixels show.
    open var flatness: CGFloat = 0.6
    /// Inside is where a ray crosses outlines an odd number of times, rather than where they wind round.
    open var usesEvenOddFillRule = false

    /// Strokes with gaps: lengths drawn and left out in turn, starting `phase` into the pattern; none draw solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dash = (lengths, phase)
    }

    /// Stores the dashes: as many lengths as `count` says there are, which is asked for without `pattern`.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: - Drawing

    /// Fills the path in the current context, open subpaths as if they were closed.
    @MainActor
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(drawnPath)
        context.fillPath(using: fillRule)
    }

    /// Fills the path, mixed as `blendMode` says, its alpha multiplied by `alpha`.
    @MainActor
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        blending(blendMode, alpha: alpha) { fill() }
    }

    /// Strokes the path in the current context, half of the width on either side.
    @MainActor
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(drawnPath)
        context.strokePath()
        context.restoreGState()
    }

    /// Strokes the path, mixed as `blendMode` says, its alpha multiplied by `alpha`.
    @MainActor
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        blending(blendMode, alpha: alpha) { stroke() }
    }

    /// Lets later drawing in the current context through only inside the path; an empty path lets nothing through.
    @MainActor
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard !path.isEmpty else { return context.clip(to: .null) }
        context.beginPath()
        context.addPath(drawnPath)
        context.clip(using: fillRule)
    }

    // MARK: - Values

    /// A path of its own with the same steps and look.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.cgPath = path
        copy.takeLook(of: self)
        return copy
    }

    /// Paths are equal if they have the same steps and look.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
            && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
    }

    open override var hash: Int { path.hashValue }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private var drawnPath: CGPath {
        flatness > 0.6 && flatness.isFinite ? path.flattened(flatness: flatness) : path
    }

    private var hasStart: Bool {
        if path.isEmpty {
            Log.misuse("A line or curve was added to a path without a point to start from. Use move(to:) first.")
        }
        return !path.isEmpty
    }

    private func takeLook(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }
}

extension CGMutablePath {
    /// Adds a rectangle some of whose corners are quarters of ellipses.
    fileprivate func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
        let rect = rect.standardized
        func half(_ radius: CGFloat, _ side: CGFloat) -> CGFloat { radius > 0 ? min(radius, side / 2) : 0 }
        let width = half(radii.width, rect.width)
        // A size with one side only is how a circle's radius is often written.
        let height = half(radii.height, rect.height)
        guard width > 0, height > 0, !corners.isDisjoint(with: .allCorners) else { return addRect(rect) }
        // Each corner is a quarter of the unit circle between the sides before and after it.
        let places: [(UIRectCorner, CGPoint, CGFloat)] = [
            (.topRight, CGPoint(x: rect.maxX - width, y: rect.minY + height), -.pi / 2),
            (.bottomRight, CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
            (.bottomLeft, CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
            (.topLeft, CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
        ]
        let sharp: [CGPoint] = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        ]
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
        for (place, corner) in zip(places, sharp) {
            guard corners.contains(place.0) else {
                addLine(to: corner)
                continue
            }
            addArc(
                center: .zero, radius: 1, startAngle: place.2, endAngle: place.2 + .pi / 2, clockwise: false,
                transform: CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: place.1.x, ty: place.1.y))
        }
        closeSubpath()
    }
}
