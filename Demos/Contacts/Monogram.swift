// SPDX-License-Identifier: MIT
import UIKit

/// The initials of a contact on a colored disc.
@MainActor
enum Monogram {
    private static let cache = NSCache<NSString, UIImage>()

    /// The monogram of a contact in a square, `side` points wide.
    static func image(for contact: Contact, side: CGFloat) -> UIImage {
        let hue = hue(of: contact.name)
        let key = "\(contact.initials) \(hue) \(side)" as NSString
        if let image = cache.object(forKey: key) { return image }
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            draw(contact.initials, hue: hue, in: CGRect(x: 0, y: 0, width: side, height: side))
        }
        cache.setObject(image, forKey: key)
        return image
    }

    private static func draw(_ initials: String, hue: CGFloat, in rect: CGRect) {
        color(hue: hue).setFill()
        UIBezierPath(ovalIn: rect).fill()
        guard !initials.isEmpty else {
            let icon = rect.insetBy(dx: rect.width * 0.24, dy: rect.height * 0.24)
            return ContactsIcon.person.image.withTintColor(.white).draw(in: icon)
        }
        let text = NSAttributedString(
            string: initials,
            attributes: [
                .font: UIFont.systemFont(ofSize: rect.height * 0.4, weight: .semibold),
                .foregroundColor: UIColor.white,
            ])
        let size = text.size()
        text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
    }

    /// The color of the disc, dark enough for white text.
    private static func color(hue: CGFloat) -> UIColor {
        for brightness in stride(from: 0.72, through: 0.3, by: -0.02) {
            let color = UIColor(hue: hue, saturation: 0.42, brightness: brightness, alpha: 1)
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            // White has a contrast of 4.5 on this luminance.
            if 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] <= 1.05 / 4.5 - 0.05 { return color }
        }
        return .darkGray
    }

    /// A hue from 0 to 1 that depends only on the name, in twelve steps.
    private static func hue(of name: String) -> CGFloat {
        let sum = name.unicodeScalars.reduce(into: UInt32(7)) { $0 = ($0 &* 31 &+ $1.value) % 9973 }
        return CGFloat(sum % 12) / 12
    }
}
