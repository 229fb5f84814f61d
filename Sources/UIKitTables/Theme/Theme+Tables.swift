// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension Theme {
    /// Tables, except for their cells.
    ///
    /// Lengths are in points, times in seconds.
    enum Table {
        /// The estimated height of a row that has not been visible.
        static let rowHeight: CGFloat = 44
        /// The maximum number of rows whose heights are queried at loading.
        static let maximumRowsMeasured = 1000
        /// The maximum number of sections, and of rows in a section.
        static let maximumSections = 1_000_000
        static let maximumRows = 20_000_000
        /// The maximum number of empty rows drawn below the content.
        static let maximumFillerRows = 500
        /// The maximum number of layout passes in which rows lower than estimated make further rows visible.
        static let maximumPasses = 16

        /// The maximum width of a title's glyph per UTF-8 byte, in any script.
        static let maximumGlyphWidth: CGFloat = 20

        /// The duration of the critically damped spring for rows that are inserted, deleted, and moved.
        static let updateDuration: TimeInterval = 0.3
        /// The duration for rows that make space for a dragged one.
        static let gapDuration: TimeInterval = 0.2
        /// The distance from an edge within which a dragged row scrolls the table, and the maximum velocity, in points
        /// per second.
        static let scrollReach: CGFloat = 48
        static let scrollSpeed: CGFloat = 900

        /// The pause, in seconds, after which typed characters start a new search.
        static let typingInterval: TimeInterval = 1
        /// The maximum number of rows searched for a key press.
        static let maximumRowsSearched = 5000
    }
}
