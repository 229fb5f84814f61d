// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
@_spi(Toolkit) internal import UIKitCore

extension Theme {
    /// Rows of lists, and section headers and footers.
    enum Cells {
        /// The default height of a row, including its separator.
        static let height: CGFloat = 44
        static let subtitleHeight: CGFloat = 58
        /// The space between the edges of the row and its content.
        static let margin: CGFloat = 16
        static let verticalMargin: CGFloat = 11
        /// The vertical margin of rows with a label below another, which yields `subtitleHeight`.
        static let subtitleVerticalMargin: CGFloat = 7.5
        /// The space between the content and the accessory.
        static let accessoryMargin: CGFloat = 8
        static let indentationWidth: CGFloat = 10
        /// The corner radius of inset groups.
        static let cardRadius: CGFloat = 10

        static let imageGap: CGFloat = 16
        /// The space between a title and the text below it, and between a title and the text next to it.
        static let lineGap: CGFloat = 2
        static let sideGap: CGFloat = 6
        /// The end of titles from the row's leading edge, in rows with a column of details.
        static let columnWidth: CGFloat = 92
        /// The minimum fraction of the width for the title in a row too narrow for title and detail.
        static let titleShare: CGFloat = 0.5

        static let chevronSize = CGSize(width: 8, height: 14)
        static let chevronWidth: CGFloat = 2
        static let checkmarkSize: CGFloat = 15
        static let checkmarkWidth: CGFloat = 2.2
        static let detailSize: CGFloat = 22
        static let detailWidth: CGFloat = 1.5
        static let accessoryGap: CGFloat = 10

        /// The distance by which the content moves aside for editing controls.
        static let editingIndent: CGFloat = 40
        static let discInset: CGFloat = 17
        static let hoveredDiscAlpha: CGFloat = 0.85
        static let discSize: CGFloat = 22
        static let discSignSize: CGFloat = 11
        static let discSignWidth: CGFloat = 2
        static let handleSize = CGSize(width: 22, height: 11)
        static let handleWidth: CGFloat = 1.5
        /// The touch area of the reorder handle, from the row's trailing edge.
        static let handleReach: CGFloat = 52

        static let selected = UIColor(light: hex(0x6E675B, alpha: 0.19), dark: hex(0xFFFFFF, alpha: 0.14))
        static let hovered = UIColor(light: hex(0x6E675B, alpha: 0.06), dark: hex(0xFFFFFF, alpha: 0.045))
        /// The opacity of the tint color over rows selected during editing.
        static let chosenAlpha: CGFloat = 0.12
        static let disabledAlpha: CGFloat = 0.4
        /// The selection color with increased contrast.
        static let strongSelected = UIColor(light: hex(0x3A342A, alpha: 0.34), dark: hex(0xFFFFFF, alpha: 0.30))

        /// The duration of the fade when a highlight ends, in seconds.
        static let highlightRelease: TimeInterval = 0.3
        static let editingDuration: TimeInterval = 0.3

        static let headerHeight: CGFloat = 28
        static let plainHeader = Palette.background
        /// The font of group headers: small and bold.
        @MainActor
        static var groupedHeaderFont: UIFont {
            UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
        }
        /// The padding above and below the text of group headers and footers.
        static let groupedHeaderTop: CGFloat = 16
        static let groupedHeaderBottom: CGFloat = 7
        static let footerTop: CGFloat = 8
        static let footerBottom: CGFloat = 8
        static let plainHeaderPadding: CGFloat = 3.5
    }
}
