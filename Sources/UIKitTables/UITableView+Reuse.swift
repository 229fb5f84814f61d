// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

extension UITableView {
    // MARK: - Registration

    /// Registers a class for creating cells, which are initialized by `init(style: .default, reuseIdentifier:)`.
    ///
    /// Pass `nil` to remove the registration.
    ///
    /// > Note: Differs from UIKit: a class other than `UITableViewCell` and its subclasses is logged and ignored; UIKit
    /// > raises an exception.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return reuse.register(nil, forCells: identifier) }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            return Log.misuse(
                "\(cellClass) is registered for the cells \"\(identifier)\", but is no UITableViewCell; it is ignored.")
        }
        reuse.register(.cells(cellClass), forCells: identifier)
    }

    /// Registers a UI file for creating cells.
    ///
    /// The first object in the file must be a cell.
    ///
    /// > Note: Differs from UIKit: a file that can't be used, or whose first object isn't a cell, is logged once and
    /// > gives plain cells; UIKit raises an exception.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.register(nib.map(TableReuse.Source.nib), forCells: identifier)
    }

    /// Registers a class for creating headers and footers, which are initialized by `init(reuseIdentifier:)`.
    ///
    /// Pass `nil` to remove the registration.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return reuse.register(nil, forHeaders: identifier) }
        guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
            return Log.misuse(
                "\(aClass) is registered for the headers \"\(identifier)\", but is no UITableViewHeaderFooterView; it is "
                    + "ignored.")
        }
        reuse.register(.headers(aClass), forHeaders: identifier)
    }

    /// Registers a UI file for creating headers and footers.
    ///
    /// The first object in the file must be a header or footer view.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.register(nib.map(TableReuse.Source.nib), forHeaders: identifier)
    }

    // MARK: - Dequeuing

    /// Returns a cell from the reuse pool, or a new one if a class or UI file is registered for the identifier;
    /// otherwise `nil` (`R-TV-92`, `R-TV-93`).
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reuse.offered, cell.reuseIdentifier == identifier { return cell }
        if let cell = reuse.cell(identifier) {
            unpark(cell)
            cell.prepareForReuse()
            return cell
        }
        switch reuse.cellSources[identifier] {
        case .cells(let cellClass): return UITableViewCell.make(cellClass, reuseIdentifier: identifier)
        case .nib(let nib):
            if let cell = first(in: nib, for: identifier, as: UITableViewCell.self) { return cell }
            // Registered in place of the file, so that it is reported once and not for each row.
            reuse.register(.cells(UITableViewCell.self), forCells: identifier)
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        case .headers, nil: return nil
        }
    }

    /// Returns a cell for a row.
    ///
    /// > Note: Differs from UIKit: an identifier without a registration is logged and gives plain cells; UIKit raises
    /// > an exception.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Log.misuse(
            "No cell is registered for \"\(identifier)\"; plain cells are used instead. Call "
                + "register(_:forCellReuseIdentifier:) before.")
        // Registered, so that it is reported once and not for each row.
        reuse.register(.cells(UITableViewCell.self), forCells: identifier)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a header or footer from the reuse pool, or a new one if a class or UI file is registered for the
    /// identifier; otherwise `nil`.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let header = reuse.header(identifier) {
            header.prepareForReuse()
            return header
        }
        switch reuse.headerSources[identifier] {
        case .headers(let aClass): return UITableViewHeaderFooterView.make(aClass, reuseIdentifier: identifier)
        case .nib(let nib):
            if let header = first(in: nib, for: identifier, as: UITableViewHeaderFooterView.self) { return header }
            reuse.register(.headers(UITableViewHeaderFooterView.self), forHeaders: identifier)
            return UITableViewHeaderFooterView(reuseIdentifier: identifier)
        case .cells, nil: return nil
        }
    }

    /// The first object of a file; `nil`, with a report, if it isn't a `type`.
    private func first<View: UIView>(in nib: UINib, for identifier: String, as type: View.Type) -> View? {
        let objects = nib.instantiate(withOwner: nil, options: nil)
        if let view = objects.first as? View { return view }
        Log.error(
            "The UI file for \"\(identifier)\" begins with \(objects.first.map { "\(Swift.type(of: $0))" } ?? "nothing"), "
                + "not with a \(type); a plain one is used instead.")
        return nil
    }

    // MARK: - Recycling

    func recycle(_ cell: UITableViewCell, at path: IndexPath) {
        swipe.cellDidLeave(cell)
        dragDrop.cellDidLeave(cell, at: path)
        let isParked = cell.superview === self && window != nil && cell.park()
        if !isParked { cell.removeFromSuperview() }
        cell.host = nil
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if !reuse.keep(cell), cell.unpark() { cell.removeFromSuperview() }
    }

    /// Shows a cell that was taken from the reuse pool, if it is parked.
    ///
    /// It keeps its place among the subviews only while rows are placed, which gives it a frame in the same layout.
    func unpark(_ cell: UITableViewCell) {
        guard cell.unpark() else { return }
        if content.isPlacing { reuse.unparked.append(cell) } else { cell.removeFromSuperview() }
    }

    /// Removes the cells that the data source has dequeued and not returned.
    func removeUnusedCells() {
        for cell in reuse.unparked where cell.host !== self { cell.removeFromSuperview() }
        reuse.unparked = []
    }

    func recycle(header view: UIView, ofSection section: Int) {
        view.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        if let header = view as? UITableViewHeaderFooterView { reuse.keep(header) }
    }

    func recycle(footer view: UIView, ofSection section: Int) {
        view.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        if let footer = view as? UITableViewHeaderFooterView { reuse.keep(footer) }
    }
}
