// SPDX-License-Identifier: MIT
internal import Foundation

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates an image from an image literal, which names an image that the main bundle has.
    ///
    /// Called by the compiler.
    nonisolated public convenience init(imageLiteralResourceName name: String) {
        guard let image = onMainThread({ UIImage(named: name) }) else {
            preconditionFailure("There is no image named \(name), which an image literal names.")
        }
        self.init(image.values)
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a color from the sRGB components of a color literal.
    ///
    /// Called by the compiler.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of an image literal whose type isn't known.
public typealias _ImageLiteralType = UIImage
/// The type of a color literal whose type isn't known.
public typealias _ColorLiteralType = UIColor
