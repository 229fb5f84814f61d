// SPDX-License-Identifier: MIT
package import Foundation

/// A flattened subpath.
struct Polyline {
    /// No two adjacent points are equal; the first point of a closed polyline is not repeated.
    private(set) var points: [CGPoint]
    private(set) var isClosed = false
    /// Whether there is something to stroke, if only a line to the starting point.
    private(set) var hasLine = false

    init(start: CGPoint) {
        points = [start]
    }

    mutating func add(_ point: CGPoint) {
        hasLine = true
        if point != points.last { points.append(point) }
    }

    mutating func close() {
        isClosed = true
        hasLine = true
        while points.count > 1, points.first == points.last { points.removeLast() }
    }
}

extension CGPath {
    /// Returns the flattened subpaths, fine enough that a stroke's edge at `radius` from them looks round.
    ///
    /// A single point is a subpath without lines.
    func polylines(radius: CGFloat = 0) -> [Polyline] {
        var result: [Polyline] = []
        var current: Polyline?
        var pen = CGPoint.zero
        var start = CGPoint.zero
        func finish() {
            if let current { result.append(current) }
            current = nil
        }
        func add(_ curve: Cubic) {
            let count = max(curve.pieceCount(flatness: finestDetail), curve.pieceCount(radius: radius))
            for index in 1...count {
                current?.add(index == count ? curve.end : curve.point(at: CGFloat(index) / CGFloat(count)))
            }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                start = point
                current = Polyline(start: point)
            case .line(let point):
                if current == nil { current = Polyline(start: pen) }
                current?.add(point)
            case .quadCurve(let end, let control):
                if current == nil { current = Polyline(start: pen) }
                add(Cubic(from: pen, control: control, to: end))
            case .curve(let end, let control1, let control2):
                if current == nil { current = Polyline(start: pen) }
                add(Cubic(start: pen, control1: control1, control2: control2, end: end))
            case .close:
                current?.close()
                finish()
            }
            pen = element.end ?? start
        }
        finish()
        return result
    }

    /// Returns only the closed subpaths.
    ///
    /// Elements after a close, without a move, form an open subpath.
    package func closedSubpaths() -> CGPath {
        var kept: [Element] = []
        var current: [Element] = []
        var pen = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = [element]
            case .close:
                kept += current + [element]
                current = []
            default:
                if current.isEmpty { current = [.move(to: pen)] }
                current.append(element)
            }
            pen = element.end ?? start
        }
        return CGPath(elements: kept)
    }

    /// Returns the path with its curves replaced by lines that deviate by at most `flatness`.
    package func flattened(flatness: CGFloat) -> CGPath {
        var result: [Element] = []
        var pen = CGPoint.zero
        var start = CGPoint.zero
        func add(_ curve: Cubic) {
            let count = curve.pieceCount(flatness: flatness)
            for index in 1...count {
                result.append(
                    .line(to: index == count ? curve.end : curve.point(at: CGFloat(index) / CGFloat(count))))
            }
        }
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                result.append(element)
            case .line, .close:
                result.append(element)
            case .quadCurve(let end, let control):
                add(Cubic(from: pen, control: control, to: end))
            case .curve(let end, let control1, let control2):
                add(Cubic(start: pen, control1: control1, control2: control2, end: end))
            }
            pen = element.end ?? start
        }
        return CGPath(elements: result)
    }
}

/// The maximum deviation of a flattened curve in user space units: invisible unless magnified tenfold.
let finestDetail: CGFloat = 0.02

/// Returns the angle between two points of a circle whose chord deviates from it by `finestDetail`.
func finestAngle(radius: CGFloat) -> CGFloat {
    2 * acos(1 - min(finestDetail / max(radius, finestDetail), 1))
}

extension Cubic {
    /// Returns the number of equal steps that keep an edge at `radius` from the curve round; at most 512.
    func pieceCount(radius: CGFloat) -> Int {
        let legs = [start, control1, control2, end]
        let directions = zip(legs, legs.dropFirst()).filter { $0 != $1 }.map { atan2($1.y - $0.y, $1.x - $0.x) }
        let turn = zip(directions, directions.dropFirst()).reduce(0) {
            $0 + abs(($1.1 - $1.0).remainder(dividingBy: 2 * .pi))
        }
        // Twice the number for constant curvature, since curves bend unevenly.
        return Int((2 * turn / finestAngle(radius: radius)).rounded(.up).clamped(to: 1...512))
    }

    /// Returns the number of equal steps that keep lines within `flatness` of the curve; at most 512.
    func pieceCount(flatness: CGFloat) -> Int {
        // A step of 1/n deviates from a curve by at most an eighth of its second derivative over n squared.
        let bend = max(
            hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
            hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
        let allowed = flatness.clamped(to: 1e-6...1e9)
        return Int((6 * bend / (8 * allowed)).squareRoot().rounded(.up).clamped(to: 1...512))
    }
}
