// SPDX-License-Identifier: MIT
public import DiffableData
public import Foundation
internal import UIKitCore

/// The superclass of the diffable data sources of tables and collection views, which applies their snapshots.
///
/// Identifiers that are not unique, or unknown, are reported and ignored by the snapshot.
///
/// > Note: Differs from UIKit: there the two data sources have no common superclass.
@preconcurrency @MainActor
open class DiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// A snapshot of this data source's data.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    package init() {}

    // MARK: - Applying snapshots

    /// Shows the data of a snapshot.
    ///
    /// Only the items that differ are changed; items that keep their identifier keep their cell and their selection.
    /// May be called on any thread. On the main queue, the view is changed before the method returns; on another one,
    /// the snapshots are compared there, and the view is changed later, in the order of the calls.
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
    /// `completion` is called on the main actor when the view has been reloaded.
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

    /// Returns the identifier of an item; `nil` if there is no such item.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2 else { return nil }
        return shown.snapshot.itemIdentifier(at: ItemPosition(section: indexPath[0], item: indexPath[1]))
    }

    /// Returns the index path of an identifier; `nil` if there is none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.snapshot.position(of: itemIdentifier)?.indexPath
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

    // MARK: - Internal state

    package nonisolated let queue = SnapshotQueue<SectionIdentifierType, ItemIdentifierType>()
    package var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    package private(set) lazy var changes = ChangeQueue { [weak self] in self?.presenter?.isViewBusy == true }
    /// The subclass, which shows the snapshots in its view.
    package weak var presenter: (any SnapshotPresenter)?
}
