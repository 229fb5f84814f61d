// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// The geometry of a bent page: the line at which it leaves the ground, and its curvature.
///
/// Along the axis the page lies flat up to the line where a cylinder touches it, then goes around half of the cylinder,
/// and continues flat above itself. All lengths are pixels of the page.
struct PageFold: Equatable, Sendable {
    /// The unit vector toward the edge that leaves the ground first.
    let axis: SIMD2<Double>
    /// The position along the axis at which the cylinder touches the page.
    let contact: Double
    let radius: Double
    /// The end of the page along the axis.
    let end: Double

    /// Creates the fold of a page that is rolled up against `direction`.
    ///
    /// `progress` is 0 when the page lies flat, and 1 when it has disappeared.
    init(size: PixelSize, progress: Double, direction: (x: Double, y: Double)) {
        // Slightly askew, as by hand.
        let tilt = 0.28
        let (x, y) = (-direction.x, -direction.y)
        let norm = (1 + tilt * tilt).squareRoot()
        axis = SIMD2((x + tilt * abs(y)) / norm, (y + tilt * abs(x)) / norm)
        let extent = Self.extent(of: size, along: axis)
        end = extent.high
        let length = extent.high - extent.low
        radius = Self.radius(of: length) * (1 - 0.35 * progress)
        // At the end the whole page has passed the near edge.
        contact = extent.high - (length + 2 * radius) * progress
    }

    /// Creates the fold of a leaf that is bound at one side and turned at the other.
    init(leaf: LeafProperties, size: PixelSize) {
        let (width, height) = (Double(size.width), Double(size.height))
        let direction = leaf.freeEdge.direction
        let isHorizontal = direction.y == 0
        let (length, breadth) = isHorizontal ? (width, height) : (height, width)
        let turn = min(max(leaf.turn, 0), 1)
        // Flat at both ends; in between the free edge lies above the rest, at the position given by `turn`.
        let bend = 0.9 * 2 / Double.pi * length * min(turn, 1 - turn)
        radius = max(min(Self.radius(of: length), bend), 0.01)
        let distance = length * (1 - turn) - .pi * radius / 2
        let pivot = min(max(leaf.pivot, 0), 1)
        // As slanted as possible without detaching from the spine.
        let space = min(max(distance, 0) / max(max(pivot, 1 - pivot) * breadth, 1), 1)
        let tilt = min(max(leaf.tilt, -space), space)
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
    /// The unit vector from the bound edge of a leaf to this edge.
    var direction: (x: Double, y: Double) {
        switch self {
        case .left: (-1, 0)
        case .right: (1, 0)
        case .top: (0, -1)
        case .bottom: (0, 1)
        }
    }
}
