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
        static let closeSymbolSize: CGFloat = 12
        static let titleFontSize: CGFloat = 16
        static let subtitleFontSize: CGFloat = 13
        static let iconSide: CGFloat = 60
        static let iconRadius: CGFloat = 14
        static let iconCellWidth: CGFloat = 80
        static let iconFontSize: CGFloat = 12
        /// The minimum height of a row, and the space above and below a title of several lines.
        static let rowHeight: CGFloat = 50
        static let rowPadding: CGFloat = 12
        static let rowFontSize: CGFloat = 17
        static let rowRadius: CGFloat = 12
        static let symbolSide: CGFloat = 22
        static let gap: CGFloat = 8
    }
}
