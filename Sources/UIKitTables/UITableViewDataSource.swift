// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The methods that provide a table's content and apply the user's changes to it.
///
/// Two of them are required (`R-TV-31`). Loading calls, in this order, `numberOfSections(in:)`,
/// `tableView(_:numberOfRowsInSection:)` for each section, and `tableView(_:cellForRowAt:)` for the visible rows
/// (`R-TV-73`…`R-TV-76`).
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell of a row, dequeued from the table or new.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the title above a section; `nil` (the default) for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title below a section; `nil` (the default) for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Returns whether a row can be deleted or can insert another one; `false` by default.
    ///
    /// > Note: Differs from UIKit: there, rows are editable by default if the data source implements
    /// > `tableView(_:commit:forRowAt:)`, which cannot be detected here. Implement both methods;
    /// > translated sources get this one, see <doc:BringAnApplication>.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Called when the user deletes a row or inserts one. Change the data, then call `deleteRows(at:with:)` or
    /// `insertRows(at:with:)`. Do not call `setEditing(_:animated:)` from this method (`R-TV-179`).
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Returns whether the user can move a row; `false` by default.
    ///
    /// > Note: Differs from UIKit: there, rows are movable by default if the data source implements
    /// > `tableView(_:moveRowAt:to:)`, which cannot be detected here. Implement both methods;
    /// > translated sources get this one, see <doc:BringAnApplication>.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Called when the user has moved a row. Change the data; the table already shows the row in its new position
    /// (`R-TV-201`).
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the entries of the section index, from top to bottom; `nil` (the default) for no index (`R-TV-96`).
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the text that is read out for an entry of the section index; `nil`, the default, for its title
    /// (`R-TV-104`).
    ///
    /// > Note: Differs from UIKit, where strings have an accessibility label.
    func tableView(_ tableView: UITableView, accessibilityLabelForSectionIndexTitleAt index: Int) -> String?

    /// Returns the section for an entry of the section index; by default, the section with the entry's index.
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
    public func tableView(
        _ tableView: UITableView, accessibilityLabelForSectionIndexTitleAt index: Int
    ) -> String? { nil }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
