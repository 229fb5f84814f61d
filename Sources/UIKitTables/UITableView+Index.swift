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

    private func makeIndex() -> TableIndexView {
        let view = TableIndexView(frame: .zero)
        view.onChoice = { [weak self] entry in self?.goToEntry(entry) }
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
