// SPDX-License-Identifier: MIT
public import Foundation

/// A color space, which defines the meaning of color components.
///
/// > Note: Differs from Core Graphics: all drawing is in sRGB, and device colors are interpreted as sRGB. Color spaces
/// > only determine the number of components of colors, patterns and images.
public final class CGColorSpace: Hashable, Sendable {
    /// The color model, which determines the number of components.
    public let model: CGColorSpaceModel
    /// The name; `nil` for a pattern color space.
    public let name: CFString?
    /// The color space in which uncolored patterns of this space are colored.
    public let baseColorSpace: CGColorSpace?

    /// The name of the sRGB color space.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of the gray color space.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// Creates the color space with that name; `nil` for names other than `sRGB` and `genericGrayGamma2_2`.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB: self.init(.rgb, name: name)
        case Self.genericGrayGamma2_2: self.init(.monochrome, name: name)
        default: return nil
        }
    }

    /// Creates a pattern color space: for colored patterns without a base, for uncolored ones with the space of their
    /// color.
    public convenience init?(patternBaseSpace: CGColorSpace?) {
        guard patternBaseSpace?.model != .pattern else { return nil }
        self.init(.pattern, name: nil, base: patternBaseSpace)
    }

    fileprivate init(_ model: CGColorSpaceModel, name: CFString?, base: CGColorSpace? = nil) {
        self.model = model
        self.name = name
        baseColorSpace = base
    }

    /// The number of components without alpha; for a pattern space, those of its base.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .rgb: 3
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        }
    }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.baseColorSpace == right.baseColorSpace
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(baseColorSpace)
    }
}

/// Constants for color models.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    /// One component, from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// A pattern.
    case pattern = 6
}

/// Returns the device's RGB color space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(.rgb, name: CGColorSpace.sRGB)
}

/// Returns the device's gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(.monochrome, name: CGColorSpace.genericGrayGamma2_2)
}

extension CGColor {
    /// Creates a color from the components of a color space, alpha last; `nil` if there are too few, and for a pattern
    /// space.
    ///
    /// > Note: Differs from Core Graphics: takes an array, so that missing components are detected.
    public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard space.model != .pattern, components.count >= space.numberOfComponents + 1 else { return nil }
        self.init(components: components.prefix(space.numberOfComponents + 1))
    }

    /// The color space, always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Creates a color from gray and alpha, or red, green, blue and alpha; any other number of components gives a
    /// transparent color.
    init(components: ArraySlice<CGFloat>) {
        let values = Array(components)
        switch values.count {
        case 2: self.init(gray: values[0], alpha: values[1])
        case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        default: self = .clear
        }
    }
}
