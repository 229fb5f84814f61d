// SPDX-License-Identifier: MIT
public import Foundation

/// A color gradient.
public final class CGGradient: Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: CGColor
        package var location: CGFloat
    }

    /// In ascending order of location.
    package let stops: [Stop]

    /// Creates a gradient with colors at locations of 0...1; without locations they are spaced evenly.
    ///
    /// Returns `nil` without colors, or if the numbers of locations and colors differ. Locations are clamped and
    /// sorted; colors at the same location keep their order and form a sharp transition.
    public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
        guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
        let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        let stops = zip(colors, locations ?? even).map { Stop(color: $0, location: $1.clamped(to: 0...1)) }
        // Sorted by index as well, since the sort is not guaranteed to be stable.
        self.stops = stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// Creates a gradient like `init(colors:locations:)`; `nil` also if an element of `colors` is not a `CGColor`.
    ///
    /// > Note: Differs from Core Graphics: colors are interpolated in sRGB, whatever `colorsSpace` is, and the
    /// > locations are an array, so that missing ones are detected.
    public convenience init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard known.count == colors.count else { return nil }
        self.init(colors: known, locations: locations)
    }

    /// Creates a gradient from consecutive color components, each color with its alpha last.
    ///
    /// Returns `nil` if there are fewer components than `count` colors require.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        guard space.model != .pattern, count > 0, count <= components.count / length else { return nil }
        let colors = (0..<count).map { CGColor(components: components[($0 * length)..<(($0 + 1) * length)]) }
        self.init(colors: colors, locations: locations)
    }
}

/// Options for extending a gradient's end colors beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Extends the first color before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Extends the last color beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
