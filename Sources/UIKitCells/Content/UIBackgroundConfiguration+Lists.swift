// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) public import UIKitCore

extension UIBackgroundConfiguration {
    private init(_ color: UIColor?) {
        self = .clear()
        backgroundColor = color
    }

    // MARK: - Rows

    /// Returns the default background configuration of a row in a list; that of a grouped list.
    public static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }

    /// Returns the default background configuration of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }

    /// Returns the default background configuration of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground)
    }

    /// Returns the default background configuration of a row in a sidebar: clear, and gray with rounded corners while
    /// the row is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(nil)
        configuration.cornerRadius = Theme.Cells.cardRadius
        configuration.stateColors = StateColors(normal: nil, selected: Theme.Cells.selected)
        return configuration
    }

    /// Returns the default background configuration of a row in a sidebar next to other columns.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    // MARK: - Headers and footers

    /// Returns the default background configuration of a header in a list: clear.
    public static func listHeader() -> UIBackgroundConfiguration { .clear() }

    /// Returns the default background configuration of a footer in a list: clear.
    public static func listFooter() -> UIBackgroundConfiguration { .clear() }

    /// Returns the default background configuration of a header or footer in a plain list, which rows scroll below.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(Theme.Cells.plainHeader)
    }

    /// Returns the default background configuration of a header or footer in a grouped list: clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }

    /// Returns the default background configuration of a header in a sidebar: clear.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }

    // MARK: - State

    /// Returns the configuration adapted to `state`: the rows of sidebars get their color while they are highlighted or
    /// selected.
    ///
    /// A color that the application has set is kept.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let stateColors, backgroundColor == stateColors.normal || backgroundColor == stateColors.selected else {
            return self
        }
        var isMarked = false
        switch state {
        case let state as UICellConfigurationState: isMarked = state.isSelected || state.isHighlighted
        case let state as UIViewConfigurationState: isMarked = state.isSelected || state.isHighlighted
        default: break
        }
        var copy = self
        copy.backgroundColor = isMarked ? stateColors.selected : stateColors.normal
        return copy
    }

    // MARK: - Drawing

    /// Whether the configuration needs more than a background color.
    package var needsView: Bool {
        customView != nil || cornerRadius != 0 || backgroundInsets != .zero || (strokeColor != nil && strokeWidth > 0)
            || visualEffect != nil || image != nil || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
    }

    /// Whether the configuration shows the selection itself.
    package var showsSelection: Bool { stateColors != nil }

    /// The color that is drawn; `nil` for none.
    package var shownColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }

    /// Returns the insets, on the chosen edges in addition to the container's margins.
    func insets(over margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        var insets = backgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }
}
