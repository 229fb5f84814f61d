// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Views that are shown lifted out of their surroundings.
    enum Preview {
        /// Room about a line of text that is cut out, in points.
        static let textMargin = CGSize(width: 5, height: 3)
        static let textCornerRadius: CGFloat = 6
    }
}
