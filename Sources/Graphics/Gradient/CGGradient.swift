// SPDX-License-Identifier: MIT
public import Foundation

/// Colours that run into each other.
public final class CGGradient: Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: CGColor
        package var location: CGFloat
    }

    /// In order of location.
    package let stops: [Stop]

    /// Colours at locations of 0...1; without locations they are spread evenly.
    ///
    /// `nil` without colours, or where there are not as many locations as colours. Locations are brought into range
    /// and sorted, colours at the same location in the order given: the change there is sudden.
    public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
        guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
        let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        let stops = zip(colors, locations ?? even).map { Stop(color: $0, location: $1.clamped(to: 0...1)) }
        // By index too, since sorting alone does not promise to keep the order of equals.
        self.stops = stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// As `init(colors:locations:)`; `nil` also where one of `colors` is not a `CGColor`.
    ///
    /// > Note: Differs from Core Graphics: colours mix in sRGB, whatever `colorsSpace` is, and the locations are an
    /// array, so that too few are noticed.
    public convenience init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard known.count == colors.count else { return nil }
        self.init(colors: known, locations: locations)
    }

    /// Colours of a space's components, one after the other, each with its alpha last.
    ///
    /// `nil` where there are fewer components than `count` colours take.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        guard space.model != .pattern, count > 0, count <= components.count / length else { return nil }
        let colors = (0..<count).map { CGColor(components: components[($0 * length)..<(($0 + 1) * length)]) }
        self.init(colors: colors, locations: locations)
    }
}

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
