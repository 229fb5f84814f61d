// SPDX-License-Identifier: MIT
public import Foundation

/// A colour in sRGB with alpha; components are 0...1 and not premultiplied.
///
/// > Note: Differs from Core Graphics: a value, not an object, and always sRGB. Components outside 0...1 are brought
/// into it, and what is not a number counts as 0.
public struct CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// 0 = nothing is seen of the colour, 1 = nothing is seen through it.
    public let alpha: CGFloat

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black with no alpha.
    public static let clear = CGColor(gray: 0, alpha: 0)

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red.clamped(to: 0...1)
        self.green = green.clamped(to: 0...1)
        self.blue = blue.clamped(to: 0...1)
        self.alpha = alpha.clamped(to: 0...1)
    }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha; never `nil`, optional only as in Core Graphics.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// Always 4: greys are kept as three equal components.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another alpha; never `nil`, optional only as in Core Graphics.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The same colour with its alpha multiplied by `factor`.
    package func fading(by factor: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    package var isOpaque: Bool { alpha >= 1 }
}
