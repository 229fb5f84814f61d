// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Lifted previews of views.
    enum Preview {
        /// The margin around a previewed line of text, in points.
        static let textMargin = CGSize(width: 5, height: 3)
        static let textCornerRadius: CGFloat = 6
    }
}
