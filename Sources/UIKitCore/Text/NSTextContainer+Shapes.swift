// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics

/// The outline of an exclusion path, as polygons.
struct ExcludedShape {
    private let polygons: [[CGPoint]]
    let bounds: CGRect

    init(_ path: UIBezierPath) {
        var polygons: [[CGPoint]] = []
        for element in path.cgPath.flattened(flatness: 0.25).elements {
            switch element {
            case .move(let point): polygons.append([point])
            case .line(let point): polygons.indices.last.map { polygons[$0].append(point) }
            case .quadCurve, .curve, .close: break
            }
        }
        self.polygons = polygons
        bounds = polygons.joined().reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Returns the horizontal extent that the shape covers between two heights; `nil` for none.
    ///
    /// Holes in the shape count as covered.
    func extent(from top: CGFloat, to bottom: CGFloat) -> Range<CGFloat>? {
        guard bounds.maxY > top, bounds.minY < bottom else { return nil }
        var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
        func add(_ x: CGFloat) {
            low = min(low, x)
            high = max(high, x)
        }
        for polygon in polygons {
            guard var last = polygon.last else { continue }
            for point in polygon {
                if point.y >= top, point.y <= bottom { add(point.x) }
                for y in [top, bottom] where (last.y < y) != (point.y < y) {
                    add(last.x + (y - last.y) / (point.y - last.y) * (point.x - last.x))
                }
                last = point
            }
        }
        return low < high ? low..<high : nil
    }
}

extension NSTextContainer {
    /// The size, with infinity for what is unlimited.
    package var limits: CGSize {
        func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
        return CGSize(width: limit(size.width), height: limit(size.height))
    }

    /// Returns the first part of a line in the direction of its text, and the rest of the line after it.
    func freePart(of line: CGRect, isRightToLeft: Bool) -> (first: CGRect, rest: CGRect) {
        let limits = limits
        let right = min(line.maxX, limits.width)
        var free = [max(line.minX, 0)..<max(right, max(line.minX, 0))]
        if line.maxY > limits.height + 0.01 { free = [] }
        for extent in excludedExtents(from: line.minY, to: line.maxY) {
            free = free.flatMap { part -> [Range<CGFloat>] in
                guard extent.overlaps(part) else { return [part] }
                return [
                    part.lowerBound..<max(extent.lowerBound, part.lowerBound),
                    min(extent.upperBound, part.upperBound)..<part.upperBound,
                ]
            }
        }
        if !exclusionPaths.isEmpty { free.removeAll { $0.upperBound - $0.lowerBound < Theme.TextView.minimumPart } }
        func rect(_ part: Range<CGFloat>) -> CGRect {
            CGRect(
                x: part.lowerBound, y: line.minY, width: part.upperBound - part.lowerBound, height: line.height)
        }
        guard let first = isRightToLeft ? free.last : free.first else { return (.zero, .zero) }
        guard free.count > 1 else { return (rect(first), .zero) }
        let rest = isRightToLeft ? line.minX..<first.lowerBound : first.upperBound..<right
        return (rect(first), rect(rest))
    }

    /// Computes the shapes of paths that are set; equal ones, such as those set in each layout, change nothing.
    func excludePaths() {
        let outlines = exclusionPaths.map(\.cgPath)
        guard outlines != excludedOutlines else { return }
        excludedOutlines = outlines
        excludedShapes = exclusionPaths.map { ExcludedShape($0) }
        didChange()
    }

    private func excludedExtents(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
        guard !exclusionPaths.isEmpty else { return [] }
        return excludedShapes.compactMap { $0.extent(from: top, to: bottom) }
    }
}
