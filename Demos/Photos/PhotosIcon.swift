// SPDX-License-Identifier: MIT
import UIKit

/// The application's icons, drawn with lines in 24 by 24 points.
enum PhotosIcon: CaseIterable {
    case photos, folder, check

    static let side: CGFloat = 24

    /// The icon as a template image.
    @MainActor var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: Self.side, height: Self.side)).image { _ in
            UIColor.black.set()
            let path = path
            path.lineWidth = self == .check ? 2.4 : 1.6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

    @MainActor private var path: UIBezierPath {
        switch self {
        case .photos:
            let path = UIBezierPath(roundedRect: CGRect(x: 3.5, y: 5, width: 17, height: 14), cornerRadius: 2.5)
            path.append(Self.line((4.4, 16.5), (9, 11.5), (12.5, 15.3), (15.2, 12.8), (19.6, 16.8)))
            path.append(UIBezierPath(ovalIn: CGRect(x: 13.6, y: 7.6, width: 2.8, height: 2.8)))
            return path
        case .folder:
            let path = Self.line(
                (3.5, 18), (3.5, 6.5), (5, 5), (9.2, 5), (11.2, 7.5), (19, 7.5), (20.5, 9), (20.5, 17.5), (19, 19),
                (4.5, 19))
            path.close()
            return path
        case .check: return Self.line((7, 12.6), (10.6, 16), (17, 8.6))
        }
    }

    @MainActor private static func line(_ points: (x: CGFloat, y: CGFloat)...) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.x, y: point.y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}
