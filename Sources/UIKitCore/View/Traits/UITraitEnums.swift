// SPDX-License-Identifier: MIT

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// A class of width or height that a layout can adapt to.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    /// Limited space, as in a window half the width of a small screen: one column.
    case compact = 1
    /// Enough space for several columns.
    case regular = 2
}

/// The kind of device that an interface is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The horizontal direction from leading to trailing.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The contrast between foreground and background that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}
