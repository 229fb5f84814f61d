// SPDX-License-Identifier: MIT
import UIKit

/// The gallery's logo, which its application icon repeats: a paper screen, slightly open, in front of the sun.
@MainActor
enum AppMark {
    static let side: CGFloat = 40
    private static var images: [CGFloat: UIImage] = [:]

    static func image(scale: CGFloat) -> UIImage? {
        if let image = images[scale] { return image }
        let image = UIImage.drawn(size: CGSize(width: side, height: side), scale: scale, draw)?
            .withRenderingMode(.alwaysOriginal)
        images[scale] = image
        return image
    }

    private static func draw(in context: CGContext) {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        context.clip(to: RoundedRect(bounds, radii: CornerRadii(10), curve: .continuous))
        context.setFillColor(CGColor(red: 0.17, green: 0.27, blue: 0.51, alpha: 1))
        context.fill(bounds)
        context.setFillColor(CGColor(red: 0.91, green: 0.35, blue: 0.25, alpha: 1))
        context.fillEllipse(in: CGRect(x: 20, y: 10, width: 16, height: 16))

        context.setFillColor(CGColor(red: 0.98, green: 0.96, blue: 0.92, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 26, height: side))
        context.setFillColor(CGColor(red: 0.38, green: 0.28, blue: 0.20, alpha: 1))
        context.fill(CGRect(x: 24, y: 0, width: 2, height: side))
        context.fill(CGRect(x: 12.5, y: 0, width: 1, height: side))
        for y: CGFloat in [13, 26] { context.fill(CGRect(x: 0, y: y, width: 24, height: 1)) }
        context.setStrokeColor(CGColor(red: 0.38, green: 0.28, blue: 0.20, alpha: 1))
        context.setLineWidth(4)
        context.addPath(CGPath(continuousRoundedRect: bounds, cornerRadius: 10))
        context.strokePath()
    }
}
