// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Updates the entries of the index.
    ///
    /// The caller invalidates the layout, whose lists leave space for the index.
    func reloadIndexTitles() {
        _ = index.show(
            content.counts.isEmpty ? [] : dataSource?.indexTitles(for: self) ?? [], of: self, in: board,
            choose: { [weak self] entry in self?.goToEntry(entry) },
            current: { [weak self] in self?.entryOfFirstItem() })
    }

    private func goToEntry(_ entry: Int) {
        guard let path = target(of: entry) else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let position: ScrollPosition = scrollsHorizontally ? isMirrored ? .right : .left : .top
        scrollToItem(at: path, at: position, animated: false)
    }

    /// Returns the item to which an entry scrolls.
    private func target(of entry: Int) -> IndexPath? {
        let titles = index.titles
        guard let dataSource, titles.indices.contains(entry) else { return nil }
        return dataSource.collectionView(self, indexPathForIndexTitle: titles[entry], at: entry)
    }

    /// Returns the last entry whose item isn't after the first visible one.
    private func entryOfFirstItem() -> Int? {
        let first = content.views.compactMap { element, view -> IndexPath? in
            guard case .cell(let path) = element, let frame = view.applied.map(frameInContent), !isCovered(frame) else {
                return nil
            }
            return path
        }.min()
        guard let first else { return nil }
        return index.titles.indices.last { entry in target(of: entry).map { $0 <= first } ?? false }
    }

    /// Returns whether an item is above the visible area or behind a bar or pinned element at its top.
    private func isCovered(_ frame: CGRect) -> Bool {
        frame.maxY <= bounds.minY + adjustedContentInset.top + pinnedInsets(over: frame).top + 1
    }
}
