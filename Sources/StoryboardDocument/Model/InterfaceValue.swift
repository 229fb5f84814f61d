// SPDX-License-Identifier: MIT

/// What a property is to be.
public enum InterfaceValue: Equatable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    /// Text, or one of the words that the property has a choice of.
    case text(String)
    /// The words that hold.
    case options(Set<String>)
    case rect(InterfaceRect)
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    case insets(InterfaceInsets)
    case color(InterfaceColor)
    case font(InterfaceFont)
    /// Several properties that belong together.
    case group([String: InterfaceValue])
}

/// A rectangle, in points.
public struct InterfaceRect: Equatable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
}

/// Distances from edges, in points; `left` and `right` are leading and trailing where the property follows the
/// reading direction.
public struct InterfaceInsets: Equatable, Sendable {
    public let top: Double
    public let left: Double
    public let bottom: Double
    public let right: Double
}

/// A colour.
public enum InterfaceColor: Equatable, Sendable {
    /// One that the toolkit has a name for, such as `systemBackgroundColor`.
    case system(String)
    /// One that the application has a name for.
    case named(String)
    /// Parts of sRGB, 0...1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
}

/// A font; sizes in points.
public enum InterfaceFont: Equatable, Sendable {
    case system(size: Double, weight: String)
    case boldSystem(size: Double)
    case italicSystem(size: Double)
    /// One that follows the user's text size.
    case style(String)
    case named(String, family: String?, size: Double)
}
