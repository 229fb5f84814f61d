// SPDX-License-Identifier: MIT
public import Foundation

extension UIButton {
    /// How a button looks and what it shows.
    public struct Configuration: Equatable {
        /// How round the background's corners are.
        public enum CornerStyle: Int, Sendable {
            /// As the size asks for.
            case dynamic = 0
            case fixed
            case small
            case medium
            case large
            /// Half circles at the ends.
            case capsule
        }

        /// How large the button is.
        public enum Size: Int, Sendable {
            case medium = 0
            case small
            case mini
            case large
        }

        /// On which side of the title the image is.
        public enum ImagePlacement: Int, Sendable {
            case leading
            case trailing
            case top
            case bottom
        }

        /// How a narrow title and subtitle stand one below the other.
        public enum TitleAlignment: Int, Sendable {
            /// In the middle, unless an image is beside them.
            case automatic = 0
            case leading
            case center
            case trailing
        }

        enum Style: Equatable {
            case plain
            case gray
            case tinted
            case filled
            case bordered
        }

        let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement = ImagePlacement.leading
        /// Points between image and title.
        public var imagePadding: CGFloat = 6
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand one below the other; `automatic` by default.
        public var titleAlignment = TitleAlignment.automatic
        /// Where titles are cut off, or go on in another line; in the middle by default.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// Whether a turning wheel takes the image's place; `false` by default.
        public var showsActivityIndicator = false
        /// What is behind the content, where the style is not to decide on it.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether a selected button looks so by itself; `true` by default.
        public var automaticallyUpdateForSelection = true
        /// `nil` takes what suits the style and the tint colour.
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { contentInsetsStorage = Theme.Button.insets(for: buttonSize) } }
        }

        /// Room between the edges and the content, in points; follows `buttonSize` until it is set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { contentInsetsStorage }
            set {
                contentInsetsStorage = newValue
                hasOwnInsets = true
            }
        }

        /// Goes back to the insets that suit the size.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            contentInsetsStorage = Theme.Button.insets(for: buttonSize)
        }

        private var contentInsetsStorage = Theme.Button.insets(for: .medium)
        private var hasOwnInsets = false

        private init(style: Style) {
            self.style = style
        }

        /// No background; the title has the tint colour.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// No background; the title has the tint colour, whatever else is bordered.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// A grey background; the title has the tint colour.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A background of thin tint colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A background of the tint colour, for the one thing to do.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// A grey background; the title has the text's colour.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.style == right.style && left.title == right.title && left.subtitle == right.subtitle
                && left.image === right.image && left.imagePlacement == right.imagePlacement
                && left.imagePadding == right.imagePadding && left.titlePadding == right.titlePadding
                && left.baseForegroundColor == right.baseForegroundColor
                && left.baseBackgroundColor == right.baseBackgroundColor && left.cornerStyle == right.cornerStyle
                && left.buttonSize == right.buttonSize && left.contentInsets == right.contentInsets
                && left.titleAlignment == right.titleAlignment
                && left.titleLineBreakMode == right.titleLineBreakMode
                && left.subtitleLineBreakMode == right.subtitleLineBreakMode
                && left.showsActivityIndicator == right.showsActivityIndicator
                && left.background == right.background
                && left.automaticallyUpdateForSelection == right.automaticallyUpdateForSelection
        }
    }
}
