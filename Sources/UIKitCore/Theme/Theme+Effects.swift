// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The parameters of a blurred background.
struct BackdropMaterial: Equatable {
    /// The standard deviation of the blur, in points.
    var blurRadius: CGFloat
    /// The saturation of the content below; 1 leaves its colors unchanged.
    var saturation: CGFloat
    /// The color blended over the blurred content.
    var tint: CGColor
}

extension Theme {
    /// Blur effects that resemble translucent paper of several thicknesses.
    enum Effects {
        private static let blurRadius: CGFloat = 20
        private static let saturation: CGFloat = 1.6
        /// Returns the opacity of the material's own color.
        private static func opacity(of style: UIBlurEffect.Style) -> CGFloat {
            switch style {
            case .light, .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.44
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.60
            case .regular, .dark, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.74
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.80
            case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
                0.86
            }
        }

        private static let paper = UIColor(light: hex(0xFBFAF8), dark: hex(0x1E1E1F))

        static func material(_ style: UIBlurEffect.Style, traits: UITraitCollection) -> BackdropMaterial {
            let traits = traits.merging(UITraitCollection(userInterfaceStyle: style.userInterfaceStyle))
            if traits.increasesContrast || traits.accessibilityLooks.reducesTransparency {
                return BackdropMaterial(blurRadius: 0, saturation: 1, tint: paper.cgColor(for: traits))
            }
            let color = paper.withAlphaComponent(opacity(of: style)).cgColor(for: traits)
            return BackdropMaterial(blurRadius: blurRadius, saturation: saturation, tint: color)
        }

        /// Returns the color of content above a blur for its role.
        static func color(_ style: UIVibrancyEffectStyle) -> UIColor {
            switch style {
            case .label: Palette.label
            case .secondaryLabel: Palette.secondaryLabel
            case .tertiaryLabel: Palette.tertiaryLabel
            case .quaternaryLabel: Palette.quaternaryLabel
            case .fill: Palette.fill
            case .secondaryFill: Palette.secondaryFill
            case .tertiaryFill: Palette.tertiaryFill
            case .separator: Palette.separator
            }
        }
    }
}
