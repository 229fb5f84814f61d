// SPDX-License-Identifier: MIT
public import Foundation

/// What the components of a colour mean.
///
/// > Note: Differs from Core Graphics: everything is drawn in sRGB, which the device's colours are taken for; the spaces
/// tell how many components a colour, a pattern or a picture has.
public final class CGColorSpace: Hashable, Sendable {
    /// How many components there are, and what they mix.
    public let model: CGColorSpaceModel
    /// `nil` for a pattern's space.
    public let name: CFString?
    /// What uncoloured patterns of this space are coloured in.
    public let baseColorSpace: CGColorSpace?

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// `nil` for names other than `sRGB` and `genericGrayGamma2_2`.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB: self.init(.rgb, name: name)
        case Self.genericGrayGamma2_2: self.init(.monochrome, name: name)
        default: return nil
        }
    }

    /// The space of patterns: of coloured ones without a base, of uncoloured ones with what their colour is given in.
    public convenience init?(patternBaseSpace: CGColorSpace?) {
        guard patternBaseSpace?.model != .pattern else { return nil }
        self.init(.pattern, name: nil, base: patternBaseSpace)
    }

    fileprivate init(_ model: CGColorSpaceModel, name: CFString?, base: CGColorSpace? = nil) {
        self.model = model
        self.name = name
        baseColorSpace = base
    }

    /// Components without alpha; of a pattern's space, those of its base.
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

/// A kind of colour space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    /// One component, from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    case pattern = 6
}

/// The screen's red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(.rgb, name: CGColorSpace.sRGB)
}

/// The screen's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(.monochrome, name: CGColorSpace.genericGrayGamma2_2)
}

extension CGColor {
    /// A colour of a space's components, alpha last; `nil` where there are fewer, and for a pattern's space.
    ///
    /// > Note: Differs from Core Graphics: an array, so that too few components are noticed.
    public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard space.model != .pattern, components.count >= space.numberOfComponents + 1 else { return nil }
        self.init(components: components.prefix(space.numberOfComponents + 1))
    }

    /// Always sRGB's.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Grey and alpha, or red, green, blue and alpha; anything else is transparent.
    init(components: ArraySlice<CGFloat>) {
        let values = Array(components)
        switch values.count {
        case 2: self.init(gray: values[0], alpha: values[1])
        case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        default: self = .clear
        }
    }
}
