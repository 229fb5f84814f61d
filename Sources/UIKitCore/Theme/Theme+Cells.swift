// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Rows of lists, and what stands above and below sections.
    enum Cells {
        /// A row that says nothing about its height, its line included.
        static let height: CGFloat = 44
        static let subtitleHeight: CGFloat = 58
        /// Between the edges of the row and its content.
        static let margin: CGFloat = 16
        static let verticalMargin: CGFloat = 11
        /// The same in rows that have two labels one below the other, which come to `subtitleHeight`.
        static let subtitleVerticalMargin: CGFloat = 7.5
        /// Between the content and what stands behind it.
        static let accessoryMargin: CGFloat = 8
        static let indentationWidth: CGFloat = 10
        /// Corners of groups that stand on cards.
        static let cardRadius: CGFloat = 10

        static let imageGap: CGFloat = 16
        /// Between a title and the text below it, and between it and that beside it.
        static let lineGap: CGFloat = 2
        static let sideGap: CGFloat = 6
        /// Where the titles of rows end whose details stand in a column, from where the row begins.
        static let columnWidth: CGFloat = 92
        /// What a title may take at the least of a row that is too narrow for title and detail.
        static let titleShare: CGFloat = 0.5

        static let chevronSize = CGSize(width: 8, height: 14)
        static let chevronWidth: CGFloat = 2
        static let checkmarkSize: CGFloat = 15
        static let checkmarkWidth: CGFloat = 2.2
        static let detailSize: CGFloat = 22
        static let detailWidth: CGFloat = 1.5
        static let accessoryGap: CGFloat = 10

        /// How far content moves aside for the controls of editing.
        static let editingIndent: CGFloat = 40
        static let discInset: CGFloat = 17
        static let discSize: CGFloat = 22
        static let discSignSize: CGFloat = 11
        static let discSignWidth: CGFloat = 2
        static let handleSize = CGSize(width: 22, height: 11)
        static let handleWidth: CGFloat = 1.5
        /// A finger's or pointer's room around the handle, from the row's end.
        static let handleReach: CGFloat = 52

        static let selected = UIColor(light: hex(0x6E675B, alpha: 0.19), dark: hex(0xFFFFFF, alpha: 0.14))
        static let hovered = UIColor(light: hex(0x6E675B, alpha: 0.06), dark: hex(0xFFFFFF, alpha: 0.045))
        /// What rows are covered with that are chosen among several while the table is edited, in the tint colour.
        static let chosenAlpha: CGFloat = 0.12
        static let disabledAlpha: CGFloat = 0.4
        /// For those who asked for more contrast.
        static let strongSelected = UIColor(light: hex(0x3A342A, alpha: 0.34), dark: hex(0xFFFFFF, alpha: 0.30))

        /// Seconds.
        static let highlightRelease: TimeInterval = 0.3
        static let editingDuration: TimeInterval = 0.3

        static let headerHeight: CGFloat = 28
        static let plainHeader = Palette.background
        /// The headers of groups are small and bold.
        @MainActor
        static var groupedHeaderFont: UIFont {
            UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
        }
        /// Above and below the text of headers and footers of groups.
        static let groupedHeaderTop: CGFloat = 16
        static let groupedHeaderBottom: CGFloat = 7
        static let footerTop: CGFloat = 8
        static let footerBottom: CGFloat = 8
        static let plainHeaderPadding: CGFloat = 3.5
    }
}
