// SPDX-License-Identifier: MIT
import UIKit

/// The application's icons, drawn with lines in 24 by 24 points.
enum ContactsIcon: CaseIterable {
    case star, filledStar, phone, envelope, map, person

    static let side: CGFloat = 24

    /// The icon as a template image.
    @MainActor var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: Self.side, height: Self.side)).image { _ in
            UIColor.black.set()
            let path = path
            path.lineWidth = 1.6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
            if self == .filledStar { path.fill() }
        }.withRenderingMode(.alwaysTemplate)
    }

    @MainActor private var path: UIBezierPath {
        let path = UIBezierPath()
        switch self {
        case .star, .filledStar:
            for corner in 0..<10 {
                let angle = CGFloat(corner) * .pi / 5 - .pi / 2
                let radius: CGFloat = corner.isMultiple(of: 2) ? 9.4 : 4.1
                let point = CGPoint(x: 12 + radius * cos(angle), y: 12.6 + radius * sin(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
        case .phone:
            path.move(to: CGPoint(x: 6.2, y: 3.8))
            path.addLine(to: CGPoint(x: 9.2, y: 3.8))
            path.addLine(to: CGPoint(x: 10.8, y: 8.2))
            path.addLine(to: CGPoint(x: 8.6, y: 10))
            path.addQuadCurve(to: CGPoint(x: 14, y: 15.4), controlPoint: CGPoint(x: 10.2, y: 13.8))
            path.addLine(to: CGPoint(x: 15.8, y: 13.2))
            path.addLine(to: CGPoint(x: 20.2, y: 14.8))
            path.addLine(to: CGPoint(x: 20.2, y: 17.8))
            path.addQuadCurve(to: CGPoint(x: 17.4, y: 20.2), controlPoint: CGPoint(x: 20.2, y: 20.2))
            path.addCurve(
                to: CGPoint(x: 3.8, y: 6.6), controlPoint1: CGPoint(x: 10, y: 19.6),
                controlPoint2: CGPoint(x: 4.4, y: 14))
            path.addQuadCurve(to: CGPoint(x: 6.2, y: 3.8), controlPoint: CGPoint(x: 3.8, y: 3.8))
            path.close()
        case .envelope:
            path.append(UIBezierPath(roundedRect: CGRect(x: 3.5, y: 5.5, width: 17, height: 13), cornerRadius: 2.5))
            path.move(to: CGPoint(x: 4.2, y: 7))
            path.addLine(to: CGPoint(x: 12, y: 13))
            path.addLine(to: CGPoint(x: 19.8, y: 7))
        case .map:
            path.addArc(
                withCenter: CGPoint(x: 12, y: 9.8), radius: 6.3, startAngle: .pi * 0.84, endAngle: .pi * 0.16,
                clockwise: true)
            path.addLine(to: CGPoint(x: 12, y: 21))
            path.close()
            path.append(UIBezierPath(ovalIn: CGRect(x: 9.6, y: 7.4, width: 4.8, height: 4.8)))
        case .person:
            path.append(UIBezierPath(ovalIn: CGRect(x: 8, y: 3.8, width: 8, height: 8)))
            path.move(to: CGPoint(x: 4, y: 20.4))
            path.addCurve(
                to: CGPoint(x: 20, y: 20.4), controlPoint1: CGPoint(x: 5, y: 13.4),
                controlPoint2: CGPoint(x: 19, y: 13.4))
            path.close()
        }
        return path
    }
}
