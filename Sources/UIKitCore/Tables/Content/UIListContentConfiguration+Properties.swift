// SPDX-License-Identifier: MIT
public import Foundation

extension UIListContentConfiguration {
    /// How an image of a list looks.
    @MainActor
    public struct ImageProperties {
        /// Of images that are templates; `nil`, the default, for the tint colour of the view.
        public var tintColor: UIColor?
        /// Points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size that images are shown in, keeping their proportions; 0 on an axis, the default, for any.
        public var maximumSize = CGSize.zero
        /// The room that images are centred in, so that texts begin below each other; 0 for the image's own.
        public var reservedLayoutSize = CGSize.zero

        /// The size that an image of `size` is shown in.
        func shownSize(of size: CGSize) -> CGSize {
            let width = maximumSize.width > 0 ? maximumSize.width / max(size.width, 1) : 1
            let height = maximumSize.height > 0 ? maximumSize.height / max(size.height, 1) : 1
            let factor = min(width, height, 1)
            return CGSize(width: size.width * factor, height: size.height * factor)
        }
    }

    /// How a text of a list looks.
    @MainActor
    public struct TextProperties {
        /// Where the lines stand in the room that they have.
        public enum TextAlignment: Int, Sendable {
            /// Where the writing begins.
            case natural = 0
            case center = 1
            case justified = 2
        }

        /// What becomes of the letters' case.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            /// The first letter of each word is a capital.
            case capitalized = 3
        }

        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 shows as many as there are.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        /// The smallest part of the font's size that fitting may choose, 0...1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font changes with the user's text size, if it was made for a text style; `true` by default.
        public var adjustsFontForContentSizeCategory = true
        /// Counts for texts without looks of their own.
        public var transform = TextTransform.none

        static func of(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> TextProperties {
            var properties = TextProperties()
            properties.font = .preferredFont(forTextStyle: style)
            properties.color = color
            return properties
        }

        /// `text` with its letters' case as the properties say.
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
