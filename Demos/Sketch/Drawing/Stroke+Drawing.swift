// SPDX-License-Identifier: MIT
import UIKit

@MainActor
extension Stroke {
    /// Draws the line into the current context, as a smooth curve through the middles of its steps.
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

    /// One path of one width.
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

    /// A short path for each step, each with its own width; the round caps hide where they meet.
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
