// SPDX-License-Identifier: MIT
public import Foundation

/// A part of the plane, relative to an origin, in which a field acts.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private indirect enum Shape {
        case everywhere
        case circle(radius: CGFloat)
        case rectangle(size: CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .everywhere: true
            case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let first, let second): first.contains(point) || second.contains(point)
            case .difference(let first, let second): first.contains(point) && !second.contains(point)
            case .intersection(let first, let second): first.contains(point) && second.contains(point)
            }
        }
    }

    private let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// The region that contains all points.
    public static let infinite = UIRegion(.everywhere)

    /// Creates a circle around the origin.
    public convenience init(radius: CGFloat) {
        self.init(.circle(radius: abs(radius)))
    }

    /// Creates a rectangle around the origin.
    public convenience init(size: CGSize) {
        self.init(.rectangle(size: CGSize(width: abs(size.width), height: abs(size.height))))
    }

    /// Returns the region with the points that this one doesn't contain.
    open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }

    /// Returns the region with the points of both regions.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }

    /// Returns the region with the points that the other one doesn't contain.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }

    /// Returns the region with the points that both regions contain.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }

    /// Returns whether the region contains a point.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}
