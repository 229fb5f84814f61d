// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// The large content viewer.
    enum LargeContent {
        /// The duration of the press, in seconds, after which it appears: shorter than that of context menus.
        static let delay: TimeInterval = 0.35
        static let duration: TimeInterval = 0.15
        static let cornerRadius: CGFloat = 20
        static let inset: CGFloat = 24
        static let gap: CGFloat = 14
        static let imageSide: CGFloat = 96
        static let symbolSize: CGFloat = 72
        static let minimumWidth: CGFloat = 168
        static let maximumWidth: CGFloat = 340
    }
}
