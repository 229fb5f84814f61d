// SPDX-License-Identifier: MIT
public import Foundation

/// Outlines made of lines and curves.
///
/// A step whose points are not all finite numbers is left out, and so is a line or curve that has no point to start
/// from.
public class CGPath: Hashable {
    /// The steps in order.
    ///
    /// Sendable, unlike the path itself, whose subclass can change.
    package fileprivate(set) var elements: [Element] = []
    fileprivate var subpathStart: CGPoint?
    fileprivate var pen: CGPoint?

    fileprivate init() {}

    package init(elements: [Element]) {
        for element in elements { append(element) }
    }

    /// A rectangle, begun at its origin and drawn along its top edge first.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        let path = CGMutablePath()
        path.addRect(rect, transform: unsafe transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// The ellipse that touches the middle of each of the rectangle's sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: unsafe transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// A rectangle whose corners are quarters of an ellipse; radii too large for the rectangle are cut down to half
    /// its sides.
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

    /// True where there is not even a starting point.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next line would start; zero in an empty path.
    public var currentPoint: CGPoint { pen ?? .zero }

    /// A path of its own with the same steps.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// A path of its own with every point taken through `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: unsafe transformedElements(transform?.pointee))
    }

    /// A path with the same steps that more can be added to.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    /// A path with every point taken through `transform`, that more can be added to.
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

/// A path that more steps can be added to.
public final class CGMutablePath: CGPath {
    /// An empty path.
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

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(to: point.applying(transform)))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quadCurve(to: end.applying(transform), control: control.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform)))
    }

    /// Draws a line back to where the subpath began, and joins the two ends.
    public func closeSubpath() {
        append(.close)
    }

    /// Adds every step of another path; where that path starts without a point of its own, this one's is used.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// Moves to the first point and draws lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    var hasCurrentPoint: Bool { hasPen }
}
