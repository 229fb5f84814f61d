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
        if titles.isEmpty != (index.view == nil) {
            index.view?.removeFromSuperview()
            index.view = titles.isEmpty ? nil : makeIndex()
            replacesVerticalIndicator = index.view != nil
            setUpRowsInSight()
        }
        index.view?.titles = titles
        indexDidChange()
    }

    func indexDidChange() {
        guard let view = index.view else { return }
        view.color = sectionIndexColor
        view.restingBackground = sectionIndexBackgroundColor
        view.trackingBackground = sectionIndexTrackingBackgroundColor
        layOutOverlay()
    }

    /// Fades the index in or out.
    ///
    /// While a row is swiped open, the index would cover its actions.
    func showIndex(_ isShown: Bool) {
        guard let view = index.view, view.alpha != (isShown ? 1 : 0) else { return }
        UIView.animate(
            withDuration: Theme.Table.indexFadeDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            view.alpha = isShown ? 1 : 0
        }
    }

    private func makeIndex() -> TableIndexView {
        let view = TableIndexView(frame: .zero)
        view.onChoice = { [weak self] entry in self?.goToEntry(entry) }
        view.currentEntry = { [weak self] in self?.entryOfTopSection() }
        overlay.addSubview(view)
        return view
    }

    private func goToEntry(_ entry: Int) {
        guard let dataSource, let titles = index.view?.titles, titles.indices.contains(entry) else { return }
        guard titles[entry] != UITableView.indexSearch else {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[entry], at: entry)
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }

    /// Returns the last entry whose section isn't below the topmost visible row.
    private func entryOfTopSection() -> Int? {
        let top = bounds.minY + coveredTop
        guard let dataSource, let titles = index.view?.titles, let section = content.geometry.section(at: top + 1)
        else { return nil }
        return titles.indices.last { entry in
            titles[entry] != UITableView.indexSearch
                && dataSource.tableView(self, sectionForSectionIndexTitle: titles[entry], at: entry) <= section
        }
    }

    /// Lays out the overlay and, in it, the index at the trailing edge inside the adjusted content inset.
    func layOutOverlay() {
        overlay.frame = bounds
        guard let view = index.view else { return }
        let inset = adjustedContentInset
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = Theme.Table.indexWidth
        let margin = Theme.Table.indexMargin
        view.frame = CGRect(
            x: isMirrored ? margin : bounds.width - width - margin, y: inset.top + margin, width: width,
            height: max(bounds.height - inset.top - inset.bottom - 2 * margin, 0))
    }
}
