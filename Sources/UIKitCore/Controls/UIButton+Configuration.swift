// SPDX-License-Identifier: MIT
public import Foundation

extension UIButton {
    /// The appearance and content of a button.
    public struct Configuration: Equatable {
        /// The rounding of the background's corners.
        public enum CornerStyle: Int, Sendable {
            /// A radius that depends on the button's size.
            case dynamic = 0
            /// The default radius, independent of the button's size.
            case fixed
            case small
            case medium
            case large
            /// A radius of half the height.
            case capsule
        }

        /// The size of the button's title and content insets.
        public enum Size: Int, Sendable {
            /// The default size.
            case medium = 0
            case small
            case mini
            case large
        }

        /// The edge of the title at which the image is placed.
        public enum ImagePlacement: Int, Sendable {
            case leading
            case trailing
            case top
            case bottom
        }

        /// The alignment of a title and a subtitle of different widths.
        public enum TitleAlignment: Int, Sendable {
            /// Centered.
            case automatic = 0
            /// Aligned at the leading edges.
            case leading
            case center
            /// Aligned at the trailing edges.
            case trailing
        }

        /// The mark with which a button shows that it opens a menu.
        public enum Indicator: Int, Sendable {
            /// `popup` for a button that shows the selected element of its menu, otherwise `none`.
            case automatic = 0
            /// No mark.
            case none
            /// Chevrons that point up and down, at the trailing edge of the content.
            case popup
        }

        enum Style: Equatable {
            case plain
            case gray
            case tinted
            case filled
            case bordered
        }

        let style: Style
        /// The title, in the configuration's style.
        ///
        /// It is also the text of `attributedTitle`; setting it removes the attributes.
        public var title: String? {
            get { plainTitle }
            set {
                plainTitle = newValue
                styledTitle = nil
            }
        }

        /// The text below the title, in a smaller font.
        ///
        /// It is also the text of `attributedSubtitle`; setting it removes the attributes.
        public var subtitle: String? {
            get { plainSubtitle }
            set {
                plainSubtitle = newValue
                styledSubtitle = nil
            }
        }

        /// The title with attributes, which take precedence over those of the configuration's style.
        public var attributedTitle: AttributedString? {
            get { styledTitle ?? plainTitle.map { AttributedString($0) } }
            set {
                styledTitle = newValue
                plainTitle = newValue.map { String($0.characters) }
            }
        }

        /// The text below the title with attributes, which take precedence over those of the configuration's style.
        public var attributedSubtitle: AttributedString? {
            get { styledSubtitle ?? plainSubtitle.map { AttributedString($0) } }
            set {
                styledSubtitle = newValue
                plainSubtitle = newValue.map { String($0.characters) }
            }
        }

        /// The function that turns the attributes of the title, which include its font and color, into those that are
        /// drawn; `nil`, the default, for the attributes themselves.
        ///
        /// It is called again when the button's state, style, or text size changes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The function that turns the attributes of the subtitle, which include its font and color, into those that are
        /// drawn; `nil`, the default, for the attributes themselves.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        private var plainTitle: String?
        private var plainSubtitle: String?
        /// The texts with attributes that were set; `nil` for a plain text.
        private var styledTitle: AttributedString?
        private var styledSubtitle: AttributedString?

        /// The title, if it isn't drawn in the configuration's style alone.
        var titleWithAttributes: AttributedString? {
            titleTextAttributesTransformer == nil ? styledTitle : attributedTitle
        }

        /// The subtitle, if it isn't drawn in the configuration's style alone.
        var subtitleWithAttributes: AttributedString? {
            subtitleTextAttributesTransformer == nil ? styledSubtitle : attributedSubtitle
        }

        /// The image next to the title.
        public var image: UIImage?
        /// The size, weight, and colors of a symbol that doesn't specify its own; `nil` (the default) for those of the
        /// title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The edge of the title at which the image is placed.
        ///
        /// The default is `leading`.
        public var imagePlacement = ImagePlacement.leading
        /// The distance between the image and the title, in points.
        ///
        /// The default is 6.
        public var imagePadding: CGFloat = Theme.Button.imagePadding
        /// The distance between the title and the subtitle, in points.
        ///
        /// The default is 1.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle relative to each other.
        ///
        /// The default is `automatic`.
        public var titleAlignment = TitleAlignment.automatic
        /// The line break mode of the title.
        ///
        /// The default is `byTruncatingMiddle`.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// The line break mode of the subtitle.
        ///
        /// The default is `byTruncatingMiddle`.
        public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// Whether an activity indicator replaces the image.
        ///
        /// The default is `false`.
        public var showsActivityIndicator = false
        /// The mark that indicates a menu.
        ///
        /// The default is `automatic`.
        public var indicator = Indicator.automatic
        /// The background.
        ///
        /// Properties that it leaves unspecified come from the button's style.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether the appearance changes automatically when the button is selected.
        ///
        /// The default is `true`.
        public var automaticallyUpdateForSelection = true
        /// The color of the title and the image.
        ///
        /// `nil`, the default, uses the color of the button's style and tint color.
        public var baseForegroundColor: UIColor?
        /// The color of the background.
        ///
        /// `nil`, the default, uses the color of the button's style and tint color.
        public var baseBackgroundColor: UIColor?
        /// The rounding of the background's corners.
        ///
        /// The default is `dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the title, and of the default content insets.
        ///
        /// The default is `medium`.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { contentInsetsStorage = Theme.Button.insets(for: buttonSize.theme) } }
        }

        /// The distances in points between the edges and the content.
        ///
        /// They depend on `buttonSize` until they are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { contentInsetsStorage }
            set {
                contentInsetsStorage = newValue
                hasOwnInsets = true
            }
        }

        /// Restores the content insets that correspond to `buttonSize`.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            contentInsetsStorage = Theme.Button.insets(for: buttonSize.theme)
        }

        private var contentInsetsStorage = Theme.Button.insets(for: .medium)
        private var hasOwnInsets = false

        private init(style: Style) {
            self.style = style
        }

        /// Returns a configuration without a background, with the title in the tint color.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a configuration without a background, with the title in the tint color, even where buttons have
        /// borders.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// Returns a configuration with a gray background and the title in the tint color.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns a configuration with a translucent background in the tint color.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a configuration with a background in the tint color, for the most important action.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Returns a configuration with a gray background and the title in the label color.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// Returns a configuration with a translucent background in the tint color.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a configuration with a background in the tint color.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.style == right.style && left.plainTitle == right.plainTitle
                && left.plainSubtitle == right.plainSubtitle && left.styledTitle == right.styledTitle
                && left.styledSubtitle == right.styledSubtitle
                && left.titleTextAttributesTransformer == right.titleTextAttributesTransformer
                && left.subtitleTextAttributesTransformer == right.subtitleTextAttributesTransformer
                && left.image === right.image
                && UIImage.SymbolConfiguration.areEqual(
                    left.preferredSymbolConfigurationForImage, right.preferredSymbolConfigurationForImage)
                && left.imagePlacement == right.imagePlacement
                && left.imagePadding == right.imagePadding && left.titlePadding == right.titlePadding
                && left.baseForegroundColor == right.baseForegroundColor
                && left.baseBackgroundColor == right.baseBackgroundColor && left.cornerStyle == right.cornerStyle
                && left.buttonSize == right.buttonSize && left.contentInsets == right.contentInsets
                && left.titleAlignment == right.titleAlignment
                && left.titleLineBreakMode == right.titleLineBreakMode
                && left.subtitleLineBreakMode == right.subtitleLineBreakMode
                && left.showsActivityIndicator == right.showsActivityIndicator
                && left.indicator == right.indicator && left.background == right.background
                && left.automaticallyUpdateForSelection == right.automaticallyUpdateForSelection
        }
    }
}

extension UIButton.Configuration.Size {
    /// The size in terms of the theme.
    var theme: Theme.Button.Size {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
