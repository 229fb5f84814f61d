// SPDX-License-Identifier: MIT
public import Foundation

/// Gives a table its content, and changes it as the user asks; two methods have no default (`R-TV-31`).
///
/// A load asks, in this order, `numberOfSections`, `numberOfRowsInSection` for every section, and `cellForRowAt` for the
/// rows in sight (`R-TV-73`…`R-TV-76`).
@MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// A cell that shows the row: one that the table gave for use again, or a new one.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// What stands above the section's rows; `nil`, the default, for nothing.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether the row can be deleted, or one inserted at it; `false` by default.
    ///
    /// > Note: Differs from UIKit: there, rows can be edited by default if the data source implements
    /// > `tableView(_:commit:forRowAt:)`, which cannot be seen here. Implement both.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// The user deletes the row or inserts one there: change the content, then tell the table by `deleteRows` or
    /// `insertRows`. Not to be answered by `setEditing` before it has returned (`R-TV-179`).
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Whether the user may drag the row elsewhere; `false` by default.
    ///
    /// > Note: Differs from UIKit: there, rows can be moved by default if the data source implements
    /// > `tableView(_:moveRowAt:to:)`, which cannot be seen here. Implement both.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The user has dropped the row elsewhere: change the content; the table shows it there already (`R-TV-201`).
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// The entries of the index beside the rows, from top to bottom; `nil`, the default, for none (`R-TV-96`).
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that an entry of the index leads to; the one of the same number by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
