// SPDX-License-Identifier: MIT
import UIKit

/// The initials of a person on a colored disc.
@MainActor
enum Monogram {
    static func image(for partner: Partner, side: CGFloat) -> UIImage {
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: rect.size).image { _ in
            color(hue: partner.hue).setFill()
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

    /// The color of the disc, dark enough for white text.
    private static func color(hue: CGFloat) -> UIColor {
        for brightness in stride(from: 0.72, through: 0.3, by: -0.02) {
            let color = UIColor(hue: hue, saturation: 0.45, brightness: brightness, alpha: 1)
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            // White has a contrast of 4.5 on this luminance.
            if 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] <= 1.05 / 4.5 - 0.05 { return color }
        }
        return .darkGray
    }
}
