// SPDX-License-Identifier: MIT
import UIKit

/// The initials of a person on a colored disc.
@MainActor
enum Monogram {
    static func image(for partner: Partner, side: CGFloat) -> UIImage {
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: rect.size).image { _ in
            UIColor(hue: partner.hue, saturation: 0.45, brightness: 0.72, alpha: 1).setFill()
            UIBezierPath(ovalIn: rect).fill()
            let text = NSAttributedString(
                string: partner.initials,
                attributes: [
                    .font: UIFont.systemFont(ofSize: side * 0.4, weight: .semibold), .foregroundColor: UIColor.white,
                ])
            let size = text.size()
            text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
        }
    }
}
