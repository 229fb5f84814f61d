// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

extension Theme {
    /// The find bar.
    ///
    /// Lengths are in points.
    enum Find {
        static let inset: CGFloat = 8
        static let spacing: CGFloat = 6
        static let rowHeight: CGFloat = 34
        static let fontSize: CGFloat = 15
        static let countFontSize: CGFloat = 13
        /// The scale down to which the number of matches is reduced where there is no space.
        static let minimumCountScale: CGFloat = 0.5
        static let symbolSize: CGFloat = 15
        static let chevronSize: CGFloat = 9
        /// The width of the buttons with symbols.
        static let stepWidth: CGFloat = 34
        /// The padding of the titles of buttons, on each side.
        static let titlePadding: CGFloat = 8
        /// The width of the options button in the field.
        static let optionsWidth: CGFloat = 38
        /// The minimum width of a field next to its buttons.
        static let minimumFieldWidth: CGFloat = 130
        /// The space between the text and the number of matches.
        static let countSpacing: CGFloat = 6
        /// The height of the text above and below a match that is scrolled into view.
        static let context: CGFloat = 48
    }
}
