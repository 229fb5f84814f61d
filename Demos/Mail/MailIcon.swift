// SPDX-License-Identifier: MIT
import UIKit

/// The application's icons, drawn with lines in 24 by 24 points.
enum MailIcon: CaseIterable {
    case inbox, flag, draft, plane, box, bin, more

    static let side: CGFloat = 24

    /// The icon as a template image.
    @MainActor var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: Self.side, height: Self.side)).image { _ in
            UIColor.black.setStroke()
            UIColor.black.setFill()
            let path = path
            path.lineWidth = 1.6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            if self == .more { path.fill() } else { path.stroke() }
        }.withRenderingMode(.alwaysTemplate)
    }

    @MainActor private var path: UIBezierPath {
        let path = UIBezierPath()
        switch self {
        case .inbox:
            path.lines((3.5, 13), (6.5, 5), (17.5, 5), (20.5, 13), (20.5, 19), (3.5, 19), (3.5, 13))
            path.lines((3.5, 13), (8.5, 13), (10, 15.5), (14, 15.5), (15.5, 13), (20.5, 13))
        case .flag:
            path.lines((6, 21), (6, 4), (18.5, 4), (16, 8.2), (18.5, 12.5), (6, 12.5))
        case .draft:
            path.lines((13, 3.5), (6, 3.5), (6, 20.5), (18, 20.5), (18, 8.5), (13, 3.5), (13, 8.5), (18, 8.5))
            path.lines((9, 13), (15, 13))
            path.lines((9, 16.5), (13, 16.5))
        case .plane:
            path.lines((3.5, 11), (20.5, 3.8), (14.5, 20.2), (11, 13), (3.5, 11))
            path.lines((11, 13), (20.5, 3.8))
        case .box:
            path.lines((3.5, 5), (20.5, 5), (20.5, 9), (3.5, 9), (3.5, 5))
            path.lines((5, 9), (5, 19), (19, 19), (19, 9))
            path.lines((9.5, 12.5), (14.5, 12.5))
        case .bin:
            path.lines((4, 6.5), (20, 6.5))
            path.lines((9, 6.5), (9, 4), (15, 4), (15, 6.5))
            path.lines((5.8, 6.5), (6.8, 20), (17.2, 20), (18.2, 6.5))
        case .more:
            for x in [5.5, 12, 18.5] {
                path.append(UIBezierPath(ovalIn: CGRect(x: x - 1.6, y: 10.4, width: 3.2, height: 3.2)))
            }
        }
        return path
    }
}

extension UIBezierPath {
    fileprivate func lines(_ points: (CGFloat, CGFloat)...) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }
}
