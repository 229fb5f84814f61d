// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    // MARK: - Batches

    /// Begins a batch of changes, which are applied together when the outermost batch ends.
    ///
    /// Batches can be nested (`R-TV-186`).
    public func beginUpdates() {
        updates.depth += 1
    }

    /// Ends a batch.
    ///
    /// The end of the outermost batch queries the data source for row counts and animates the changes. The data must
    /// have been updated by then. A batch without changes queries the row heights again, and measures visible rows with automatic
    /// heights.
    ///
    /// > Note: Differs from UIKit: row counts that contradict the requested changes are logged, and the table is
    /// > reloaded without animation; UIKit raises an exception.
    public func endUpdates() {
        guard updates.depth > 0 else {
            return Log.misuse("A table received endUpdates() without a beginUpdates() before it, which is ignored.")
        }
        updates.depth -= 1
        if updates.depth == 0 { carryOutUpdates() }
    }

    /// Applies the changes requested by `updates` as one batch.
    ///
    /// `completion` is called when the animations have ended, with whether they finished.
    public func performBatchUpdates(@_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    {
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

    /// Inserts rows.
    ///
    /// The index paths are those after the batch (`R-TV-192`).
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { update in for path in indexPaths { update.rows.inserted[path] = animation } }
    }

    /// Deletes rows.
    ///
    /// The index paths are those before the batch (`R-TV-191`).
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { update in for path in indexPaths { update.rows.deleted[path] = animation } }
    }

    /// Reloads the cells of rows.
    ///
    /// The index paths are those before the batch.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { update in for path in indexPaths { update.rows.reloaded[path] = animation } }
    }

    /// Has the data source configure the existing cells of rows again.
    ///
    /// The index paths are those before the batch. The data source receives the row's existing cell when it dequeues
    /// one.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigured.formUnion(indexPaths) }
    }

    /// Moves a row from its position before the batch to its position after it.
    ///
    /// Its selection is kept.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.rows.moved[indexPath] = newIndexPath }
    }

    // MARK: - Sections

    /// Inserts sections.
    ///
    /// The indexes are those after the batch.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { update in for section in sections { update.sections.inserted[section] = animation } }
    }

    /// Deletes sections with their rows.
    ///
    /// The indexes are those before the batch.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { update in for section in sections { update.sections.deleted[section] = animation } }
    }

    /// Reloads sections, including their headers and footers.
    ///
    /// Their row counts may change. The indexes are those before the batch.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { update in for section in sections { update.sections.reloaded[section] = animation } }
    }

    /// Moves a section from its position before the batch to its position after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sections.moved[section] = newSection }
    }
}
