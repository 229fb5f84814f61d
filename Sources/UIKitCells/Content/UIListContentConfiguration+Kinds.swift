// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension UIListContentConfiguration {
    // MARK: - Rows

    /// Returns the configuration of a row with one text, or with a secondary text below it in the secondary color.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .of(.body), secondary: .of(.subheadline, .secondaryLabel))
    }

    /// Returns the configuration of a row with a secondary text below the main one.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// Returns the configuration of a row with the secondary text at the trailing edge, in the secondary color.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .of(.body), secondary: .of(.body, .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the configuration of a row in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// Returns the configuration of a row in a sidebar with a secondary text below the main one.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// Returns the configuration of a row in a sidebar next to other columns.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

    /// Returns the configuration of a row in a sidebar next to other columns with a secondary text below the main one.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    // MARK: - Headers and footers

    /// Returns the configuration of a section header in a list; that of a grouped list.
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// Returns the configuration of a section footer in a list; that of a grouped list.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    /// Returns the configuration of a section header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        edge(.of(.headline, .secondaryLabel), top: Theme.Cells.plainHeaderPadding, Theme.Cells.plainHeaderPadding)
    }

    /// Returns the configuration of a section footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        edge(.of(.footnote, .secondaryLabel), top: Theme.Cells.footerTop, Theme.Cells.footerBottom)
    }

    /// Returns the configuration of a section header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties.of(.footnote, .secondaryLabel)
        text.font = Theme.Cells.groupedHeaderFont
        return edge(text, top: Theme.Cells.groupedHeaderTop, Theme.Cells.groupedHeaderBottom)
    }

    /// Returns the configuration of a section footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

    /// Returns the configuration of a large section header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(.of(.headline), top: Theme.Cells.groupedHeaderTop, Theme.Cells.groupedHeaderBottom)
    }

    /// Returns the configuration of an extra large section header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(.of(.title2), top: Theme.Cells.groupedHeaderTop, Theme.Cells.groupedHeaderBottom)
    }

    /// Returns the configuration of a section header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        edge(.of(.headline), top: Theme.Cells.groupedHeaderTop, Theme.Cells.groupedHeaderBottom)
    }

    private static func edge(
        _ text: TextProperties, top: CGFloat, _ bottom: CGFloat
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: text, secondary: .of(.footnote, .secondaryLabel))
        configuration.directionalLayoutMargins.top = top
        configuration.directionalLayoutMargins.bottom = bottom
        return configuration
    }
}
