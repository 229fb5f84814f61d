// SPDX-License-Identifier: MIT

/// What a `UIVisualEffectView` does to what lies behind it, or to its content: a `UIBlurEffect` or a
/// `UIVibrancyEffect`.
@MainActor
open class UIVisualEffect {
    init() {}

    /// Whether the other effect does the same.
    nonisolated func isEqual(to other: UIVisualEffect) -> Bool { self === other }

    nonisolated func combine(into hasher: inout Hasher) {}
}

extension UIVisualEffect: Hashable {
    /// Blurs are equal if their styles are, vibrancies if their blurs are, whatever their own styles.
    public nonisolated static func == (left: UIVisualEffect, right: UIVisualEffect) -> Bool {
        left.isEqual(to: right)
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        combine(into: &hasher)
    }
}

/// Shows what lies behind a view out of focus, through a material that is light or dark.
public final class UIBlurEffect: UIVisualEffect {
    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    nonisolated override func isEqual(to other: UIVisualEffect) -> Bool {
        (other as? UIBlurEffect)?.style == style
    }

    nonisolated override func combine(into hasher: inout Hasher) {
        hasher.combine(style)
    }
}

/// Draws the content of a view in one colour that goes with a blur behind it.
public final class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Makes a vibrancy for text that is read first.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Makes a vibrancy for content of one role over `blurEffect`.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    nonisolated override func isEqual(to other: UIVisualEffect) -> Bool {
        (other as? UIVibrancyEffect)?.blurEffect == blurEffect
    }

    nonisolated override func combine(into hasher: inout Hasher) {
        hasher.combine(blurEffect)
    }
}

/// The role of what is drawn with a vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

extension UIBlurEffect {
    /// The material that what lies behind is seen through, from the thinnest to the thickest.
    ///
    /// Those that say neither light nor dark are as their surroundings.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        /// Stands out more than `regular`.
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// For bars.
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20

        /// Light or dark, or unspecified where that is left to the surroundings.
        var userInterfaceStyle: UIUserInterfaceStyle {
            switch self {
            case .extraLight, .light: .light
            case .dark: .dark
            case .regular, .prominent: .unspecified
            default: rawValue <= 10 ? .unspecified : rawValue <= 15 ? .light : .dark
            }
        }
    }
}
