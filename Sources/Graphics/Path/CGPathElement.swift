// SPDX-License-Identifier: MIT
public import Foundation

extension CGPath {
    /// One element of a path with its points, in the order of the parameters of the methods that add them.
    public enum Element: Hashable, Sendable {
        /// Starts a subpath.
        case move(to: CGPoint)
        /// A line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Closes the subpath with a line to its start.
        case close

        var isFinite: Bool {
            switch self {
            case .move(let point), .line(let point): point.isFinite
            case .quadCurve(let end, let control): end.isFinite && control.isFinite
            case .curve(let end, let control1, let control2):
                end.isFinite && control1.isFinite && control2.isFinite
            case .close: true
            }
        }

        /// The current point after the element; `nil` for `close`, which returns to the start of the subpath.
        package var end: CGPoint? {
            switch self {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
            case .close: nil
            }
        }

        /// Control points first, the end last.
        package var points: [CGPoint] {
            switch self {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let end, let control): [control, end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .close: []
            }
        }

        func applying(_ transform: CGAffineTransform) -> Element {
            switch self {
            case .move(let point): .move(to: point.applying(transform))
            case .line(let point): .line(to: point.applying(transform))
            case .quadCurve(let end, let control):
                .quadCurve(to: end.applying(transform), control: control.applying(transform))
            case .curve(let end, let control1, let control2):
                .curve(
                    to: end.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .close: .close
            }
        }
    }
}

/// One element of a path, as passed by `applyWithBlock`.
///
/// `points` has 1 point for a move or a line, 2 for a quadratic curve, 3 for a cubic one (control points first) and
/// none for a close. It is valid only while the block runs.
@unsafe
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The points of the element.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls `block` with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points
            // A close has no points, but the pointer is not optional, so it must point to something.
            if points.isEmpty { points.append(.zero) }
            unsafe points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var step = unsafe CGPathElement(type: element.type, points: start)
                unsafe withUnsafePointer(to: &step) { unsafe block($0) }
            }
        }
    }

    /// Calls `body` with each element in order, as a value that can be stored.
    public func forEach(_ body: (Element) throws -> Void) rethrows {
        try elements.forEach(body)
    }
}

extension CGPath.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
