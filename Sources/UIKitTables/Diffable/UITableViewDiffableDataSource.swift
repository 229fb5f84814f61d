// SPDX-License-Identifier: MIT
internal import Diagnostics
public import DiffableData
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// A data source that shows snapshots of the data, and animates the differences between them.
///
/// It is the table's data source from its creation on; the table doesn't retain it. The application describes its data
/// by identifiers, and applies a snapshot of them after each change. Subclasses override the data source methods for
/// titles, editing, and moving.
///
/// Identifiers that are not unique, or unknown, are reported and ignored by the snapshot.
@MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
    /// A closure that dequeues and configures the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

    /// A snapshot of this data source's data.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source, and sets it as the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    /// The animation of rows and sections that are inserted, deleted, or reloaded; `automatic` by default.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    // MARK: - Applying snapshots

    /// Shows the data of a snapshot.
    ///
    /// Only the rows that differ are changed; rows that keep their identifier keep their cell and their selection. May
    /// be called on any thread. On the main queue, the table is changed before the method returns; on another one,
    /// the snapshots are compared there, and the table is changed later, in the order of the calls.
    ///
    /// - Parameters:
    ///   - snapshot: The new data.
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: Called on the main actor when the animations have ended.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true,
        completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        let request = queue.add(snapshot)
        MainQueue.run { [self] in
            changes.add { self.carryOut(request, isAnimated: animatingDifferences, then: completion) }
        }
    }

    /// Shows the data of a snapshot, and returns when the animations have ended.
    ///
    /// In a task that is not on the main actor, the snapshots are compared on the task's thread.
    nonisolated(nonsending) open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
        }
    }

    /// Shows the data of a snapshot with new cells, without comparing or animating anything.
    ///
    /// `completion` is called on the main actor when the table has been reloaded.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        let number = queue.replace(snapshot)
        MainQueue.run { [self] in
            changes.add { self.reload(snapshot, number: number, then: completion) }
        }
    }

    /// Shows the data of a snapshot with new cells, without comparing or animating anything.
    nonisolated(nonsending) open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
        }
    }

    /// Returns the snapshot that was applied last, without its reloads; on any thread.
    nonisolated open func snapshot() -> Snapshot { queue.snapshot }

    // MARK: - Identifiers

    /// Returns the identifier of a row; `nil` if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2 else { return nil }
        return shown.snapshot.itemIdentifier(at: ItemPosition(section: indexPath.section, item: indexPath.row))
    }

    /// Returns the row of an identifier; `nil` if there is none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.snapshot.position(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
    }

    /// Returns the identifier of the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.snapshot.sectionIdentifier(at: index)
    }

    /// Returns the index of a section; `nil` if there is none.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.snapshot.indexOfSection(sectionIdentifier)
    }

    /// Returns a text with the numbers of sections and items, for logs.
    open func description() -> String {
        "\(type(of: self)): \(shown.snapshot.numberOfSections) sections, \(shown.snapshot.numberOfItems) items"
    }

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
    nonisolated let queue = SnapshotQueue<SectionIdentifierType, ItemIdentifierType>()
    var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private(set) lazy var changes = ChangeQueue { [weak tableView] in tableView?.isAskingForRows == true }
}
