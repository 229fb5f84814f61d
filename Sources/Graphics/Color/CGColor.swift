// SPDX-License-Identifier: MIT
public import Foundation

/// A color in sRGB with alpha.
///
/// Components are 0...1 and not premultiplied.
///
/// > Note: Differs from Core Graphics: a value instead of an object, and always sRGB. Components are clamped to 0...1;
/// > NaN becomes 0.
public struct CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// The alpha component: 0 is transparent, 1 is opaque.
    public let alpha: CGFloat

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black with zero alpha.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Creates a color from red, green, blue and alpha components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red.clamped(to: 0...1)
        self.green = green.clamped(to: 0...1)
        self.blue = blue.clamped(to: 0...1)
        self.alpha = alpha.clamped(to: 0...1)
    }

    /// Creates a color from red, green, blue and alpha components in sRGB.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray color.
    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The red, green, blue and alpha components; never `nil`, optional for compatibility with Core Graphics.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// Always 4: grays are stored as three equal components.
    public var numberOfComponents: Int { 4 }

    /// Returns the same color with another alpha; never `nil`, optional for compatibility with Core Graphics.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the same color with its alpha multiplied by `factor`.
    package func fading(by factor: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    package var isOpaque: Bool { alpha >= 1 }
}
