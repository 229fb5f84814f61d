// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Layout distances, in points.
    enum Layout {
        /// Returns the space between a window's sides and its content, which is smaller in a narrow window.
        static func sideMargin(windowWidth: CGFloat) -> CGFloat {
            windowWidth < 390 ? 16 : 20
        }
    }
}
