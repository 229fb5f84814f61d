// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
    /// A sign at an item's corner that there is something new.
    public struct Badge: Equatable {
        /// What the badge says; `nil` for a dot.
        public let stringValue: String?

        /// The colour of the letters; `nil`, the default, for white.
        public var foregroundColor: UIColor?
        /// The colour behind them; `nil`, the default, for red.
        public var backgroundColor: UIColor?
        /// The letters' font; `nil`, the default, for that of all badges.
        public var font: UIFont?

        private init(stringValue: String?) {
            self.stringValue = stringValue
        }

        /// A number.
        public static func count(_ count: Int) -> Badge {
            Badge(stringValue: "\(count)")
        }

        /// A short text.
        public static func string(_ string: String) -> Badge {
            Badge(stringValue: string)
        }

        /// A dot.
        public static func indicator() -> Badge {
            Badge(stringValue: nil)
        }
    }
}
