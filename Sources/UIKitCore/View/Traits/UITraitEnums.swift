// SPDX-License-Identifier: MIT

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No style; counts as light.
    case unspecified = 0
    /// Dark content on a light background.
    case light = 1
    /// Light content on a dark background.
    case dark = 2
}

/// The level of an interface above the window's base, which is lighter in dark appearance.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No level; counts as base.
    case unspecified = -1
    /// The content of a window.
    case base = 0
    /// Content above that of the window, such as a sheet or popover.
    case elevated = 1
}

/// A class of width or height that a layout can adapt to.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No size class.
    case unspecified = 0
    /// Limited space, as in a window half the width of a small screen: one column.
    case compact = 1
    /// Enough space for several columns.
    case regular = 2
}

/// The kind of device that an interface is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// No idiom.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet; also used for desktops.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A head-mounted display.
    case vision = 6
}

/// The horizontal direction from leading to trailing.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No direction.
    case unspecified = -1
    /// Leading is left, and trailing is right.
    case leftToRight = 0
    /// Leading is right, and trailing is left.
    case rightToLeft = 1
}

/// The contrast between foreground and background that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
    /// No preference.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// Increased contrast.
    case high = 1
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
    /// No preference.
    case unspecified = -1
    /// The weight that the interface is designed with.
    case regular = 0
    /// Heavier text, which is easier to read.
    case bold = 1
}
