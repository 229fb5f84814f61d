// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension Theme {
    /// Lists in collection views, as far as they differ from tables.
    ///
    /// Lengths are in points, times in seconds.
    enum Lists {
        /// The space between the sides of a sidebar and its rows, and between its sections.
        static let sidebarMargin: CGFloat = 8
        static let sidebarGap: CGFloat = 8
        static let sidebarRadius: CGFloat = 8
        static let sidebarFill = UIColor.secondarySystemBackground
        /// The minimum height of a row in a sidebar.
        static let sidebarRowHeight: CGFloat = 36
        /// The widths that accessories reserve, so that those of several rows align.
        static let outlineWidth: CGFloat = 20
        /// The duration of the turn of an outline disclosure.
        static let turnDuration: TimeInterval = 0.25
        static let labelColor = UIColor.secondaryLabel
    }
}
