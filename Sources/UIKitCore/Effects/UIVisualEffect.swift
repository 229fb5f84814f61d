// SPDX-License-Identifier: MIT
public import Foundation

/// The base class of the effects that a `UIVisualEffectView` displays: `UIBlurEffect` and `UIVibrancyEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    override init() {}

    /// Returns whether the other effect is the same.
    nonisolated func isEqual(to other: UIVisualEffect) -> Bool { self === other }

    nonisolated func combine(into hasher: inout Hasher) {}

    /// Returns whether two effects are equal: blurs of the same style, or vibrancies for equal blurs, regardless of the
    /// vibrancy's style.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIVisualEffect).map(isEqual(to:)) ?? false
    }

    open override var hash: Int {
        var hasher = Hasher()
        combine(into: &hasher)
        return hasher.finalize()
    }
}

/// An effect that blurs the content below a view and tints it with a material.
public final class UIBlurEffect: UIVisualEffect {
    let style: Style

    /// Creates a blur effect with a material.
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

/// An effect that draws the content of a view in one color that suits a blur below it.
public final class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Creates a vibrancy for primary text.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates a vibrancy for content with a given role over `blurEffect`.
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

/// The role of content drawn with vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// Quaternary text.
    case quaternaryLabel = 3
    /// Thin and small shapes.
    case fill = 4
    /// Medium-sized shapes.
    case secondaryFill = 5
    /// Large shapes.
    case tertiaryFill = 6
    /// Separator lines.
    case separator = 7
}

extension UIBlurEffect {
    /// The material of a blur, in groups from thinnest to thickest.
    ///
    /// Materials that aren't explicitly light or dark adapt to the interface style.
    public enum Style: Int, Sendable {
        /// A light material, thicker than `light`.
        case extraLight = 0
        /// A light material.
        case light = 1
        /// A dark material.
        case dark = 2
        /// A material that adapts to the interface style.
        case regular = 4
        /// A material that stands out more than `regular`.
        case prominent = 5
        /// The thinnest adaptable material.
        case systemUltraThinMaterial = 6
        /// A thin adaptable material.
        case systemThinMaterial = 7
        /// The default adaptable material.
        case systemMaterial = 8
        /// A thick adaptable material.
        case systemThickMaterial = 9
        /// An adaptable material for bars.
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

        /// The fixed interface style; unspecified for materials that adapt.
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
