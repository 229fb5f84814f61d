// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import DiffableData
public import Foundation
public import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// A data source that shows snapshots of the data, and animates the differences between them.
///
/// It is the table's data source from its creation on; the table doesn't retain it. The application describes its data
/// by identifiers, and applies a snapshot of them after each change. Subclasses override the data source methods for
/// titles, editing, and moving.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
    /// A closure that dequeues and configures the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

    /// Creates a data source, and sets it as the table's.
    @preconcurrency public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        presenter = self
        tableView.dataSource = self
    }

    /// The animation of rows and sections that are inserted, deleted, or reloaded; `automatic` by default.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    // MARK: - Data source

    open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.snapshot.numberOfItems(at: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = itemIdentifier(for: indexPath)
        if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
        Log.error(
            "The cell provider of a table's data source gives no cell for \(item.map { "\($0)" } ?? "row \(indexPath)"); "
                + "an empty one is shown.")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Called when the user has moved a row.
    ///
    /// An override applies a snapshot with the item moved. If none is applied, the data source moves the item itself.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: - Internal state

    private(set) weak var tableView: UITableView?
    private let cellProvider: CellProvider
}
