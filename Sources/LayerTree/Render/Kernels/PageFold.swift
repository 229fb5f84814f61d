// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Where a page leaves the ground, and how it is bent there.
///
/// Along the axis the page lies flat up to the line where a cylinder touches it, goes round half of the cylinder, and lies
/// on top of itself from there on. All lengths are pixels of the page.
struct PageFold: Equatable, Sendable {
    /// Unit vector towards the edge that comes off the ground first.
    let axis: SIMD2<Double>
    /// Where the cylinder touches the page, along the axis.
    let contact: Double
    let radius: Double
    /// Where the page ends, along the axis.
    let end: Double

    /// A page of a pad, rolled up against `direction`.
    ///
    /// `progress`: 0 = it lies flat, 1 = it is gone.
    init(size: PixelSize, progress: Double, direction: (x: Double, y: Double)) {
        // A little askew, as a hand would do it.
        let tilt = 0.28
        let (x, y) = (-direction.x, -direction.y)
        let norm = (1 + tilt * tilt).squareRoot()
        axis = SIMD2((x + tilt * abs(y)) / norm, (y + tilt * abs(x)) / norm)
        let extent = Self.extent(of: size, along: axis)
        end = extent.high
        let length = extent.high - extent.low
        radius = Self.radius(of: length) * (1 - 0.35 * progress)
        // In the end even the last of the page has passed over the near edge.
        contact = extent.high - (length + 2 * radius) * progress
    }

    /// A leaf that is bound at one side and taken by the other, as far as `leaf` says.
    init(leaf: LeafProperties, size: PixelSize) {
        let (width, height) = (Double(size.width), Double(size.height))
        let direction = leaf.freeEdge.direction
        let isHorizontal = direction.y == 0
        let (length, breadth) = isHorizontal ? (width, height) : (height, width)
        let turn = min(max(leaf.turn, 0), 1)
        // Flat at both ends; in between the free edge lies on top of the rest, where `turn` has it.
        let bend = 0.9 * 2 / Double.pi * length * min(turn, 1 - turn)
        radius = max(min(Self.radius(of: length), bend), 0.01)
        let distance = length * (1 - turn) - .pi * radius / 2
        let pivot = min(max(leaf.pivot, 0), 1)
        // As slanted as it can be without coming off where it is bound.
        let room = min(max(distance, 0) / max(max(pivot, 1 - pivot) * breadth, 1), 1)
        let tilt = min(max(leaf.tilt, -room), room)
        let norm = (1 + tilt * tilt).squareRoot()
        let across = isHorizontal ? SIMD2(0.0, 1.0) : SIMD2(1.0, 0.0)
        let along = SIMD2(direction.x, direction.y)
        axis = (along + across * tilt) / norm
        let bound = SIMD2(direction.x < 0 ? width : 0, direction.y < 0 ? height : 0)
        let touch = bound + along * distance + across * (breadth * pivot)
        contact = (touch * axis).sum()
        end = Self.extent(of: size, along: axis).high
    }

    private static func radius(of length: Double) -> Double { max(8, 0.09 * length) }

    private static func extent(of size: PixelSize, along axis: SIMD2<Double>) -> (low: Double, high: Double) {
        let (width, height) = (Double(size.width), Double(size.height))
        let corners = [0, width * axis.x, height * axis.y, width * axis.x + height * axis.y]
        return (corners.min() ?? 0, corners.max() ?? 0)
    }
}

extension LeafEdge {
    /// From where a leaf is bound to this edge of it: a unit vector.
    var direction: (x: Double, y: Double) {
        switch self {
        case .left: (-1, 0)
        case .right: (1, 0)
        case .top: (0, -1)
        case .bottom: (0, 1)
        }
    }
}
