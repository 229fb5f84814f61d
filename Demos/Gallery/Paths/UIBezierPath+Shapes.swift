// SPDX-License-Identifier: MIT
import UIKit

extension UIBezierPath {
    /// A five-pointed star.
    ///
    /// `isCrossed` draws it as one self-intersecting line.
    static func star(in rect: CGRect, isCrossed: Bool = false) -> UIBezierPath {
        let path = UIBezierPath()
        let outer = min(rect.width, rect.height) / 2
        // The ratio of a regular star's inner and outer radius.
        let inner = outer * 0.382
        let count = isCrossed ? 5 : 10
        for index in 0..<count {
            let angle = (isCrossed ? CGFloat(index) * 0.8 : CGFloat(index) * 0.2) * .pi - .pi / 2
            let radius = isCrossed || index % 2 == 0 ? outer : inner
            let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    /// Two concentric circles with the same winding direction.
    static func ring(in rect: CGRect) -> UIBezierPath {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let path = UIBezierPath()
        for share in [1, 0.5] as [CGFloat] {
            path.move(to: CGPoint(x: center.x + radius * share, y: center.y))
            path.addArc(
                withCenter: center, radius: radius * share, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            path.close()
        }
        return path
    }

    /// Three quarters of a disc.
    static func pie(in rect: CGRect) -> UIBezierPath {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let path = UIBezierPath()
        path.move(to: center)
        path.addArc(
            withCenter: center, radius: min(rect.width, rect.height) / 2, startAngle: -.pi / 2, endAngle: .pi,
            clockwise: true)
        path.close()
        return path
    }

    /// A wave, optionally closed along its left side.
    static func wave(in rect: CGRect, isClosed: Bool) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.midY), controlPoint1: CGPoint(x: rect.midX, y: rect.minY - rect.height),
            controlPoint2: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.minX + rect.width * 0.12, y: rect.maxY - rect.height * 0.1),
            controlPoint1: CGPoint(x: rect.maxX - rect.width * 0.05, y: rect.maxY),
            controlPoint2: CGPoint(x: rect.midX, y: rect.maxY + rect.height * 0.1))
        if isClosed { path.close() }
        return path
    }
}
