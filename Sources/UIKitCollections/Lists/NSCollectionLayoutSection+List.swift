// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension NSCollectionLayoutSection {
    /// Creates a section that shows a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(Theme.Cells.height))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = ListSection(configuration: configuration)
        section.contentInsets = insets(configuration, width: layoutEnvironment.container.contentSize.width)
        section.boundarySupplementaryItems = edges(configuration)
        return section
    }

    private static func insets(
        _ configuration: UICollectionLayoutListConfiguration, width: CGFloat
    ) -> NSDirectionalEdgeInsets {
        let side: CGFloat =
            switch configuration.appearance {
            case .plain, .sidebarPlain: 0
            case .grouped: Theme.Groups.cardMargin(tableWidth: width)
            case .insetGrouped: Theme.Groups.insetCardMargin(tableWidth: width)
            case .sidebar: Theme.Lists.sidebarMargin
            }
        var insets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        switch configuration.appearance {
        case .plain, .sidebarPlain: break
        case .grouped, .insetGrouped:
            if configuration.headerMode == .none { insets.top = Theme.Groups.gap(isFirst: false) }
            if configuration.footerMode == .none { insets.bottom = Theme.Groups.footerGap }
        case .sidebar:
            if configuration.headerMode == .none { insets.top = Theme.Lists.sidebarGap }
            insets.bottom = Theme.Lists.sidebarGap
        }
        return insets
    }

    private static func edges(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(Theme.Cells.headerHeight))
        let isPinned = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        for item in items { item.pinToVisibleBounds = isPinned }
        return items
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
            if index == 0, isGrouped, configuration.headerMode == .none {
                section.contentInsets.top = Theme.Groups.gap(isFirst: true)
            }
            return section
        }
        layout.list = configuration
        return layout
    }
}

/// The list that a section of a layout shows.
struct ListSection {
    var configuration: UICollectionLayoutListConfiguration

    /// The space above the section's header.
    var topPadding: CGFloat {
        guard configuration.headerMode != .none else { return 0 }
        if let padding = configuration.headerTopPadding { return max(padding.saneSpacing, 0) }
        switch configuration.appearance {
        case .plain, .sidebarPlain: return Theme.Groups.headerTopPadding
        case .grouped, .insetGrouped, .sidebar: return 0
        }
    }
}
