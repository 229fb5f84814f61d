// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Localization

extension UIColor {
    /// The name of the color in the user's language, such as “dark blue”.
    ///
    /// It is that of the nearest of a dozen hues and grays, for the current traits.
    @preconcurrency @MainActor
    public var accessibilityName: String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
        guard alpha > 0.05 else { return Phrase.colorTransparent.text }
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let (lightness, spread) = ((high + low) / 2, high - low)
        guard lightness > 0.06 else { return Phrase.colorBlack.text }
        guard lightness < 0.96 else { return Phrase.colorWhite.text }
        let isGray = spread < 0.08 || spread / max(high, 0.01) < 0.12
        let hue: Phrase = isGray ? .colorGray : Self.name(ofHue: Self.hue(red, green, blue), lightness: lightness)
        if lightness < 0.27 { return Phrase.colorDark.text(hue.text) }
        return lightness > 0.76 ? Phrase.colorLight.text(hue.text) : hue.text
    }

    /// The hue in degrees.
    private static func hue(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let spread = max(high - low, 0.001)
        let sixth: CGFloat
        switch high {
        case red: sixth = (green - blue) / spread
        case green: sixth = (blue - red) / spread + 2
        default: sixth = (red - green) / spread + 4
        }
        return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
    }

    private static func name(ofHue hue: CGFloat, lightness: CGFloat) -> Phrase {
        switch hue {
        case ..<14, 346...: lightness > 0.7 ? .colorPink : .colorRed
        case ..<42: lightness < 0.42 ? .colorBrown : .colorOrange
        case ..<68: .colorYellow
        case ..<165: .colorGreen
        case ..<199: .colorCyan
        case ..<255: .colorBlue
        case ..<292: .colorPurple
        default: .colorPink
        }
    }
}
