// SPDX-License-Identifier: MIT
internal import Foundation

/// A vector in the plane, in points or points per second.
struct Vector: Equatable {
    static let zero = Vector(0, 0)

    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
    }

    var length: Double { (x * x + y * y).squareRoot() }
    var squaredLength: Double { x * x + y * y }
    var isFinite: Bool { x.isFinite && y.isFinite }
    /// The vector turned by a quarter, from the x-axis to the y-axis.
    var perpendicular: Vector { Vector(-y, x) }

    /// The vector with a length of 1; `nil` if it's too short to have a direction.
    var normalized: Vector? {
        let length = length
        return length > 1e-9 && length.isFinite ? Vector(x / length, y / length) : nil
    }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    static func + (left: Vector, right: Vector) -> Vector { Vector(left.x + right.x, left.y + right.y) }
    static func - (left: Vector, right: Vector) -> Vector { Vector(left.x - right.x, left.y - right.y) }
    static func * (vector: Vector, factor: Double) -> Vector { Vector(vector.x * factor, vector.y * factor) }
    static func += (left: inout Vector, right: Vector) { left = left + right }
    static func -= (left: inout Vector, right: Vector) { left = left - right }
    static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }
}

/// A rotation by an angle, with its sine and cosine.
struct Rotation: Equatable {
    let cosine: Double
    let sine: Double

    init(_ angle: Double) {
        (cosine, sine) = (cos(angle), sin(angle))
    }

    func apply(to vector: Vector) -> Vector {
        Vector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
    }

    func revert(_ vector: Vector) -> Vector {
        Vector(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
    }
}

/// A rectangle along the axes that encloses a shape.
struct Extent {
    var minimum: Vector
    var maximum: Vector

    init(_ points: [Vector]) {
        minimum = points.first ?? .zero
        maximum = minimum
        for point in points.dropFirst() {
            minimum = Vector(min(minimum.x, point.x), min(minimum.y, point.y))
            maximum = Vector(max(maximum.x, point.x), max(maximum.y, point.y))
        }
    }

    func expanded(by distance: Double) -> Extent {
        var extent = self
        extent.minimum -= Vector(distance, distance)
        extent.maximum += Vector(distance, distance)
        return extent
    }

    func union(_ other: Extent) -> Extent { Extent([minimum, maximum, other.minimum, other.maximum]) }

    func overlapsVertically(_ other: Extent) -> Bool {
        minimum.y <= other.maximum.y && other.minimum.y <= maximum.y
    }
}
