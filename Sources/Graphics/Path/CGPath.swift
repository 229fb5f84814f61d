// SPDX-License-Identifier: MIT
public import Foundation

/// A path of lines and curves.
///
/// Elements with non-finite points are ignored, and so are lines and curves without a current point.
public class CGPath: Hashable {
    /// The elements in order.
    ///
    /// Sendable, unlike the path itself, whose subclass is mutable.
    package fileprivate(set) var elements: [Element] = []
    fileprivate var subpathStart: CGPoint?
    fileprivate var pen: CGPoint?

    fileprivate init() {}

    package init(elements: [Element]) {
        for element in elements { append(element) }
    }

    /// Creates a rectangle, starting at its origin with the top edge.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        let path = CGMutablePath()
        path.addRect(rect, transform: unsafe transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Creates the ellipse that fits in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: unsafe transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Creates a rectangle whose corners are quarters of an ellipse.
    ///
    /// Radii too large for the rectangle are limited to half its sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: unsafe transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The current point; zero in an empty path.
    public var currentPoint: CGPoint { pen ?? .zero }

    /// Returns an immutable copy.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// Returns an immutable copy transformed by `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: unsafe transformedElements(transform?.pointee))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    /// Returns a mutable copy transformed by `transform`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: unsafe transformedElements(transform?.pointee))
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.elements == right.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }

    private func transformedElements(_ transform: CGAffineTransform?) -> [Element] {
        guard let transform else { return elements }
        return elements.map { $0.applying(transform) }
    }

    fileprivate var hasPen: Bool { pen != nil }

    fileprivate func append(_ element: Element) {
        guard element.isFinite else { return }
        switch element {
        case .move(let point):
            subpathStart = point
        case .line, .quadCurve, .curve:
            guard pen != nil else { return }
        case .close:
            guard pen != nil, elements.last != .close else { return }
        }
        elements.append(element)
        pen = element.end ?? subpathStart
    }
}

/// A path to which elements can be added.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public override init() {
        super.init()
    }

    package override init(elements: [Element]) {
        super.init(elements: elements)
    }

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(to: point.applying(transform)))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(to: point.applying(transform)))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quadCurve(to: end.applying(transform), control: control.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform)))
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        append(.close)
    }

    /// Adds the elements of another path.
    ///
    /// If that path doesn't start with a move, it continues from the current point.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// Moves to the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    var hasCurrentPoint: Bool { hasPen }
}
