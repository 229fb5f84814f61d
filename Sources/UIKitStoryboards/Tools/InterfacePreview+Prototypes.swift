// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCells
internal import UIKitCollections
internal import UIKitCore
internal import UIKitTables

extension InterfacePreview {
    /// The data sources of lists, which don't keep them alive.
    private static var sources: [Source] = []

    private struct Source {
        weak var list: UIView?
        let object: AnyObject
    }

    /// Shows each prototype once in the lists that a loader has created, as design tools do.
    static func showPrototypes(of loader: ObjectLoader) {
        guard isActive else { return }
        sources.removeAll { $0.list == nil }
        var shown: Set<ObjectIdentifier> = []
        for (list, _) in loader.prototypes where shown.insert(ObjectIdentifier(list)).inserted {
            let elements = loader.prototypes.filter { $0.list === list }.map(\.element)
            switch list {
            case let table as UITableView: show(elements, in: table, loader)
            case let collection as UICollectionView: show(elements, in: collection)
            default: break
            }
        }
    }

    private static func show(_ elements: [InterfaceElement], in table: UITableView, _ loader: ObjectLoader) {
        let rows = elements.compactMap { element -> StaticTableContent.Row? in
            let made = try? PrototypeNib(element, of: loader).instantiate(withOwner: nil, externalObjects: [:])
            guard let cell = made?.first as? UITableViewCell else { return nil }
            let height = element["rowHeight"].flatMap(InterfaceNumbers.number)
            return StaticTableContent.Row(cell: cell, height: height.flatMap { $0 > 0 ? CGFloat($0) : nil })
        }
        table.staticContent = StaticTableContent(sections: [.init(header: nil, footer: nil, rows: rows)])
        guard !(table.dataSource is UITableViewController), !(loader.scene?.controller is UITableViewController) else {
            return
        }
        // A controller of the standard class is the source of static content.
        let source = UITableViewController(style: table.style)
        table.dataSource = source
        table.delegate = source
        sources.append(Source(list: table, object: source))
    }

    private static func show(_ elements: [InterfaceElement], in collection: UICollectionView) {
        let source = PreviewItems(elements)
        collection.dataSource = source
        collection.delegate = source
        sources.append(Source(list: collection, object: source))
    }
}

/// Shows each prototype of a collection view once.
@MainActor
private final class PreviewItems: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let cells: [InterfaceElement]
    /// The reuse identifiers of headers and footers, by kind.
    private var supplementary: [String: String] = [:]

    init(_ elements: [InterfaceElement]) {
        let named = elements.filter { $0["reuseIdentifier"]?.isEmpty == false }
        cells = named.filter { $0.name == "collectionViewCell" }
        for element in named {
            switch element.key {
            case "sectionHeaderView":
                supplementary[UICollectionView.elementKindSectionHeader] = element["reuseIdentifier"]
            case "sectionFooterView":
                supplementary[UICollectionView.elementKindSectionFooter] = element["reuseIdentifier"]
            default: break
            }
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = cells[indexPath.item]["reuseIdentifier"] ?? ""
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let identifier = supplementary[kind] else { return UICollectionReusableView() }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let element = cells[indexPath.item].child(key: "customSize")
        let sides = ["width", "height"].compactMap { element?[$0].flatMap(InterfaceNumbers.number) }
        if sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) {
            return CGSize(width: sides[0], height: sides[1])
        }
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
    }
}
