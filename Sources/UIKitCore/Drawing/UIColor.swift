// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A color, fixed or resolved dynamically from traits.
public final class UIColor: Sendable {
    private enum Source: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// An image, and its mean color for uses that allow only one color.
        case pattern(UIImage, CGColor)
        /// A dynamic color, as a color of the same identity, and traits that it always has.
        case shared(UIColor, UITraitCollection?)
    }

    private let source: Source

    /// Creates a color from sRGB components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// Creates a color from hue, saturation, and brightness.
    ///
    /// The hue runs from red (0) through green (1/3) and blue (2/3) back to red (1).
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(cgColor: HSB(hue: hue, saturation: saturation, brightness: brightness).color(alpha: alpha))
    }

    /// Creates a fixed color.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// Creates a color that fills and strokes with a tiled image.
    ///
    /// > Note: Differs from UIKit: where patterns aren't supported, as for layers and text, the image's mean color is
    /// > used.
    public init(patternImage image: UIImage) {
        source = .pattern(image, image.cgImage?.meanColor ?? .clear)
    }

    /// Creates a color that `provider` resolves for given traits.
    ///
    /// The closure may be called at any time on any thread.
    public init(dynamicProvider provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(provider)
    }

    /// Creates a color equal to `color`, which always has the given traits.
    init(_ color: UIColor, with traits: UITraitCollection?) {
        source =
            switch color.source {
            case .dynamic: .shared(color, traits)
            default: color.source
            }
    }

    /// Creates a dynamic color for light and dark appearance.
    package convenience init(light: CGColor, dark: CGColor) {
        let lightColor = UIColor(cgColor: light)
        let darkColor = UIColor(cgColor: dark)
        self.init { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// Creates a dynamic color for light and dark appearance, with another for content above the window in dark
    /// appearance, where a shadow can't be seen.
    convenience init(light: CGColor, dark: CGColor, elevated: CGColor) {
        let base = UIColor(light: light, dark: dark)
        let raised = UIColor(light: light, dark: elevated)
        self.init { $0.userInterfaceLevel == .elevated ? raised : base }
    }

    /// Creates a dynamic color for light and dark appearance, with others for increased contrast.
    package convenience init(light: CGColor, dark: CGColor, contrasting: (light: CGColor, dark: CGColor)) {
        let normal = UIColor(light: light, dark: dark)
        let high = UIColor(light: contrasting.light, dark: contrasting.dark)
        self.init { $0.accessibilityContrast == .high ? high : normal }
    }

    /// Returns the fixed color that this color resolves to with `traits`.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        switch source {
        case .fixed, .pattern: self
        case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
        case .shared(let color, let own): color.resolvedColor(with: own.map(traits.merging) ?? traits)
        }
    }

    /// Returns the color with its alpha replaced.
    ///
    /// A dynamic color stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color), .pattern(_, let color):
            UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        case .shared:
            UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    package func cgColor(for traits: UITraitCollection) -> CGColor {
        switch source {
        case .fixed(let color), .pattern(_, let color): color
        case .dynamic(let provider): provider(traits).cgColor(for: traits)
        case .shared(let color, let own): color.cgColor(for: own.map(traits.merging) ?? traits)
        }
    }
}

extension UIColor {
    /// The color resolved with `UITraitCollection.current`.
    public var cgColor: CGColor {
        if case .fixed(let color) = source { return color }
        return cgColor(for: .current)
    }
}

extension UIColor {
    /// Sets the fill and stroke color of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context.
    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let pattern = resolvedColor(with: .current).pattern {
            context.setFillPattern(pattern, colorComponents: [1])
        } else {
            context.setFillColor(cgColor)
        }
    }

    /// Sets the stroke color of the current context.
    public func setStroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let pattern = resolvedColor(with: .current).pattern {
            context.setStrokePattern(pattern, colorComponents: [1])
        } else {
            context.setStrokeColor(cgColor)
        }
    }

    private var pattern: CGPattern? {
        if case .pattern(let image, _) = source { image.pattern } else { nil }
    }

    /// Returns the sRGB components of the color resolved with `UITraitCollection.current`.
    ///
    /// - Returns: Always `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = cgColor.components ?? [0, 0, 0, 0]
        red?.pointee = components[0]
        green?.pointee = components[1]
        blue?.pointee = components[2]
        alpha?.pointee = components[3]
        return true
    }
}

// MARK: - Equality

extension UIColor: Hashable {
    /// Returns whether two colors are equal.
    ///
    /// Fixed colors are compared by value, dynamic colors and patterns by identity.
    public static func == (left: UIColor, right: UIColor) -> Bool {
        if case .fixed(let one) = left.source, case .fixed(let other) = right.source { return one == other }
        if case .shared(let one, let traits) = left.source, case .shared(let other, let others) = right.source {
            return one === other && traits == others
        }
        return left === right
    }

    public func hash(into hasher: inout Hasher) {
        switch source {
        case .fixed(let color): hasher.combine(color)
        case .shared(let color, _): hasher.combine(ObjectIdentifier(color))
        case .dynamic, .pattern: hasher.combine(ObjectIdentifier(self))
        }
    }
}

/// A color as hue, saturation, and brightness, converted by the hexcone model.
private struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    func color(alpha: CGFloat) -> CGColor {
        func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
        let saturation = unit(saturation)
        let brightness = unit(brightness)
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (offset + unit(hue) * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        return CGColor(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
