// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) public import UIKitCore

extension UIContentUnavailableConfiguration {
    /// The vertical position of the content in its view.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case natural = 1
    }

    /// The appearance of the image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The tint color of template images; the color of secondary labels by default, and the view's tint color for
        /// `nil`.
        public var tintColor: UIColor? = .secondaryLabel
        /// The size, weight, and colors of a symbol that doesn't specify its own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: Theme.Unavailable.symbolSize)
        /// The corner radius of the image, in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, which is scaled down proportionally; 0 on an axis for no limit.
        public var maximumSize = CGSize(width: 0, height: Theme.Unavailable.imageHeight)

        init() {}

        /// Returns the size at which an image of `size` is shown.
        func shownSize(of size: CGSize) -> CGSize {
            var properties = UIListContentConfiguration.ImageProperties()
            properties.maximumSize = maximumSize
            return properties.shownSize(of: size)
        }
    }

    /// The appearance of a text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The font, which follows the user's text size if it was created for a text style.
        public var font: UIFont
        /// The text color.
        public var color: UIColor
        /// The handling of lines that are too long; truncation of the tail by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 (the default) for no limit.
        public var numberOfLines = 0
        /// Whether the font is scaled down to fit the width; `false` by default.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum factor, in 0...1, by which the font may be scaled down; 0 by default.
        public var minimumScaleFactor: CGFloat = 0

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The behavior of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action of the button; `nil` (the default) for none.
        public var primaryAction: UIAction?
        /// The menu of the button, which opens on a press without a primary action; `nil` (the default) for none.
        public var menu: UIMenu?
        /// Whether the button can be pressed; `true` by default.
        public var isEnabled = true
        /// The role of the button; `normal` by default.
        public var role = UIButton.Role.normal

        init() {}
    }
}
