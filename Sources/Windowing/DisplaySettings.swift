// SPDX-License-Identifier: MIT
public import Foundation

/// Light or dark, as the desktop prefers.
public enum ColorScheme: Hashable, Sendable {
    case light
    case dark
}

/// What the display itself tells of its user's taste; what it does not tell is `nil`.
///
/// Desktops tell more over their message bus, and what they tell there counts first.
public struct DisplaySettings: Hashable, Sendable {
    public var colorScheme: ColorScheme?
    public var increasesContrast: Bool?
    /// Whether things may move on their way.
    public var animates: Bool?
    /// What the size of text is multiplied by, besides the screens' scale; from 0.5 to 3.
    public var textScale: CGFloat?
    /// Seconds within which two clicks are one double-click; from 0.1 to 2.
    public var doubleClickInterval: TimeInterval?

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
