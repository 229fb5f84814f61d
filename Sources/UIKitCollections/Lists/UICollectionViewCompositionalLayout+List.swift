// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewCompositionalLayout {
    /// Returns attributes for an element of a section, which carry the properties of the row if the section is a list.
    func makeAttributes(
        of element: CollectionElement, inListOf section: Int
    ) -> UICollectionViewLayoutAttributes {
        guard let list = geometry.sections[section].section.list else { return makeAttributes(of: element) }
        let attributes = ListAttributes()
        attributes.indexPath = element.indexPath
        if case .supplementary(let kind, _) = element {
            attributes.representedElementCategory = .supplementaryView
            attributes.representedElementKind = kind
        }
        attributes.row = row(of: element, in: list, section: section)
        return attributes
    }

    private func row(of element: CollectionElement, in list: ListSection, section: Int) -> ListRow {
        let configuration = list.configuration
        var row = ListRow()
        row.appearance = configuration.appearance
        if !row.isGrouped, let collectionView { row.margin = max(row.margin, collectionView.layoutMargins.left) }
        let side = geometry.sections[section].section.contentInsets.trailing
        row.trailingInset = max((collectionView?.index.width ?? 0) - side, 0)
        if row.appearance == .sidebar { row.margin = Theme.Cells.margin }
        switch element {
        case .supplementary(let kind, _):
            row.role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
            return row
        case .decoration: return row
        case .cell(let path): separate(&row, path, configuration, count: geometry.sections[section].solver.count)
        }
        return row
    }

    private func separate(
        _ row: inout ListRow, _ path: IndexPath, _ configuration: UICollectionLayoutListConfiguration, count: Int
    ) {
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        row.isFirst = path.item == first
        row.isLast = path.item == count - 1
        guard path.item >= first else {
            row.role = .header
            return
        }
        row.hasSeparator = configuration.showsSeparators
        guard configuration.showsSeparators else { return }
        var separators = configuration.separatorConfiguration
        if let handler = configuration.itemSeparatorHandler { separators = handler(path, separators) }
        row.showsTopSeparator = separators.topSeparatorVisibility == .visible
        row.showsBottomSeparator =
            switch separators.bottomSeparatorVisibility {
            case .automatic: !row.isLast || !row.isGrouped
            case .visible: true
            case .hidden: false
            }
        let automatic = UIListSeparatorConfiguration.automaticInsets
        row.topSeparatorInsets = separators.topSeparatorInsets == automatic ? nil : separators.topSeparatorInsets.sane
        row.bottomSeparatorInsets =
            separators.bottomSeparatorInsets == automatic ? nil : separators.bottomSeparatorInsets.sane
        row.separatorColor = separators.color
        row.selectedSeparatorColor = separators.multipleSelectionColor
    }

    /// Gives the collection view the background of the list, unless it has a background of its own.
    func showListBackground() {
        guard let list, let collectionView else { return }
        let color: UIColor =
            list.backgroundColor
            ?? {
                switch list.appearance {
                case .plain: .systemBackground
                case .grouped, .insetGrouped: .systemGroupedBackground
                case .sidebar, .sidebarPlain: Theme.Lists.sidebarFill
                }
            }()
        let present = collectionView.backgroundColor
        guard present == .systemBackground || present == collectionView.listBackground else { return }
        collectionView.listBackground = color
        if collectionView.backgroundColor != color { collectionView.backgroundColor = color }
    }

    /// Gives a view that is about to be configured the properties on which its default configuration depends.
    func prepare(_ view: UICollectionReusableView, kind: String?) {
        guard let cell = view as? UICollectionViewListCell else { return }
        let section = geometry.sections.first { $0.section.list != nil }?.section.list?.configuration
        guard let configuration = list ?? section else { return }
        cell.row.appearance = configuration.appearance
        cell.row.role =
            switch kind {
            case nil: .item
            case UICollectionView.elementKindSectionFooter: .footer
            default: .header
            }
    }
}
