// SPDX-License-Identifier: MIT
import UIKit

/// The application's icons, drawn with lines in 24 by 24 points.
enum PhotosIcon {
    case check

    static let side: CGFloat = 24

    /// The icon as a template image.
    @MainActor var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: Self.side, height: Self.side)).image { _ in
            UIColor.black.set()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 7, y: 12.6))
            path.addLine(to: CGPoint(x: 10.6, y: 16))
            path.addLine(to: CGPoint(x: 17, y: 8.6))
            path.lineWidth = 2.4
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
