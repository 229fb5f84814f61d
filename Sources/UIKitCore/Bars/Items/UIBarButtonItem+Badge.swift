// SPDX-License-Identifier: MIT
public import Foundation

extension UIBarButtonItem {
    /// A badge at the corner of an item.
    @preconcurrency @MainActor
    public final class Badge: NSObject {
        /// The text of the badge; `nil` for a dot.
        public let stringValue: String?

        /// The color of the text.
        ///
        /// `nil`, the default, uses white.
        public var foregroundColor: UIColor? {
            didSet { if foregroundColor != oldValue { item?.didChange() } }
        }
        /// The background color.
        ///
        /// `nil`, the default, uses red.
        public var backgroundColor: UIColor? {
            didSet { if backgroundColor != oldValue { item?.didChange() } }
        }
        /// The font of the text.
        ///
        /// `nil`, the default, uses the standard font for badges.
        public var font: UIFont? {
            didSet { if font != oldValue { item?.didChange() } }
        }
        /// The item that shows the badge.
        weak var item: UIBarButtonItem?

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
