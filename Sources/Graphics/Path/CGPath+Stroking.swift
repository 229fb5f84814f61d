// SPDX-License-Identifier: MIT
public import Foundation

extension CGPath {
    /// Returns the outline of this path's stroke as straight lines, to be filled with the winding rule.
    ///
    /// `transform` is applied to the points first. Returns `nil` if the width is not above zero, or a value is not
    /// finite.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath? {
        guard lineWidth.isFinite, lineWidth > 0, miterLimit.isFinite else { return nil }
        var stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: max(miterLimit, 1))
        let source = CGPath(elements: elements.map { $0.applying(transform) })
        for line in source.polylines(radius: lineWidth / 2) { stroker.add(line) }
        return CGPath(elements: stroker.outline)
    }

    /// Returns the path divided into dashes, with its curves flattened.
    ///
    /// `lengths` are those of alternating dashes and gaps, starting at the offset `phase`. The path is returned
    /// unchanged if the pattern is empty, has a negative length or only zeros, or would produce more than a hundred
    /// thousand dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = CGPath(elements: elements.map { $0.applying(transform) })
        guard var dasher = PathDasher(phase: phase, lengths: lengths) else { return source }
        let lines = source.polylines()
        guard dasher.canCut(lines) else { return source }
        for line in lines { dasher.add(line) }
        return CGPath(elements: dasher.dashes)
    }
}

/// Divides lines into dashes.
private struct PathDasher {
    private static let maximumDashes: CGFloat = 100_000

    private let lengths: [CGFloat]
    private let phase: CGFloat
    private(set) var dashes: [CGPath.Element] = []

    init?(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.contains(where: { $0 > 0 })
        else { return nil }
        // An odd pattern swaps dashes and gaps with each repetition, so the pattern is doubled.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let round = self.lengths.reduce(0, +)
        guard round.isFinite else { return nil }
        let rest = phase.truncatingRemainder(dividingBy: round)
        self.phase = rest < 0 ? rest + round : rest
    }

    func canCut(_ lines: [Polyline]) -> Bool {
        let total = lines.reduce(0) { $0 + $1.length }
        return total / lengths.reduce(0, +) * CGFloat(lengths.count) <= Self.maximumDashes
    }

    mutating func add(_ line: Polyline) {
        var index = 0
        var left = lengths[0]
        var skipped = phase
        while skipped >= left, skipped > 0 {
            skipped -= left
            index = (index + 1) % lengths.count
            left = lengths[index]
        }
        left -= skipped
        var pen = line.points[0]
        if index % 2 == 0 { dashes.append(.move(to: pen)) }
        for end in line.points.dropFirst() + (line.isClosed ? [line.points[0]] : []) {
            var rest = hypot(end.x - pen.x, end.y - pen.y)
            while rest > left {
                let share = left / rest
                pen = CGPoint(x: pen.x + (end.x - pen.x) * share, y: pen.y + (end.y - pen.y) * share)
                rest -= left
                dashes.append(index % 2 == 0 ? .line(to: pen) : .move(to: pen))
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= rest
            pen = end
            if index % 2 == 0 { dashes.append(.line(to: end)) }
        }
    }
}

extension Polyline {
    fileprivate var length: CGFloat {
        let ends = points.dropFirst() + (isClosed ? [points[0]] : [])
        return zip(points, ends).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}
