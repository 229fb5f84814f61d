// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Layout distances, in points.
    enum Layout {
        /// The default margin on every edge of a view.
        static let margin: CGFloat = 8
        /// The standard space between siblings, and from a view to the margins.
        static let siblingSpacing: CGFloat = 8
        /// The width at which lines of body text have a comfortable length.
        static let readableWidth: CGFloat = 920
        /// In narrower views, the space left next to the text would be too small to look intentional.
        static let minimumWidthForReadability: CGFloat = 1008

        /// Returns the space between a window's sides and its content, which is smaller in a narrow window.
        static func sideMargin(windowWidth: CGFloat) -> CGFloat {
            windowWidth < 390 ? 16 : 20
        }
    }
}
