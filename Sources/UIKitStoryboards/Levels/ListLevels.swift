// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCells
internal import UIKitCollections
internal import UIKitCore
internal import UIKitTables

extension LevelRegistry {
    static var listLevels: [(AnyClass, @MainActor () -> LevelEntries)] {
        [
            (UITableView.self, { table.entries }), (UITableViewCell.self, { cell.entries }),
            (UITableViewHeaderFooterView.self, { header.entries }), (UICollectionView.self, { collection.entries }),
            (UICollectionReusableView.self, { reusable.entries }), (UICollectionViewCell.self, { item.entries }),
            (UICollectionViewFlowLayout.self, { flowLayout.entries }),
        ]
    }

    // MARK: - Tables

    private static var table: ClassLevel<UITableView> {
        ClassLevel(UITableView.self) {
            $0.set("rowHeight", \.rowHeight)
            $0.set("estimatedRowHeight", \.estimatedRowHeight)
            for (name, property) in [
                ("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
                ("sectionFooterHeight", \.sectionFooterHeight),
            ] {
                $0.set(name) { (table, height: CGFloat) in
                    // Design tools write these heights into every table that has the standard ones.
                    if height != 18, height != 28 { table[keyPath: property] = height }
                }
            }
            $0.set("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
            $0.set("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
            $0.set(
                "separatorStyle", \.separatorStyle,
                words: ["none": .none, "singleLine": .singleLine, "default": .singleLine])
            $0.set("separatorColor", \.separatorColor)
            $0.set("separatorInset", \.separatorInset)
            $0.set("allowsSelection", \.allowsSelection)
            $0.set("allowsMultipleSelection", \.allowsMultipleSelection)
            $0.set("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
            $0.set("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
            $0.set("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
            $0.set("sectionIndexColor", \.sectionIndexColor)
            $0.set("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
            $0.set("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
            $0.object("tableHeaderView", \.tableHeaderView)
            $0.object("tableFooterView", \.tableFooterView)
            $0.object("backgroundView", \.backgroundView)
            $0.elements("prototypes") { table, list, coder in
                for element in list.children { coder.loader.addPrototype(element, to: table) }
            }
            $0.elements("sections") { table, list, coder in coder.loader.addStaticContent(list, to: table) }
            $0.outlet("delegate") { (table, delegate: any UITableViewDelegate) in table.delegate = delegate }
            $0.outlet("dataSource") { (table, source: any UITableViewDataSource) in table.dataSource = source }
            $0.outlet("backgroundView") { (table, view: UIView) in table.backgroundView = view }
            $0.outlet("tableHeaderView") { (table, view: UIView) in table.tableHeaderView = view }
            $0.outlet("tableFooterView") { (table, view: UIView) in table.tableFooterView = view }
            $0.set("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
            $0.set("fillerRowHeight", \.fillerRowHeight)
            $0.set("springLoaded", \.isSpringLoaded)
            $0.set("prefetchingEnabled", \.isPrefetchingEnabled)
            $0.ignore("style", "dataMode")
        }
    }

    private static var cell: ClassLevel<UITableViewCell> {
        ClassLevel(UITableViewCell.self) {
            $0.set("accessoryType", \.accessoryType, words: InterfaceWords.accessories)
            $0.set("editingAccessoryType", \.editingAccessoryType, words: InterfaceWords.accessories)
            $0.set(
                "selectionStyle", \.selectionStyle,
                words: ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
            $0.set("indentationLevel", \.indentationLevel)
            $0.set("indentationWidth", \.indentationWidth)
            $0.set("showsReorderControl", \.showsReorderControl)
            $0.set("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
            $0.set("separatorInset", \.separatorInset)
            $0.elements("tableViewCellContentView") { cell, element, coder in
                coder.loader.decodeContent(element, of: cell, coder.element)
            }
            $0.object("accessoryView", \.accessoryView)
            $0.object("editingAccessoryView", \.editingAccessoryView)
            $0.object("backgroundView", \.backgroundView)
            $0.object("selectedBackgroundView", \.selectedBackgroundView)
            $0.outlet("accessoryView") { (cell, view: UIView) in cell.accessoryView = view }
            $0.outlet("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
            $0.outlet("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
            $0.ignore(
                "style", "reuseIdentifier", "rowHeight", "textLabel", "detailTextLabel",
                "imageView")
        }
    }

    private static var header: ClassLevel<UITableViewHeaderFooterView> {
        ClassLevel(UITableViewHeaderFooterView.self) { $0.ignore("reuseIdentifier") }
    }

    // MARK: - Collections

    private static var collection: ClassLevel<UICollectionView> {
        ClassLevel(UICollectionView.self) {
            $0.set("allowsSelection", \.allowsSelection)
            $0.set("allowsMultipleSelection", \.allowsMultipleSelection)
            $0.object("backgroundView", \.backgroundView)
            $0.elements("cells") { view, list, coder in
                for element in list.children { coder.loader.addPrototype(element, to: view) }
            }
            $0.elements("collectionReusableView") { view, element, coder in
                coder.loader.addPrototype(element, to: view)
            }
            $0.outlet("delegate") { (view, delegate: any UICollectionViewDelegate) in view.delegate = delegate }
            $0.outlet("dataSource") { (view, source: any UICollectionViewDataSource) in view.dataSource = source }
            $0.outlet("backgroundView") { (view, background: UIView) in view.backgroundView = background }
            $0.set("springLoaded", \.isSpringLoaded)
            $0.set("prefetchingEnabled", \.isPrefetchingEnabled)
            $0.ignore("dataMode", "collectionViewLayout")
        }
    }

    private static var flowLayout: ClassLevel<UICollectionViewFlowLayout> {
        ClassLevel(UICollectionViewFlowLayout.self) {
            $0.set("scrollDirection", \.scrollDirection, words: ["horizontal": .horizontal, "vertical": .vertical])
            $0.set("minimumLineSpacing", \.minimumLineSpacing)
            $0.set("minimumInteritemSpacing", \.minimumInteritemSpacing)
            $0.set("itemSize", \.itemSize)
            $0.set("estimatedItemSize", \.estimatedItemSize)
            // Items that determine their own sizes, without an estimate.
            $0.read("automaticEstimatedItemSize") { layout, value in
                if value.flag == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
                return value.flag != nil
            }
            $0.set("headerReferenceSize", \.headerReferenceSize)
            $0.set("footerReferenceSize", \.footerReferenceSize)
            $0.set("sectionInset", \.sectionInset)
            $0.set("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
            $0.set("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
        }
    }

    private static var reusable: ClassLevel<UICollectionReusableView> {
        ClassLevel(UICollectionReusableView.self) { $0.ignore("reuseIdentifier", "key") }
    }

    private static var item: ClassLevel<UICollectionViewCell> {
        ClassLevel(UICollectionViewCell.self) {
            $0.elements("view") { cell, element, coder in
                if element.key == "contentView" { coder.loader.decodeContent(element, of: cell.contentView) }
            }
            $0.elements("collectionViewCellContentView") { cell, element, coder in
                coder.loader.decodeContent(element, of: cell.contentView)
            }
            $0.object("backgroundView", \.backgroundView)
            $0.object("selectedBackgroundView", \.selectedBackgroundView)
            // The size on the canvas of design tools.
            $0.ignore("customSize")
        }
    }
}
