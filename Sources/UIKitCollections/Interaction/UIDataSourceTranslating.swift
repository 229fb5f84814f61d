// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells

/// The methods that map index paths of the data source to the positions at which its items are shown.
///
/// The two differ while the user moves an item: the others make space for it before the data source changes.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
    /// Returns the index at which a section of the data source is shown.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the index in the data source of the section that is shown at an index.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns the index path at which an item of the data source is shown; `nil` for `nil` or if it does not exist.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the index path in the data source of the item that is shown at an index path; `nil` for `nil` or if
    /// there is none.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Calls a closure in which index paths are those at which items are shown.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
    /// Returns the index itself, because sections aren't moved interactively.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Returns the index itself, because sections aren't moved interactively.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        guard let path = dataSourceIndexPath else { return nil }
        guard let movement = interaction.movement else { return content.has(path) ? path : nil }
        guard path.count == 2, movement.counts.indices.contains(path.section),
            (0..<movement.counts[path.section]).contains(path.item)
        else { return nil }
        return movement.slot(of: path)
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        return presentationIndexPath.flatMap { content.has($0) ? itemShown(in: $0) : nil }
    }

    /// Calls a closure in which index paths are those at which items are shown.
    ///
    /// > Note: Differs from UIKit: only `cellForItem(at:)` and `layoutAttributesForItem(at:)` translate them.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let previous = interaction.usesPresentationValues
        interaction.usesPresentationValues = true
        defer { interaction.usesPresentationValues = previous }
        actionsToTranslate()
    }
}
