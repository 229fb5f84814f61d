// SPDX-License-Identifier: MIT
public import Foundation

extension UITableView {
    // MARK: - Blocks

    /// Opens a block of changes, which happen together when the outermost block ends; blocks nest (`R-TV-186`).
    public func beginUpdates() {
        updates.depth += 1
    }

    /// Ends a block; the outermost end asks the data source how many rows there are now, and animates.
    ///
    /// The content must have been changed by then. Numbers that do not fit what the block said are a mistake of the
    /// program. A block without changes asks for the heights anew.
    public func endUpdates() {
        precondition(updates.depth > 0, "endUpdates() without a beginUpdates() before it")
        updates.depth -= 1
        if updates.depth == 0 { carryOutUpdates() }
    }

    /// Carries out what `updates` asks for as one block; `completion` is called once all has come to rest, with whether
    /// it did so by itself.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion { self.updates.completions.append(completion) }
        endUpdates()
    }

    private func update(_ change: (inout TableUpdate) -> Void) {
        beginUpdates()
        change(&updates.pending)
        endUpdates()
    }

    // MARK: - Rows

    /// Shows rows that are new; the paths are those that they have in the end (`R-TV-192`).
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { update in for path in indexPaths { update.rows.inserted[path] = animation } }
    }

    /// Removes rows; the paths are those from before the block (`R-TV-191`).
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { update in for path in indexPaths { update.rows.deleted[path] = animation } }
    }

    /// Asks for the cells of rows anew; the paths are those from before the block.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { update in for path in indexPaths { update.rows.reloaded[path] = animation } }
    }

    /// Has the data source set up the cells that rows have; the paths are those from before the block.
    ///
    /// The data source is given the row's own cell when it asks for one to use again.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigured.formUnion(indexPaths) }
    }

    /// Moves a row from where it was before the block to where it is in the end; it stays selected if it is.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.rows.moved[indexPath] = newIndexPath }
    }

    // MARK: - Sections

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { update in for section in sections { update.sections.inserted[section] = animation } }
    }

    /// Removes sections with their rows.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { update in for section in sections { update.sections.deleted[section] = animation } }
    }

    /// Asks for all that sections show anew; they may have other numbers of rows.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { update in for section in sections { update.sections.reloaded[section] = animation } }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sections.moved[section] = newSection }
    }
}
