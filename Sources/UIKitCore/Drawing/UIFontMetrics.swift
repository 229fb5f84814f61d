// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

/// Makes fonts and lengths that grow with the text of a role as the user wants text larger.
@MainActor
public final class UIFontMetrics {
    /// Grows as body text does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Makes what grows as text of `textStyle` does; a style that is not known grows as body text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// `font`, whose size is meant for the default text size, in a whole number of points for the user's.
    ///
    /// > Note: Differs from UIKit: a font that follows the text size already is scaled from the size that it has, instead
    /// > of stopping the program.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// As `scaledFont(for:compatibleWith:)`, but no larger than `maximumPointSize`.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
        let scaled = (font.pointSize * growth(in: traitCollection ?? .current)).rounded()
        return UIFont(
            font.textFont.withSize(max(1, min(scaled, maximum))),
            scaling: FontScaling(style: style, source: .scaled(font.textFont, maximum: maximum)))
    }

    /// `value`, a length in points for the default text size, for the user's, rounded to device pixels.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return (value * growth(in: traits)).roundedToPixel(scale: scale > 0 ? scale : 1)
    }

    private func growth(in traits: UITraitCollection) -> CGFloat {
        Theme.Text.growth(of: style, category: traits.preferredContentSizeCategory)
    }
}

/// Where a font that follows the user's text size comes from, so that it can be made again for another size.
struct FontScaling: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// The role's own font.
        case preferred
        /// A font in the size for the default text size, and the largest that it may have.
        case scaled(TextFont, maximum: CGFloat)
    }

    var style: UIFont.TextStyle
    var source: Source
}

extension UIFont {
    /// The font for the text size of `traits`, if this one follows it; else this one.
    @MainActor
    func adjusted(for traits: UITraitCollection) -> UIFont {
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
