// SPDX-License-Identifier: MIT
internal import DiffableData
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewDiffableDataSource: CollectionOutlineSource {
    func isExpanded(at path: IndexPath) -> Bool {
        guard let (item, section) = place(at: path), let outline = outlines[section], outline.contains(item) else {
            return false
        }
        return outline.isExpanded(item)
    }

    func toggleExpansion(at path: IndexPath) {
        guard let (item, section) = place(at: path) else { return }
        var outline = outline(of: section)
        guard outline.contains(item) else { return }
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let children = sectionSnapshotHandlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    func parent(at path: IndexPath) -> IndexPath? {
        guard let (item, section) = place(at: path), let outline = outlines[section], outline.contains(item) else {
            return nil
        }
        return outline.parent(of: item).flatMap(indexPath)
    }

    func firstChild(at path: IndexPath) -> IndexPath? {
        let next = IndexPath(item: path.item + 1, section: path.section)
        return isExpanded(at: path) && parent(at: next) == path ? next : nil
    }

    private func place(at path: IndexPath) -> (item: ItemIdentifierType, section: SectionIdentifierType)? {
        guard path.count == 2, let item = itemIdentifier(for: path),
            let section = sectionIdentifier(for: path[0])
        else { return nil }
        return (item, section)
    }
}
