// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) public import UIKitCore

extension UIListContentConfiguration {
    /// The appearance of the image in a list content configuration.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// A size for `reservedLayoutSize` that fits common symbols: the standard width of the image column.
        public static let standardDimension: CGFloat = Theme.Cells.standardImageDimension

        /// The color of the border around the image; `nil` (the default) for none.
        public var strokeColor: UIColor?
        /// The function that turns the stroke color into the one that is drawn; `nil` (the default) for the color itself.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the border around the image, in points; 0 by default.
        public var strokeWidth: CGFloat = 0
        /// The function that turns the tint color into the one that is drawn; `nil` (the default) for the color itself.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// Returns the tint color, or `tintColor` without one, after the transformer.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the stroke color, or `tintColor` without one, after the transformer.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// The size, weight, and colors of a symbol that doesn't specify its own.
        ///
        /// The default is a large symbol for body text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)
        /// The tint color of template images; `nil` (the default) for the view's tint color.
        public var tintColor: UIColor?
        /// The corner radius of the image, in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, which is scaled down proportionally; 0 on an axis (the default) for no limit.
        public var maximumSize = CGSize.zero
        /// The area in which the image is centered, so that the texts of several rows align.
        ///
        /// A width or height of 0, the default, reserves a standard width and height for a symbol, which may extend
        /// beyond it, and the image's own for another image. Standard dimensions grow with the text size.
        public var reservedLayoutSize = CGSize.zero

        /// Returns the area reserved for an image.
        func reservedSize(of image: UIImage?, for traits: UITraitCollection) -> CGSize {
            let standard = Self.standardDimension
            let enlarged = Theme.Text.enlarged(standard, for: traits)
            var size = reservedLayoutSize
            let isSymbol = image?.isSymbolImage == true
            if size.width <= 0, isSymbol { size.width = standard }
            if size.height == standard {
                size.height = enlarged
            } else if size.height <= 0, isSymbol {
                size.height = Theme.Text.enlarged(Theme.Cells.standardSymbolHeight, for: traits)
            }
            if size.width == standard { size.width = enlarged }
            return size
        }

        /// Returns the size at which an image of `size` is shown.
        func shownSize(of size: CGSize) -> CGSize {
            let width = maximumSize.width > 0 ? maximumSize.width / max(size.width, 1) : 1
            let height = maximumSize.height > 0 ? maximumSize.height / max(size.height, 1) : 1
            let factor = min(width, height, 1)
            return CGSize(width: size.width * factor, height: size.height * factor)
        }
    }

    /// The appearance of a text in a list content configuration.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The alignment of the lines in the available width.
        public enum TextAlignment: Int, Sendable {
            /// Alignment to the leading edge.
            case natural = 0
            case center = 1
            case justified = 2
        }

        /// The transformation of the text's case.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            /// The first letter of each word in uppercase.
            case capitalized = 3
        }

        /// The font; the dynamic body font by default.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The text color; `label` by default.
        public var color = UIColor.label
        /// The function that turns the color into the one that is drawn; `nil` (the default) for the color itself.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// Returns the color that is drawn: the color after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// The alignment of the lines; `natural` by default.
        public var alignment = TextAlignment.natural
        /// The handling of lines that are too long; truncation of the tail by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 (the default) for no limit.
        public var numberOfLines = 0
        /// Whether the font is scaled down to fit the width; `false` by default.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum factor, in 0...1, by which the font may be scaled down; 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether a font created for a text style follows the user's text size; `true` by default.
        public var adjustsFontForContentSizeCategory = true
        /// The case transformation of the text.
        ///
        /// It does not apply to attributed text.
        public var transform = TextTransform.none

        static func of(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> TextProperties {
            var properties = TextProperties()
            properties.font = .preferredFont(forTextStyle: style)
            properties.color = color
            return properties
        }

        /// Returns `text` with the case transformation applied.
        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }
}

extension NSTextAlignment {
    init(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) {
        self =
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }
}
