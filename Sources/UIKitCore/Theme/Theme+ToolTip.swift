// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Small texts that appear while the pointer rests on a view.
    enum ToolTip {
        /// The time in seconds for which the pointer rests before a tooltip appears.
        static let delay: TimeInterval = 0.6
        static let fontSize: CGFloat = 13
        static let maximumWidth: CGFloat = 320
        static let cornerRadius: CGFloat = 7
        static let padding = CGSize(width: 9, height: 5)
        /// The distance of a tooltip from the pointer's position, below the cursor's image.
        static let distance: CGFloat = 20
    }
}
