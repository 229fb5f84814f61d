// SPDX-License-Identifier: MIT
package import DiffableData
package import Foundation
@_spi(Toolkit) internal import UIKitCore

/// A diffable data source, as the one that changes its view.
@MainActor
package protocol SnapshotPresenter: AnyObject {
    /// Whether the view is loading or placing items, so that it cannot be changed.
    var isViewBusy: Bool { get }
    /// Whether the view shows this data source.
    var isInUse: Bool { get }
    /// Called after another snapshot was adopted, before the view is changed.
    func snapshotDidChange()
    /// Makes the changes between two snapshots in the view.
    func makeChanges(_ difference: SnapshotDifference, then completion: (@MainActor @Sendable () -> Void)?)
    func reloadView()
}

extension SnapshotPresenter {
    package func snapshotDidChange() {}
}

extension DiffableDataSource {
    package func carryOut(
        _ request: SnapshotRequest<SectionIdentifierType, ItemIdentifierType>, isAnimated: Bool,
        then completion: (@MainActor @Sendable () -> Void)?
    ) {
        let difference = shown.adopt(request)
        presenter?.snapshotDidChange()
        guard !difference.isEmpty, let presenter, presenter.isInUse else {
            completion?()
            return
        }
        let change = { presenter.makeChanges(difference, then: completion) }
        if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
    }

    func reload(_ snapshot: Snapshot, number: Int, then completion: (@MainActor @Sendable () -> Void)?) {
        shown.adopt(snapshot, number: number)
        presenter?.snapshotDidChange()
        if let presenter, presenter.isInUse { presenter.reloadView() }
        completion?()
    }

    /// Returns the shown snapshot with an item moved as the user has; `nil` if there is no such item or section.
    package func snapshot(
        movingItemAt path: IndexPath, to goal: IndexPath
    ) -> (snapshot: Snapshot, item: ItemIdentifierType)? {
        guard path != goal, goal.count == 2, let item = itemIdentifier(for: path),
            let section = shown.snapshot.sectionIdentifier(at: goal[0])
        else { return nil }
        var snapshot = shown.snapshot
        snapshot.deleteItems([item])
        if let next = snapshot.itemIdentifier(at: ItemPosition(section: goal[0], item: goal[1])) {
            snapshot.insertItems([item], beforeItem: next)
        } else {
            snapshot.appendItems([item], toSection: section)
        }
        return (snapshot, item)
    }
}

extension ItemPosition {
    package var indexPath: IndexPath { [section, item] }
}
