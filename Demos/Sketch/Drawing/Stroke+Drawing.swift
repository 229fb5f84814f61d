// SPDX-License-Identifier: MIT
import UIKit

@MainActor
extension Stroke {
    /// Draws the stroke into the current context as a smooth curve through the midpoints of its segments.
    func draw() {
        guard let first = points.first else { return }
        ink.color.set()
        guard points.count > 1 else {
            let radius = width * first.pressure / 2
            let dot = CGRect(x: first.x, y: first.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
            return UIBezierPath(ovalIn: dot).fill()
        }
        if points.allSatisfy({ $0.pressure == 1 }) { drawEven() } else { drawByPressure() }
    }

    /// Draws a single path of constant width.
    private func drawEven() {
        let path = UIBezierPath()
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.move(to: points[0].location)
        for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
            path.addQuadCurve(to: point.location.middle(to: next.location), controlPoint: point.location)
        }
        path.addLine(to: points[points.count - 1].location)
        path.stroke()
    }

    /// Draws a path per segment with the width for its pressure.
    ///
    /// Round caps hide the joints.
    private func drawByPressure() {
        var start = points[0].location
        for (index, point) in points.enumerated().dropFirst() {
            let isLast = index == points.count - 1
            let end = isLast ? point.location : point.location.middle(to: points[index + 1].location)
            let path = UIBezierPath()
            path.lineWidth = max(0.5, width * (points[index - 1].pressure + point.pressure) / 2)
            path.lineCapStyle = .round
            path.move(to: start)
            if isLast { path.addLine(to: end) } else { path.addQuadCurve(to: end, controlPoint: point.location) }
            path.stroke()
            start = end
        }
    }
}
