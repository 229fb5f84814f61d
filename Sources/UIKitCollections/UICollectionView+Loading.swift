// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    func prepare() {
        backgroundColor = .systemBackground
        // Tab stops once at a collection view; within it, the arrow keys move the focus.
        focusGroupIdentifier = "collection \(ObjectIdentifier(self).hashValue)"
        addSubview(board)
        pinnedLayers = [board.layer]
        attach(storedLayout)
        dragDrop.view = self
        swipe.attach(to: self)
        prepareInteraction()
    }

    // MARK: - Layout object

    func attach(_ layout: UICollectionViewLayout) {
        if let other = layout.collectionView, other !== self {
            Log.misuse("A layout that another collection view uses was set; each needs a layout object of its own.")
        }
        layout.collectionView = self
    }

    func replaceLayout(with layout: UICollectionViewLayout) {
        let old = storedLayout
        guard layout !== old else { return }
        finishUpdates()
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in content.views.values { view.willTransition(from: old, to: layout) }
        if old.collectionView === self { old.collectionView = nil }
        storedLayout = layout
        attach(layout)
        let context = layout.makeInvalidationContext()
        context.invalidateEverything = true
        layout.invalidateLayout(with: context)
        content.keepsPlace = true
        for view in content.views.values { view.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }

    // MARK: - Loading on demand

    func setNeedsReload() {
        content.needsLoad = true
        content.generation += 1
        AccessibilityWatch.mark(self, .items)
        setNeedsLayout()
    }

    /// Marks the content as not loaded.
    ///
    /// Visible views stay until they are replaced, so that they can be reused.
    func forgetContent() {
        endPressNow()
        if let focusedItem { keepFocus(near: focusedItem, prefersSelection: isSelected(focusedItem)) }
        dragDrop.contentWillReload()
        abandonMovement()
        interaction.forgetItems()
        finishUpdates()
        selection.paths = []
        selection.anchor = nil
    }

    func loadIfNeeded() {
        guard content.needsLoad, !content.isLoading, !content.isPreparing, updates.depth == 0 else { return }
        content.isLoading = true
        defer { content.isLoading = false }
        removeElements()
        content.needsLoad = false
        content.hasReportedStrangers = false
        content.counts = loadedCounts()
        selection.paths = selection.paths.filter(content.has)
        prefetching = CollectionPrefetching()
        reloadIndexTitles()
        let context = storedLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
    }

    /// Returns the item count of each section, as reported by the data source.
    func loadedCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else {
            Log.misuse("A collection view cannot have \(sections) sections; it has none instead.")
            return []
        }
        return (0..<sections).map { section in
            let items = dataSource.collectionView(self, numberOfItemsInSection: section)
            if items < 0 { Log.misuse("Section \(section) of a collection view cannot have \(items) items.") }
            return max(items, 0)
        }
    }

    /// Recycles all views.
    func removeElements() {
        let views = content.views
        content.views = [:]
        for (element, view) in views { recycle(view, of: element) }
        content.nearby = []
        content.nearbyRect = .null
    }

    // MARK: - Environment

    /// Called when the safe area, the margins, or the content insets change, on which layouts may depend.
    func environmentDidChange() {
        storedLayout.invalidateLayout()
    }

    func traitsDidChange(from previous: UITraitCollection?) {
        guard let previous else { return }
        let current = traitCollection
        if previous.preferredContentSizeCategory != current.preferredContentSizeCategory {
            for view in content.views.values { view.isMeasured = false }
            storedLayout.invalidateLayout()
        } else if previous.layoutDirection != current.layoutDirection
            || previous.displayScale != current.displayScale
            || previous.horizontalSizeClass != current.horizontalSizeClass
            || previous.verticalSizeClass != current.verticalSizeClass
        {
            storedLayout.invalidateLayout()
        }
    }

    func editingDidChange() {
        swipe.close()
        trimSelection()
        for (element, view) in content.views {
            (view as? UICollectionViewCell)?.isInEditing = allowsEditing(of: element.indexPath)
        }
    }
}
