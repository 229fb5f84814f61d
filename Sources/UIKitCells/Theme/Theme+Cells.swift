// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
@_spi(Toolkit) package import UIKitCore

extension Theme {
    /// Rows of lists, and section headers and footers.
    package enum Cells {
        /// The default height of a row, including its separator.
        package static let height: CGFloat = 44
        package static let subtitleHeight: CGFloat = 58
        /// The space between the edges of the row and its content.
        package static let margin: CGFloat = 16
        package static let verticalMargin: CGFloat = 11
        /// The vertical margin of rows with a label below another, which yields `subtitleHeight`.
        package static let subtitleVerticalMargin: CGFloat = 7.5
        /// The space between the content and the accessory.
        package static let accessoryMargin: CGFloat = 8
        package static let indentationWidth: CGFloat = 10
        /// The corner radius of inset groups.
        package static let cardRadius: CGFloat = 10

        package static let standardImageDimension: CGFloat = 28
        /// The height, in points, that rows reserve for a symbol: that of a line of text.
        package static let standardSymbolHeight: CGFloat = 22
        /// The width at which fitting widths are measured.
        package static let unlimitedWidth: CGFloat = 10_000
        package static let imageGap: CGFloat = 16
        /// The space between a title and the text below it, and between a title and the text next to it.
        package static let lineGap: CGFloat = 2
        package static let sideGap: CGFloat = 6
        /// The end of titles from the row's leading edge, in rows with a column of details.
        package static let columnWidth: CGFloat = 92
        /// The minimum fraction of the width for the title in a row too narrow for title and detail.
        package static let titleShare: CGFloat = 0.5

        package static let chevronSize = CGSize(width: 8, height: 14)
        package static let chevronWidth: CGFloat = 2
        package static let checkmarkSize: CGFloat = 15
        package static let checkmarkWidth: CGFloat = 2.2
        package static let detailSize: CGFloat = 22
        package static let detailWidth: CGFloat = 1.5
        package static let accessoryGap: CGFloat = 10

        /// The distance by which the content moves aside for editing controls.
        package static let editingIndent: CGFloat = 40
        package static let discInset: CGFloat = 17
        package static let hoveredDiscAlpha: CGFloat = 0.85
        package static let discSize: CGFloat = 22
        package static let discSignSize: CGFloat = 11
        package static let discSignWidth: CGFloat = 2
        package static let handleSize = CGSize(width: 22, height: 11)
        package static let handleWidth: CGFloat = 1.5
        /// The touch area of the reorder handle, from the row's trailing edge.
        package static let handleReach: CGFloat = 52

        package static let selected = UIColor(light: hex(0x6E675B, alpha: 0.19), dark: hex(0xFFFFFF, alpha: 0.14))
        package static let hovered = UIColor(light: hex(0x6E675B, alpha: 0.06), dark: hex(0xFFFFFF, alpha: 0.045))
        /// The opacity of the tint color over rows selected during editing.
        package static let chosenAlpha: CGFloat = 0.12
        package static let disabledAlpha: CGFloat = 0.4
        /// The selection color with increased contrast.
        package static let strongSelected = UIColor(light: hex(0x3A342A, alpha: 0.34), dark: hex(0xFFFFFF, alpha: 0.16))

        /// The duration of the fade when a highlight ends, in seconds.
        package static let highlightRelease: TimeInterval = 0.3
        package static let editingDuration: TimeInterval = 0.3

        package static let headerHeight: CGFloat = 28
        package static let plainHeader = Palette.background
        /// The font of group headers: small and bold.
        @MainActor
        package static var groupedHeaderFont: UIFont {
            UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
        }
        /// The padding above and below the text of group headers and footers.
        package static let groupedHeaderTop: CGFloat = 16
        package static let groupedHeaderBottom: CGFloat = 7
        package static let footerTop: CGFloat = 8
        package static let footerBottom: CGFloat = 8
        package static let plainHeaderPadding: CGFloat = 3.5
    }
}
