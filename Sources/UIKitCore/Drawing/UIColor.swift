// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A colour, or a rule that gives one for light and another for dark surroundings.
public final class UIColor: Sendable {
    private enum Source: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// The colour is the image's mean, for what can hold only one.
        case pattern(UIImage, CGColor)
    }

    private let source: Source

    /// A colour of sRGB components, each 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey: 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// A colour of a hue turning from red (0) through green (1/3) and blue (2/3) back to red (1).
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(cgColor: HSB(hue: hue, saturation: saturation, brightness: brightness).color(alpha: alpha))
    }

    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// Copies of an image side by side, to fill and stroke with.
    ///
    /// > Note: Differs from UIKit: elsewhere, as the colour of a layer or of text, it is the image's mean colour.
    public init(patternImage image: UIImage) {
        source = .pattern(image, image.cgImage?.meanColor ?? .clear)
    }

    /// A colour that `provider` makes for the traits of whoever uses it; it may be asked at any time, on any thread.
    public init(dynamicProvider provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(provider)
    }

    /// A colour for light surroundings and one for dark.
    convenience init(light: CGColor, dark: CGColor) {
        let lightColor = UIColor(cgColor: light)
        let darkColor = UIColor(cgColor: dark)
        self.init { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// The fixed colour that this one stands for under `traits`.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        switch source {
        case .fixed, .pattern: self
        case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
        }
    }

    /// The same colour, or rule, with its alpha replaced.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color), .pattern(_, let color):
            UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    func cgColor(for traits: UITraitCollection) -> CGColor {
        switch source {
        case .fixed(let color), .pattern(_, let color): color
        case .dynamic(let provider): provider(traits).cgColor(for: traits)
        }
    }
}

@MainActor
extension UIColor {
    /// The colour under `UITraitCollection.current`.
    public var cgColor: CGColor { cgColor(for: .current) }

    /// Makes this the colour of fills and strokes in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let pattern = resolvedColor(with: .current).pattern {
            context.setFillPattern(pattern, colorComponents: [1])
        } else {
            context.setFillColor(cgColor)
        }
    }

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

    /// Stores sRGB components under `UITraitCollection.current`.
    ///
    /// - Returns: always `true`.
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
    /// Fixed colours are equal if they look the same; a rule or a pattern equals itself only.
    public static func == (left: UIColor, right: UIColor) -> Bool {
        if case .fixed(let one) = left.source, case .fixed(let other) = right.source { return one == other }
        return left === right
    }

    public func hash(into hasher: inout Hasher) {
        if case .fixed(let color) = source {
            hasher.combine(color)
        } else {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}

/// Hue, saturation and brightness, the hexcone way.
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
