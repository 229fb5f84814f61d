// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

extension Theme {
    /// Views that are shown instead of missing content.
    ///
    /// Lengths are in points.
    package enum Unavailable {
        package static let margins = NSDirectionalEdgeInsets(top: 24, leading: 16, bottom: 24, trailing: 16)
        /// The maximum width of the texts, beyond which lines are hard to read.
        package static let maximumWidth: CGFloat = 420
        package static let imageHeight: CGFloat = 56
        /// The point size of symbols.
        package static let symbolSize: CGFloat = 44
        /// The line width of the magnifying glass.
        package static let magnifierWidth: CGFloat = 4.5
        package static let imageGap: CGFloat = 16
        package static let textGap: CGFloat = 8
        package static let buttonGap: CGFloat = 16
        package static let secondButtonGap: CGFloat = 8
    }
}
