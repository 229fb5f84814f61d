// SPDX-License-Identifier: MIT

/// The value of a property.
public enum InterfaceValue: Equatable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    /// Text, or one of the property's keywords.
    case text(String)
    /// The keywords that are set.
    case options(Set<String>)
    case rect(InterfaceRect)
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    case insets(InterfaceInsets)
    case color(InterfaceColor)
    case font(InterfaceFont)
    /// Several related properties.
    case group([String: InterfaceValue])
}

/// A rectangle, in points.
public struct InterfaceRect: Equatable, Sendable {
    /// The x coordinate.
    public let x: Double
    /// The y coordinate.
    public let y: Double
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double
}

/// Distances from edges, in points.
///
/// `left` and `right` are leading and trailing for properties that follow the layout direction.
public struct InterfaceInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public let top: Double
    /// The distance from the left or leading edge.
    public let left: Double
    /// The distance from the bottom edge.
    public let bottom: Double
    /// The distance from the right or trailing edge.
    public let right: Double
}

/// A color.
public enum InterfaceColor: Equatable, Sendable {
    /// A system color, such as `systemBackgroundColor`.
    case system(String)
    /// A named color of the application.
    case named(String)
    /// Components in sRGB, 0...1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
}

/// A font.
///
/// Sizes are in points.
public enum InterfaceFont: Equatable, Sendable {
    case system(size: Double, weight: String)
    case boldSystem(size: Double)
    case italicSystem(size: Double)
    /// A font for a text style, which follows the user's text size.
    case style(String)
    case named(String, family: String?, size: Double)
}
