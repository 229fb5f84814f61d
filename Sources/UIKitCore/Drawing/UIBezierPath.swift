// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
public import Graphics

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves, with drawing attributes.
///
/// When the path is drawn, its attributes (line width, cap and join styles, dashes, fill rule) replace those of the
/// context, which aren't changed. Angles are in radians from the x axis, clockwise. An element without a current point,
/// or with NaN or infinite coordinates, is ignored.
open class UIBezierPath: NSObject, NSCopying {
    // Copy on write: a path that is shared is replaced rather than changed.
    private var path = CGMutablePath()
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Creates an empty path.
    public override init() {}

    /// Creates a closed rectangle, starting at its origin and continuing along the top edge.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates an ellipse inscribed in `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with continuously curved corners.
    ///
    /// The radius is limited to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(
            RoundedRect(rect.standardized, radii: CornerRadii(cornerRadius), curve: .continuous))
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// The radii are limited to half the rectangle's dimensions.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        path.addRect(rect, rounding: corners, radii: cornerRadii)
    }

    /// Creates an arc of a circle.
    ///
    /// Angles increase clockwise.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of a `CGPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    // MARK: - Elements

    /// The elements of the path.
    ///
    /// The value returned is a snapshot that later changes don't affect.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Starts a new subpath at `point`.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
        if hasStart { path.addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        if hasStart { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        if hasStart { path.addQuadCurve(to: endPoint, control: controlPoint) }
    }

    /// Adds an arc of a circle, preceded by a line from the current point if there is one.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // The y axis points down here, so the direction is the opposite of the one `CGMutablePath` is given.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line to the start of the subpath and closes it.
    open func close() {
        path.closeSubpath()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the elements of another path, without its drawing attributes.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Returns a path with the elements in reverse order and direction.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath()
        result.cgPath = path.reversed()
        result.takeLook(of: self)
        return result
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let result = CGMutablePath()
        result.addPath(path, transform: transform)
        path = result
    }

    // MARK: - Queries

    /// Whether the path has no elements, not even a starting point.
    open var isEmpty: Bool { path.isEmpty }

    /// The tight bounding box of the lines and curves; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The end of the last element; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether `point` is inside the area that filling the path covers; open subpaths contain nothing.
    open func contains(_ point: CGPoint) -> Bool {
        path.closedSubpaths().contains(point, using: fillRule)
    }

    // MARK: - Drawing attributes

    /// The line width in user space units; 1 by default.
    ///
    /// A width of 0 strokes nothing.
    open var lineWidth: CGFloat = 1
    /// The shape of line ends; `butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of corners; `miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a miter join in line widths, beyond which it is beveled; 10 by default.
    open var miterLimit: CGFloat = 10
    /// The maximum distance between a curve and the lines that approximate it, in user space units; 0.6 by default.
    ///
    /// Larger values make curves visibly angular. Smaller values have no effect, as curves are already accurate to a
    /// pixel.
    open var flatness: CGFloat = 0.6
    /// Whether filling uses the even-odd rule rather than the nonzero winding number rule; `false` by default.
    open var usesEvenOddFillRule = false

    /// Sets a dash pattern of alternating dash and gap lengths, starting at the offset `phase`; an empty pattern draws
    /// solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dash = (lengths, phase)
    }

    /// Returns the dash pattern.
    ///
    /// Pass `nil` for `pattern` to get only the number of lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: - Drawing

    /// Fills the path in the current context.
    ///
    /// Open subpaths are closed implicitly.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(drawnPath)
        context.fillPath(using: fillRule)
    }

    /// Fills the path with a blend mode and with its alpha multiplied by `alpha`.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        blending(blendMode, alpha: alpha) { fill() }
    }

    /// Strokes the path in the current context, with the line centered on it.
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

    /// Strokes the path with a blend mode and with its alpha multiplied by `alpha`.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        blending(blendMode, alpha: alpha) { stroke() }
    }

    /// Intersects the clipping area of the current context with the path; an empty path clips everything.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard !path.isEmpty else { return context.clip(to: .null) }
        context.beginPath()
        context.addPath(drawnPath)
        context.clip(using: fillRule)
    }

    // MARK: - Copying and comparing

    /// Returns an independent path with the same elements and drawing attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.cgPath = path
        copy.takeLook(of: self)
        return copy
    }

    /// Returns whether the paths have the same elements and drawing attributes.
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
    /// Adds a rectangle with some corners rounded elliptically.
    fileprivate func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
        let rect = rect.standardized
        func half(_ radius: CGFloat, _ side: CGFloat) -> CGFloat { radius > 0 ? min(radius, side / 2) : 0 }
        let width = half(radii.width, rect.width)
        // A size with only one dimension is commonly passed for a circular radius.
        let height = half(radii.height, rect.height)
        guard width > 0, height > 0, !corners.isDisjoint(with: .allCorners) else { return addRect(rect) }
        // Each corner is a quarter of the unit circle between its two adjacent sides.
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
