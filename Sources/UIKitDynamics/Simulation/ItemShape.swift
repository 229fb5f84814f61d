// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import UIKitCore

extension ConvexShape {
    /// The sizes of a body, in points: an empty item is as small as a point of the screen.
    private static let sizes = 1.0...1_000_000
    /// The number of vertices that stand for an ellipse.
    private static let ellipseVertices = 28

    /// The shapes of an item, around its center.
    @MainActor
    static func shapes(of item: any UIDynamicItem) -> [ConvexShape] {
        if let group = item as? UIDynamicItemGroup { return group.shapes }
        let (width, height) = (length(item.bounds.width), length(item.bounds.height))
        let shape =
            switch item.collisionBoundsType {
            case .rectangle: box(width: width, height: height)
            case .ellipse: ellipse(width: width, height: height)
            case .path: ConvexShape(hullOf: item.collisionBoundingPath.cgPath.polylines.flatMap { $0 })
            }
        return [shape ?? box(width: width, height: height) ?? ConvexShape(circleWithRadius: width / 2)]
    }

    private static func length(_ value: CGFloat) -> Double {
        let value = Double(abs(value))
        return value.isFinite ? min(max(value, sizes.lowerBound), sizes.upperBound) : sizes.lowerBound
    }

    private static func ellipse(width: Double, height: Double) -> ConvexShape? {
        guard width != height else { return ConvexShape(circleWithRadius: width / 2) }
        return ConvexShape(
            hullOf: (0..<ellipseVertices).map { index in
                let angle = Double(index) * 2 * .pi / Double(ellipseVertices)
                return Vector(cos(angle) * width / 2, sin(angle) * height / 2)
            })
    }
}

extension CGPath {
    /// The number of lines that stand for a curve.
    private static let linesOfCurve = 12

    /// The subpaths, with lines instead of curves.
    var polylines: [[Vector]] {
        var lines: [[Vector]] = []
        var line: [Vector] = []
        forEach { element in
            switch element {
            case .move(let point):
                if line.count > 1 { lines.append(line) }
                line = [Vector(point)]
            case .line(let point):
                line.append(Vector(point))
            case .quadCurve(let end, let control):
                let (start, control, end) = (line.last ?? .zero, Vector(control), Vector(end))
                for step in 1...Self.linesOfCurve {
                    let (first, second) = Self.share(step)
                    line.append(start * (first * first) + control * (2 * first * second) + end * (second * second))
                }
            case .curve(let end, let control1, let control2):
                let (start, end) = (line.last ?? .zero, Vector(end))
                for step in 1...Self.linesOfCurve {
                    let (first, second) = Self.share(step)
                    line.append(
                        start * (first * first * first) + Vector(control1) * (3 * first * first * second)
                            + Vector(control2) * (3 * first * second * second) + end * (second * second * second))
                }
            case .close:
                guard let start = line.first else { break }
                if line.last != start { line.append(start) }
                lines.append(line)
                line = [start]
            }
        }
        if line.count > 1 { lines.append(line) }
        return lines
    }

    /// The weights of a curve's start and end.
    private static func share(_ step: Int) -> (Double, Double) {
        let end = Double(step) / Double(linesOfCurve)
        return (1 - end, end)
    }
}

extension Body {
    /// Whether the rectangle around the body's shapes intersects another one.
    func intersects(_ rect: CGRect) -> Bool {
        placedShapes.contains { shape in
            let extent = shape.extent
            return CGRect(
                x: extent.minimum.x, y: extent.minimum.y, width: extent.maximum.x - extent.minimum.x,
                height: extent.maximum.y - extent.minimum.y
            ).intersects(rect)
        }
    }
}
