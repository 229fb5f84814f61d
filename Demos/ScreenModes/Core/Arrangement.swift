// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// The arrangement of screens, in desktop points.
package struct Arrangement: Hashable, Sendable {
    package struct Place: Hashable, Sendable {
        package var name: String
        package var frame: CGRect

        package init(name: String, frame: CGRect) {
            self.name = name
            self.frame = frame
        }
    }

    package private(set) var places: [Place]

    /// The current arrangement of the screens that are on.
    ///
    /// Empty, NaN, and infinite frames are replaced by a default.
    package init(_ heads: [ScreenHead]) {
        places = heads.filter(\.isEnabled).map { Place(name: $0.screen.name, frame: Self.sane($0.screen.frame)) }
    }

    package init(places: [Place]) {
        self.places = places.map { Place(name: $0.name, frame: Self.sane($0.frame)) }
    }

    /// The smallest rectangle that contains all screens; zero if there are none.
    package var bounds: CGRect {
        places.dropFirst().reduce(places.first?.frame ?? .zero) { $0.union($1.frame) }
    }

    /// Returns the size in points of a mode at a scale, rotated by the transform.
    package static func size(of mode: PixelSize, scale: CGFloat, transform: ScreenTransform) -> CGSize {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let (width, height) = ((CGFloat(mode.width) / scale).rounded(), (CGFloat(mode.height) / scale).rounded())
        return transform.swapsAxes ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Resizes a screen.
    ///
    /// Its neighbors close the gap, each on its side.
    package mutating func resize(_ name: String, to size: CGSize) {
        guard let index = places.firstIndex(where: { $0.name == name }) else { return }
        let old = places[index].frame
        let new = Self.sane(CGRect(origin: old.origin, size: size))
        places[index].frame = new
        for other in places.indices where other != index {
            if places[other].frame.minX >= old.maxX { places[other].frame.origin.x += new.maxX - old.maxX }
            if places[other].frame.minY >= old.maxY { places[other].frame.origin.y += new.maxY - old.maxY }
        }
    }

    /// Moves a screen to the position nearest to `origin` where it touches another screen and overlaps none.
    ///
    /// Edges within `reach` points of each other are aligned.
    package mutating func move(_ name: String, to origin: CGPoint, reach: CGFloat) {
        guard let index = places.firstIndex(where: { $0.name == name }) else { return }
        let size = places[index].frame.size
        let others = places.indices.filter { $0 != index }.map { places[$0].frame }
        let wanted = CGPoint(
            x: origin.x.isFinite ? origin.x : places[index].frame.minX,
            y: origin.y.isFinite ? origin.y : places[index].frame.minY)
        let candidates = others.flatMap { Self.neighbours(of: $0, size: size, near: wanted, reach: reach) }
        let free = candidates.filter { candidate in
            !others.contains { Self.overlap($0, CGRect(origin: candidate, size: size)) }
        }
        guard let nearest = free.min(by: { Self.distance($0, wanted) < Self.distance($1, wanted) }) else { return }
        places[index].frame.origin = nearest
    }

    /// Adds a screen to the right of the others.
    package mutating func add(_ name: String, size: CGSize) {
        remove(name)
        let origin = CGPoint(x: bounds.maxX, y: bounds.minY)
        places.append(Place(name: name, frame: Self.sane(CGRect(origin: origin, size: size))))
    }

    package mutating func remove(_ name: String) {
        places.removeAll { $0.name == name }
    }

    /// Moves all screens so that the top-left corner is at the origin, as display servers require.
    package mutating func normalize() {
        let corner = bounds.origin
        for index in places.indices {
            places[index].frame.origin.x = (places[index].frame.origin.x - corner.x).rounded()
            places[index].frame.origin.y = (places[index].frame.origin.y - corner.y).rounded()
        }
    }

    package subscript(name: String) -> CGRect? {
        places.first { $0.name == name }?.frame
    }

    // MARK: - Geometry

    /// Returns the nearest positions to `point` at the four sides of `frame`.
    private static func neighbours(
        of frame: CGRect, size: CGSize, near point: CGPoint, reach: CGFloat
    ) -> [CGPoint] {
        // The pointer can't move between screens that only share a corner.
        let shared = min(size.width, size.height, frame.width, frame.height) / 4
        func along(_ value: CGFloat, from low: CGFloat, to high: CGFloat, lines: [CGFloat]) -> CGFloat {
            let line = lines.min { abs($0 - value) < abs($1 - value) }
            if let line, abs(line - value) <= reach { return line }
            return min(max(value, low), high).rounded()
        }
        let x = along(
            point.x, from: frame.minX - size.width + shared, to: frame.maxX - shared,
            lines: [frame.minX, frame.midX - size.width / 2, frame.maxX - size.width])
        let y = along(
            point.y, from: frame.minY - size.height + shared, to: frame.maxY - shared,
            lines: [frame.minY, frame.midY - size.height / 2, frame.maxY - size.height])
        return [
            CGPoint(x: frame.minX - size.width, y: y), CGPoint(x: frame.maxX, y: y),
            CGPoint(x: x, y: frame.minY - size.height), CGPoint(x: x, y: frame.maxY),
        ]
    }

    /// Returns whether two frames overlap by more than half a point, which is rounding.
    private static func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
        let common = first.intersection(second)
        return !common.isNull && common.width > 0.5 && common.height > 0.5
    }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        (first.x - second.x) * (first.x - second.x) + (first.y - second.y) * (first.y - second.y)
    }

    private static func sane(_ frame: CGRect) -> CGRect {
        func place(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1_000_000), 1_000_000) : 0 }
        func side(_ value: CGFloat, _ usual: CGFloat) -> CGFloat {
            value.isFinite && value >= 1 ? min(value, 1_000_000) : usual
        }
        return CGRect(
            x: place(frame.origin.x), y: place(frame.origin.y), width: side(frame.size.width, 1280),
            height: side(frame.size.height, 800))
    }
}
