// SPDX-License-Identifier: MIT
internal import Diagnostics
public import DiffableData
public import Foundation
public import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// A data source that shows snapshots of the data, and animates the differences between them.
///
/// It is the collection view's data source from its creation on; the collection view doesn't retain it. The application
/// describes its data by identifiers, and applies a snapshot of them after each change, of the whole data or of one
/// section. Only a section snapshot has a hierarchy, whose items the user can expand and collapse.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
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

    /// A snapshot of one section of this data source.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Creates a data source, and sets it as the collection view's.
    @preconcurrency public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        presenter = self
        collectionView.dataSource = self
    }

    /// The closure that provides supplementary views; `nil` (the default) for none.
    @preconcurrency open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures that take part in reordering by the user.
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures that take part in expanding and collapsing items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

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

    /// Returns the entries of the index; `nil` (the default) for no index.
    ///
    /// Override it together with `collectionView(_:indexPathForIndexTitle:at:)`.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    // MARK: - Internal state

    private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// The hierarchies of the sections that have one.
    var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
}
