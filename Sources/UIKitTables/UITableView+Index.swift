// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    /// Reloads the entries of the section index without reloading rows (`R-TV-105`).
    public func reloadSectionIndexTitles() {
        guard !content.needsLoad else { return }
        let isWanted = style == .plain && content.rowCount >= sectionIndexMinimumDisplayRowCount
        let titles = isWanted ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        let changesWidth = index.show(
            titles, of: self, in: overlay, choose: { [weak self] entry in self?.goToEntry(entry) },
            current: { [weak self] in self?.entryOfTopSection() })
        index.view?.accessibilityTitle = { [weak self] entry in
            guard let self else { return nil }
            return dataSource?.tableView(self, accessibilityLabelForSectionIndexTitleAt: entry)
        }
        if changesWidth { setUpRowsInSight() }
        indexDidChange()
    }

    func indexDidChange() {
        guard let view = index.view else { return }
        view.color = sectionIndexColor
        view.restingBackground = sectionIndexBackgroundColor
        view.trackingBackground = sectionIndexTrackingBackgroundColor
        layOutOverlay()
    }

    private func goToEntry(_ entry: Int) {
        let titles = index.titles
        guard let dataSource, titles.indices.contains(entry) else { return }
        guard titles[entry] != UITableView.indexSearch else {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[entry], at: entry)
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }

    /// Returns the last entry whose section isn't below the topmost visible row.
    private func entryOfTopSection() -> Int? {
        let top = bounds.minY + coveredTop
        let titles = index.titles
        guard let dataSource, let section = content.geometry.section(at: top + 1) else { return nil }
        return titles.indices.last { entry in
            titles[entry] != UITableView.indexSearch
                && dataSource.tableView(self, sectionForSectionIndexTitle: titles[entry], at: entry) <= section
        }
    }

    /// Lays out the overlay and, in it, the index at the trailing edge inside the adjusted content inset.
    func layOutOverlay() {
        overlay.frame = bounds
        index.layOut(in: self)
    }
}
