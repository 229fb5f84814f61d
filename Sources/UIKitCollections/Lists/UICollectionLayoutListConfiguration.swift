// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCells
public import UIKitCore

/// The appearance and behavior of a list in a collection view.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The style of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Rows in groups on a background.
        case grouped = 1
        /// Rows in groups with rounded corners.
        case insetGrouped = 2
        /// Rows without separators, on the background of a sidebar.
        case sidebar = 3
        /// Rows from edge to edge without separators, on the background of a sidebar.
        case sidebarPlain = 4
    }

    /// The content of a section's header.
    public enum HeaderMode: Int, Sendable {
        /// The section has no header.
        case none = 0
        /// The header is a supplementary view.
        case supplementary = 1
        /// The header is the section's first item.
        case firstItemInSection = 2
    }

    /// The content of a section's footer.
    public enum FooterMode: Int, Sendable {
        /// The section has no footer.
        case none = 0
        /// The footer is a supplementary view.
        case supplementary = 1
    }

    /// Returns the swipe actions of an item; `nil` for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the separators of an item, based on those of the list.
    public typealias ItemSeparatorHandler =
        @MainActor (_ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
        -> UIListSeparatorConfiguration

    /// Creates the configuration of a list with default settings.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    /// The style of the list.
    public let appearance: Appearance
    /// Whether separators are shown; `false` by default in sidebars.
    public var showsSeparators: Bool
    /// The separators of all items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Adapts the separators of an item.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background color of the list; `nil` for that of the appearance.
    public var backgroundColor: UIColor?
    /// Returns the actions that are revealed by swiping an item towards the trailing edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions that are revealed by swiping an item towards the leading edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The headers of the sections; none by default.
    public var headerMode = HeaderMode.none
    /// The footers of the sections; none by default.
    public var footerMode = FooterMode.none
    /// The space above headers in points; `nil` for the default of the appearance.
    public var headerTopPadding: CGFloat?
}

/// The separators of a list or of an item.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// The visibility of a separator.
    public enum Visibility: Int, Sendable {
        /// The separator is visible between items, and at the ends of a section if the appearance has it there.
        case automatic = 0
        /// The separator is visible.
        case visible = 1
        /// The separator is hidden.
        case hidden = 2
    }

    /// Insets with which a separator begins at the item's text.
    ///
    /// A constant, compared by value.
    public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Creates the separators of a list with an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// The visibility of the separator above an item.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below an item.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above an item, of which the leading and trailing ones apply.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below an item, of which the leading and trailing ones apply.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color.
    public var color = UIColor.separator
    /// The color of the separator between two selected items.
    ///
    /// No separator is shown between a selected item and another one.
    public var multipleSelectionColor = UIColor.separator
}
