// SPDX-License-Identifier: MIT
internal import Diagnostics
public import DiffableData
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// A data source that shows snapshots of the data, and animates the differences between them.
///
/// It is the collection view's data source from its creation on; the collection view doesn't retain it. The application
/// describes its data by identifiers, and applies a snapshot of them after each change, of the whole data or of one
/// section. Only a section snapshot has a hierarchy, whose items the user can expand and collapse.
///
/// Identifiers that are not unique, or unknown, are reported and ignored by the snapshot.
@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
    /// A closure that dequeues and configures the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// A closure that dequeues and configures a supplementary view.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    /// A snapshot of this data source's data.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// A snapshot of one section of this data source.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Creates a data source, and sets it as the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        collectionView.dataSource = self
    }

    /// The closure that provides supplementary views; `nil` (the default) for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures that take part in reordering by the user.
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures that take part in expanding and collapsing items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: - Applying snapshots

    /// Shows the data of a snapshot.
    ///
    /// Only the items that differ are changed; items that keep their identifier keep their cell and their selection.
    /// May be called on any thread. On the main queue, the collection view is changed before the method returns; on
    /// another one, the snapshots are compared there, and the view is changed later, in the order of the calls.
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
    /// `completion` is called on the main actor when the collection view has been reloaded.
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

    // MARK: - Applying section snapshots

    /// Shows the visible items of a section snapshot in a section, which is appended if there is none.
    ///
    /// May be called on any thread. `completion` is called on the main actor when the animations have ended.
    nonisolated open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        MainQueue.run { [self] in
            changes.add { self.show(snapshot, in: section, isAnimated: animatingDifferences, then: completion) }
        }
    }

    /// Shows the visible items of a section snapshot in a section, and returns when the animations have ended.
    nonisolated(nonsending) open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(
                snapshot, to: section, animatingDifferences: animatingDifferences,
                completion: { continuation.resume() })
        }
    }

    /// Returns the section snapshot that a section shows; one without a hierarchy if none was applied to it.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot { outline(of: section) }

    // MARK: - Identifiers

    /// Returns the identifier of an item; `nil` if there is no such item.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2 else { return nil }
        return shown.snapshot.itemIdentifier(at: ItemPosition(section: indexPath.section, item: indexPath.item))
    }

    /// Returns the index path of an identifier; `nil` if there is none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.snapshot.position(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
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

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.snapshot.numberOfItems(at: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = itemIdentifier(for: indexPath)
        if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
        Log.error(
            "The cell provider of a collection view's data source gives no cell for "
                + "\(item.map { "\($0)" } ?? "item \(indexPath)"); an empty one is shown.")
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        Log.error(
            "The data source of a collection view gives no supplementary view of kind \(kind) at \(indexPath); "
                + "set a supplementaryViewProvider. An empty view is shown.")
        return UICollectionReusableView(frame: .zero)
    }

    /// Returns whether the user can move an item, according to the reordering handlers.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canReorderItem(at: indexPath)
    }

    /// Called when the user has moved an item.
    ///
    /// The data source adopts the item's new position, and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        reorder(from: sourceIndexPath, to: destinationIndexPath)
    }

    // MARK: - Internal state

    private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    nonisolated let queue = SnapshotQueue<SectionIdentifierType, ItemIdentifierType>()
    var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The hierarchies of the sections that have one.
    var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
    private(set) lazy var changes = ChangeQueue { [weak collectionView] in collectionView?.isAskingForItems == true }
}
