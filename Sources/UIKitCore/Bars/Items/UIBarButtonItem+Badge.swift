// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
    /// A badge at the corner of an item.
    public struct Badge: Equatable {
        /// The text of the badge; `nil` for a dot.
        public let stringValue: String?

        /// The color of the text.
        ///
        /// `nil`, the default, uses white.
        public var foregroundColor: UIColor?
        /// The background color.
        ///
        /// `nil`, the default, uses red.
        public var backgroundColor: UIColor?
        /// The font of the text.
        ///
        /// `nil`, the default, uses the standard font for badges.
        public var font: UIFont?

        private init(stringValue: String?) {
            self.stringValue = stringValue
        }

        /// Returns a badge with a number.
        public static func count(_ count: Int) -> Badge {
            Badge(stringValue: "\(count)")
        }

        /// Returns a badge with a short text.
        public static func string(_ string: String) -> Badge {
            Badge(stringValue: string)
        }

        /// Returns a badge that is a dot.
        public static func indicator() -> Badge {
            Badge(stringValue: nil)
        }
    }
}
