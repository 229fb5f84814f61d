// SPDX-License-Identifier: MIT
internal import Foundation
package import UIKitCore

extension Theme {
    /// The sheet with activities.
    ///
    /// Lengths are in points.
    package enum Sharing {
        /// The width in a popover.
        static let width: CGFloat = 340
        /// The height from which the list scrolls in a popover.
        static let maximumHeight: CGFloat = 480
        static let margin: CGFloat = 16
        static let thumbnailSide: CGFloat = 48
        static let thumbnailRadius: CGFloat = 9
        static let closeSide: CGFloat = 30
        static let titleFont = UIFont.systemFont(ofSize: 16, weight: .semibold)
        static let subtitleFont = UIFont.systemFont(ofSize: 13)
        static let iconSide: CGFloat = 60
        static let iconRadius: CGFloat = 14
        static let iconCellWidth: CGFloat = 80
        static let iconFont = UIFont.systemFont(ofSize: 12)
        /// The height of two lines below an icon.
        static let iconTitleHeight: CGFloat = 32
        static let rowHeight: CGFloat = 50
        static let rowFont = UIFont.systemFont(ofSize: 17)
        static let rowRadius: CGFloat = 12
        static let symbolSide: CGFloat = 22
        static let gap: CGFloat = 8
    }
}
