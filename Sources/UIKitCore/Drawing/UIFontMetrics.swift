// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

/// Scales fonts and lengths for the user's preferred text size, at the rate of a text style.
public final class UIFontMetrics: NSObject, Sendable {
    /// Scales at the rate of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Creates an object that scales at the rate of `textStyle`; an unknown style scales like body text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Returns `font`, designed for the default text size, scaled to the preferred one and rounded to whole points.
    ///
    /// > Note: Differs from UIKit: a font that already follows the text size is scaled from its current size instead of
    /// > raising an exception.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// Returns the font of `scaledFont(for:compatibleWith:)`, limited to `maximumPointSize`.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
        let scaled = (font.pointSize * growth(in: traitCollection ?? .current)).rounded()
        return UIFont(
            font.textFont.withSize(max(1, min(scaled, maximum))),
            scaling: FontScaling(style: style, source: .scaled(font.textFont, maximum: maximum)))
    }

    /// Returns `value`, a length in points designed for the default text size, scaled to the preferred one and rounded
    /// to device pixels.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return (value * growth(in: traits)).roundedToPixel(scale: scale > 0 ? scale : 1)
    }

    private func growth(in traits: UITraitCollection) -> CGFloat {
        Theme.Text.growth(of: style, category: traits.preferredContentSizeCategory)
    }
}

/// The origin of a font that follows the preferred text size, from which it is recreated for another size.
package struct FontScaling: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// The font of the text style.
        case preferred
        /// A font designed for the default text size, and its maximum size.
        case scaled(TextFont, maximum: CGFloat)
    }

    var style: UIFont.TextStyle
    var source: Source
}

extension UIFont {
    /// Returns the font for the text size of `traits` if this font follows it; otherwise this font.
    @MainActor
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling?.source {
        case nil:
            return self
        case .preferred:
            return UIFont.preferredFont(forTextStyle: scaling?.style ?? .body, compatibleWith: traits)
        case .scaled(let font, let maximum):
            let metrics = UIFontMetrics(forTextStyle: scaling?.style ?? .body)
            return metrics.scaledFont(for: UIFont(font), maximumPointSize: maximum, compatibleWith: traits)
        }
    }
}
