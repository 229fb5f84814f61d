// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension Theme {
    /// Section indexes.
    ///
    /// Lengths are in points, times in seconds.
    enum SectionIndex {
        static let width: CGFloat = 20
        static let margin: CGFloat = 2
        static let fontSize: CGFloat = 11
        static let rowHeight: CGFloat = 18
        /// The minimum distance of entries, below which they would overlap.
        static let minimumRowHeight: CGFloat = 13
        static let fadeDuration: TimeInterval = 0.2
        static let fill = UIColor.tertiarySystemFill
    }
}
