// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Tables apart from their cells: lengths in points, times in seconds.
    enum Table {
        /// What a row is taken to be high that has not been in sight.
        static let rowHeight: CGFloat = 44
        /// Tables with more rows do not ask for the height of each when they load.
        static let maximumRowsMeasured = 1000
        /// How often rows are looked for that turn out to be in sight because others are lower than was thought.
        static let maximumPasses = 16

        /// No letter of a title is wider, in any script, for each byte that it takes.
        static let maximumGlyphWidth: CGFloat = 20

        /// Above each header of a plain table, so that it belongs to what follows.
        static let headerTopPadding: CGFloat = 22
        /// Above a card without a header; there is more below a bar than between cards.
        static func gap(isFirst: Bool) -> CGFloat { isFirst ? 20 : 18 }
        /// Below a card without a footer.
        static let footerGap: CGFloat = 18

        /// Beside cards: a narrow table keeps its room for rows, a wide one spends some of it.
        static func cardMargin(tableWidth: CGFloat) -> CGFloat {
            if tableWidth < 400 { return 10 }
            return max(16, min(45, (tableWidth * 0.06).rounded()))
        }

        static func insetCardMargin(tableWidth: CGFloat) -> CGFloat { tableWidth < 390 ? 16 : 20 }

        /// Of a spring without bounce, for rows that come, go and move.
        static let updateDuration: TimeInterval = 0.3
        /// For rows that make room for one that is dragged.
        static let gapDuration: TimeInterval = 0.2
        /// How near to an edge a dragged row scrolls the table, and how quickly at the most, in points per second.
        static let scrollReach: CGFloat = 48
        static let scrollSpeed: CGFloat = 900

        /// Seconds after which typed letters begin a new title.
        static let typingInterval: TimeInterval = 1
        /// How many rows a key looks at to find one.
        static let maximumRowsSearched = 5000

        static let indexWidth: CGFloat = 20
        static let indexMargin: CGFloat = 2
        static let indexFontSize: CGFloat = 11
        static let indexRowHeight: CGFloat = 18
        /// Entries closer than that would touch.
        static let indexLeastRowHeight: CGFloat = 13
        static let indexFill = UIColor.tertiarySystemFill
    }
}
