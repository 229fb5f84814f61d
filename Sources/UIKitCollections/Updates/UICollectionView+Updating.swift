// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Carries out the changes of a batch that has ended.
    func carryOutUpdates() {
        let (changes, completions) = (updates.pending, updates.completions)
        (updates.pending, updates.completions) = (CollectionChanges(), [])
        let finish: (Bool) -> Void = { isFinished in for completion in completions { completion(isFinished) } }
        guard !content.isPlacing, !content.isLoading, !content.isPreparing else {
            Log.misuse(
                "A collection view was updated while it asked its data source or delegate; it is reloaded instead.")
            setNeedsReload()
            return finish(false)
        }
        // Content that is about to be reloaded, or that nothing shows, need not be animated.
        guard !content.needsLoad, window != nil, !bounds.isEmpty else {
            setNeedsReload()
            layoutIfNeeded()
            return finish(true)
        }
        let counts = loadedCounts()
        do throws(CollectionChanges.Mismatch) {
            let map = try CollectionUpdateMap(changes, from: content.counts, to: counts)
            animate(UpdatePlan(map: map, counts: counts), then: finish)
        } catch {
            Log.misuse(
                "A collection view and its data source do not agree: \(error.description). The sections had "
                    + "\(content.counts.briefly) items and now have \(counts.briefly). All content is reloaded.")
            reloadData()
            layoutIfNeeded()
            finish(false)
        }
    }

    // MARK: - Steps

    private func animate(_ plan: UpdatePlan, then finish: @escaping (Bool) -> Void) {
        var plan = plan
        plan.old = attributesAround()
        adopt(plan)
        dragDrop.follow(plan.map.goal)
        content.isPlacing = true
        prepareForUpdate(plan)
        plan.removed = storedLayout.elementsToDelete(likeThoseIn: Set(content.views.keys).union(plan.old.keys))
        sortOut(&plan)
        reconfigure(plan)
        let isComplete = fillSight(&plan)
        content.isPlacing = false
        guard isComplete else {
            // The data changed while it was queried.
            letGo(of: plan.departures.map(\.view))
            setNeedsReload()
            return finish(false)
        }
        run(plan, then: finish)
    }

    /// Returns the attributes of the elements around the visible area before the update, from which those that become
    /// visible start.
    private func attributesAround() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        guard content.isLayoutValid else { return [:] }
        let reach = Theme.Collection.updateReach
        var result: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attributes in elements(in: bounds.insetBy(dx: -bounds.width * reach, dy: -bounds.height * reach)) {
            result[attributes.element] = attributes.duplicated()
        }
        return result
    }

    /// Takes over the new counts, and maps the selection to the new positions.
    ///
    /// Deleted and replaced items are deselected.
    private func adopt(_ plan: UpdatePlan) {
        if let focusedItem, plan.map.goal(of: focusedItem) == nil {
            keepFocus(near: focusedItem, prefersSelection: isSelected(focusedItem))
        }
        content.counts = plan.counts
        content.generation += 1
        AccessibilityWatch.mark(self, .items)
        func goal(of path: IndexPath) -> IndexPath? { plan.map.isReloaded(path) ? nil : plan.map.goal(of: path) }
        selection.paths = Set(selection.paths.compactMap(goal))
        selection.anchor = selection.anchor.flatMap(plan.map.goal)
        interaction.follow(plan.map.goal)
        selection.press.follow(goal)
        prefetching.requested = Set(prefetching.requested.compactMap(plan.map.goal))
        reloadIndexTitles()
    }

    private func prepareForUpdate(_ plan: UpdatePlan) {
        storedLayout.dataWillChange(by: plan.map)
        let context = storedLayout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
        content.needsLoad = false
        prepareLayout()
        storedLayout.prepare(forCollectionViewUpdates: plan.map.changes.updateItems(plan.map))
    }

    // MARK: - Views

    /// Maps the views to the new positions of their elements, and sorts out those that leave.
    private func sortOut(_ plan: inout UpdatePlan) {
        let views = content.views
        content.views = [:]
        for (element, view) in views {
            guard let goal = plan.goal(of: element, view.applied), attributes(of: goal) != nil else {
                plan.departures.append(UpdatePlan.Departure(view: view, element: element, goal: nil))
                continue
            }
            view.element = goal
            content.views[goal] = view
            if case .cell(let path) = goal, let cell = view as? UICollectionViewCell { setUp(cell, at: path) }
        }
    }

    private func reconfigure(_ plan: UpdatePlan) {
        for path in plan.map.changes.reconfiguredItems.sorted() {
            guard let goal = plan.map.goal(of: path), let cell = shownCell(at: goal) else { continue }
            reconfigure(cell, at: goal)
        }
    }

    private func reconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
        reuse.offered = cell
        let given = dataSource?.collectionView(self, cellForItemAt: path)
        reuse.offered = nil
        cell.isMeasured = false
        guard let given, given !== cell else { return }
        Log.misuse(
            "Item \(path.briefly) is configured again, but the data source returned another cell; use the same "
                + "registration for it. The item is reloaded.")
        content.views[.cell(path)] = nil
        updates.leaving.append((cell, .cell(path)))
        letGo(of: [cell])
        if given.element == nil { reuse.keep(given) }
    }

    /// Creates the views that become visible; returns `false` if the content changed meanwhile.
    private func fillSight(_ plan: inout UpdatePlan) -> Bool {
        for _ in 0..<Theme.Collection.maximumPasses {
            prepareLayout()
            plan.offset = offsetAfterUpdate()
            let sight = CGRect(origin: plan.offset, size: bounds.size)
            content.nearbyRect = .null
            guard makeMissingViews(in: sight) else { return false }
            if content.isLayoutValid { break }
        }
        plan.added = storedLayout.elementsToInsert(likeThoseIn: content.views.keys)
        let sight = CGRect(origin: plan.offset, size: bounds.size)
        for (element, view) in content.views where view.applied != nil {
            guard let attributes = attributes(of: element), !isVisible(attributes, in: sight), !isHeld(view) else {
                continue
            }
            content.views[element] = nil
            plan.departures.append(UpdatePlan.Departure(view: view, element: element, goal: attributes))
        }
        for departure in plan.departures {
            departure.view.element = nil
            updates.leaving.append((departure.view, departure.element))
        }
        return true
    }

    private func offsetAfterUpdate() -> CGPoint {
        let old = contentSize
        let size = storedLayout.collectionViewContentSize
        guard size != old else { return targetOffset(for: contentOffset) }
        let inset = adjustedContentInset
        func limited(_ place: CGFloat, _ length: CGFloat, _ space: CGFloat, _ near: CGFloat, _ far: CGFloat) -> CGFloat
        {
            min(place, max(-near, length + far - space))
        }
        let proposed = CGPoint(
            x: limited(contentOffset.x, size.width, bounds.width, inset.left, inset.right),
            y: limited(contentOffset.y, size.height, bounds.height, inset.top, inset.bottom))
        // Content that is moving is brought back by the movement itself.
        let isMoving = isTracking || isDragging || isDecelerating || isOffsetAnimated
        return targetOffset(for: isMoving ? contentOffset : proposed)
    }

    // MARK: - Animation

    private func run(_ plan: UpdatePlan, then finish: @escaping (Bool) -> Void) {
        UIView.performWithoutAnimation {
            for (element, view) in content.views where view.applied == nil {
                guard let final = attributes(of: element) else { continue }
                appear(view, with: plan.start(of: element, final: final, in: storedLayout))
            }
        }
        let leaving = plan.departures.map(\.view)
        UIView.animate(
            springDuration: Theme.Collection.updateDuration, bounce: 0, options: [.allowUserInteraction],
            animations: {
                for departure in plan.departures {
                    apply(departure.end(in: storedLayout), to: departure.view)
                }
                contentSize = storedLayout.collectionViewContentSize
                if plan.offset != contentOffset { bounds.origin = plan.offset }
                content.nearbyRect = .null
                placeElements()
                storedLayout.finalizeCollectionViewUpdates()
            },
            completion: { [weak self] isFinished in
                self?.letGo(of: leaving)
                finish(isFinished)
            })
    }

    func letGo(of views: [UICollectionReusableView]) {
        for view in views {
            guard let index = updates.leaving.firstIndex(where: { $0.view === view }) else { continue }
            let (view, element) = updates.leaving.remove(at: index)
            view.layer.removeAllAnimations()
            recycle(view, of: element)
        }
    }

    /// Removes the views that are still animating out.
    func finishUpdates() {
        letGo(of: updates.leaving.map(\.view))
    }

    /// Returns the content offset after an update or a change of layout, as adjusted by the layout and the delegate.
    func targetOffset(for proposed: CGPoint) -> CGPoint {
        let own = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
        guard let collectionDelegate else { return own }
        return collectionDelegate.collectionView(self, targetContentOffsetForProposedContentOffset: own)
    }
}
