// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// Trims a path to the part between two fractions of its length.
enum PathTrimmer {
    /// The number of line segments that approximate a curve when its length is measured: accurate to a thousandth for
    /// typical curves.
    private static let pieces = 24

    private struct Piece {
        let points: [CGPoint]
        /// Cumulative lengths at even steps of the curve; for a line only the total.
        let lengths: [CGFloat]
        let startsSubpath: Bool

        var length: CGFloat { lengths.last ?? 0 }
    }

    /// Returns the path from `start` to `end` (fractions of its length, 0...1); `nil` if nothing remains.
    static func trim(_ path: LayerPath, from start: CGFloat, to end: CGFloat) -> LayerPath? {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start <= 0, end >= 1 { return path }
        guard start < end else { return nil }
        let pieces = split(path)
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return nil }
        let (from, to) = (start * total, end * total)
        var elements: [CGPath.Element] = []
        var place: CGFloat = 0
        var isOpen = false
        for piece in pieces {
            defer { place += piece.length }
            guard piece.length > 0, place < to, place + piece.length > from else {
                isOpen = false
                continue
            }
            let low = place >= from ? 0 : parameter(piece, from - place)
            let high = place + piece.length <= to ? 1 : parameter(piece, to - place)
            let points = part(piece.points, low, high)
            if !isOpen || piece.startsSubpath || low > 0 { elements.append(.move(to: points[0])) }
            isOpen = high >= 1
            if points.count == 2 {
                elements.append(.line(to: points[1]))
            } else {
                elements.append(.curve(to: points[3], control1: points[1], control2: points[2]))
            }
        }
        return elements.isEmpty ? nil : LayerPath(elements: elements)
    }

    private static func split(_ path: LayerPath) -> [Piece] {
        var pieces: [Piece] = []
        var pen = CGPoint.zero
        var start = CGPoint.zero
        var isNew = true
        func add(_ points: [CGPoint]) {
            pieces.append(Piece(points: points, lengths: lengths(of: points), startsSubpath: isNew))
            isNew = false
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                (pen, start, isNew) = (point, point, true)
            case .line(let point):
                add([pen, point])
                pen = point
            case .quadCurve(let point, let control):
                let first = CGPoint(x: (pen.x + 2 * control.x) / 3, y: (pen.y + 2 * control.y) / 3)
                let second = CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
                add([pen, first, second, point])
                pen = point
            case .curve(let point, let control1, let control2):
                add([pen, control1, control2, point])
                pen = point
            case .close:
                add([pen, start])
                (pen, isNew) = (start, true)
            }
        }
        return pieces
    }

    private static func lengths(of points: [CGPoint]) -> [CGFloat] {
        guard points.count == 4 else { return [hypot(points[1].x - points[0].x, points[1].y - points[0].y)] }
        var sum: CGFloat = 0
        var last = points[0]
        return (1...pieces).map { step in
            let point = part(points, 0, CGFloat(step) / CGFloat(pieces))[3]
            sum += hypot(point.x - last.x, point.y - last.y)
            last = point
            return sum
        }
    }

    /// Returns the curve parameter at a length.
    private static func parameter(_ piece: Piece, _ length: CGFloat) -> CGFloat {
        guard piece.points.count == 4 else { return length / piece.length }
        let step = piece.lengths.firstIndex { $0 >= length } ?? pieces - 1
        let before = step > 0 ? piece.lengths[step - 1] : 0
        let within = piece.lengths[step] - before
        return (CGFloat(step) + (within > 0 ? (length - before) / within : 0)) / CGFloat(pieces)
    }

    /// Returns the part of a line or a cubic curve between two parameters.
    private static func part(_ points: [CGPoint], _ low: CGFloat, _ high: CGFloat) -> [CGPoint] {
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if points.count == 2 { return [mix(points[0], points[1], low), mix(points[0], points[1], high)] }
        /// The curve's blossom, whose values at the ends of the part are the part's control points.
        func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
            let first = (0..<3).map { mix(points[$0], points[$0 + 1], a) }
            let second = (0..<2).map { mix(first[$0], first[$0 + 1], b) }
            return mix(second[0], second[1], c)
        }
        return [
            blossom(low, low, low), blossom(low, low, high), blossom(low, high, high), blossom(high, high, high),
        ]
    }
}
