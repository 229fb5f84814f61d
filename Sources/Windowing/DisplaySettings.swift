// SPDX-License-Identifier: MIT
public import Foundation

/// The user's preference for a light or dark appearance.
public enum ColorScheme: Hashable, Sendable {
    case light
    case dark
}

/// User preferences reported by the display server; `nil` for those that it doesn't report.
///
/// Preferences that the desktop environment reports over D-Bus take precedence.
public struct DisplaySettings: Hashable, Sendable {
    /// The preferred color scheme.
    public var colorScheme: ColorScheme?
    /// Whether contrast should be increased.
    public var increasesContrast: Bool?
    /// Whether animations are enabled.
    public var animates: Bool?
    /// The factor for text sizes, in addition to the screens' scale; from 0.5 to 3.
    public var textScale: CGFloat?
    /// The interface font in Pango's notation, such as "Cantarell Bold 11".
    public var fontName: String?
    /// The maximum time between the clicks of a double-click, in seconds; from 0.1 to 2.
    public var doubleClickInterval: TimeInterval?
    /// The buttons of title bars in GTK's notation, such as "menu:minimize,maximize,close".
    public var titleBarLayout: String?
    /// The actions of clicks on title bars in GTK's notation, such as "toggle-maximize".
    public var titleBarDoubleClick: String?
    public var titleBarMiddleClick: String?
    public var titleBarRightClick: String?
    /// The D-Bus address of the accessibility bus.
    ///
    /// Only X servers have it, where a session with such a bus was started.
    public var accessibilityBus: String?

    /// Creates settings.
    public init(
        colorScheme: ColorScheme? = nil, increasesContrast: Bool? = nil, animates: Bool? = nil,
        textScale: CGFloat? = nil, doubleClickInterval: TimeInterval? = nil
    ) {
        self.colorScheme = colorScheme
        self.increasesContrast = increasesContrast
        self.animates = animates
        self.textScale = textScale
        self.doubleClickInterval = doubleClickInterval
    }
}
