// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// An interactive transition between two layouts.
@MainActor
struct CollectionTransition {
    let layout: UICollectionViewTransitionLayout
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Whether the animation to one of the ends is running.
    var isEnding = false
}

extension UICollectionView {
    func beginTransition(
        to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        abandonMovement()
        dropTransition()
        if isOffsetAnimated { stopScrollingAndZooming() }
        layoutIfNeeded()
        prepareLayoutIfNeeded()
        let current = storedLayout
        let layout =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        let start = contentOffset
        current.prepareForTransition(to: layout)
        storedLayout = layout
        attach(layout)
        attach(next)
        let context = layout.makeInvalidationContext()
        context.invalidateEverything = true
        layout.invalidateLayout(with: context)
        interaction.transition = CollectionTransition(layout: layout, completion: completion)
        prepareLayoutIfNeeded()
        layout.offsets = (start, endOffset(in: next, from: start))
        return layout
    }

    /// Returns the offset at the end of a transition, at which the first visible item is still in sight.
    private func endOffset(in next: UICollectionViewLayout, from start: CGPoint) -> CGPoint {
        let size = next.collectionViewContentSize
        let inset = adjustedContentInset
        let first = content.views.compactMap { element, view -> IndexPath? in
            guard case .cell(let path) = element, let frame = view.applied?.frame, frame.intersects(bounds) else {
                return nil
            }
            return path
        }.min()
        let isAtBeginning = start.x <= -inset.left + 0.5 && start.y <= -inset.top + 0.5
        var offset = CGPoint(x: -inset.left, y: -inset.top)
        if !isAtBeginning, let frame = first.flatMap(next.layoutAttributesForItem(at:))?.frame {
            offset = CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top)
        }
        offset.x = max(min(offset.x, size.width + inset.right - bounds.width), -inset.left)
        offset.y = max(min(offset.y, size.height + inset.bottom - bounds.height), -inset.top)
        let proposed = next.targetContentOffset(forProposedContentOffset: offset)
        guard let collectionDelegate else { return proposed }
        return collectionDelegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
    }

    /// Called when the progress of the current transition has changed.
    func transitionDidProgress() {
        guard let transition = interaction.transition else { return storedLayout.invalidateLayout() }
        transition.layout.invalidateLayout()
        prepareLayoutIfNeeded()
        let offset = clamped(transition.layout.offset)
        if offset.x.isFinite, offset.y.isFinite, offset != contentOffset { bounds.origin = offset }
        content.nearbyRect = .null
    }

    func endTransition(isFinished: Bool) {
        guard let transition = interaction.transition, !transition.isEnding else { return }
        interaction.transition?.isEnding = true
        layoutIfNeeded()
        UIView.animate(
            withDuration: Theme.Collection.transitionDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            transition.layout.transitionProgress = isFinished ? 1 : 0
            self.layoutIfNeeded()
        } completion: { [weak self] completed in
            guard let self, self.interaction.transition?.layout === transition.layout else { return }
            self.settleTransition(isFinished: isFinished)
            transition.completion?(completed, isFinished)
        }
    }

    /// Ends a transition at once, because another one begins or the layout is replaced.
    func dropTransition() {
        guard let transition = interaction.transition else { return }
        settleTransition(isFinished: false)
        transition.completion?(false, false)
    }

    /// Uses the layout at one end of the transition alone.
    private func settleTransition(isFinished: Bool) {
        guard let transition = interaction.transition else { return }
        interaction.transition = nil
        let layout = transition.layout
        let (kept, other) =
            isFinished ? (layout.nextLayout, layout.currentLayout) : (layout.currentLayout, layout.nextLayout)
        for layout in [layout, other] { layout.collectionView = nil }
        storedLayout = kept
        attach(kept)
        for view in content.views.values { view.isMeasured = view.isMeasured && !isFinished }
        if isFinished {
            for view in content.views.values { view.didTransition(from: other, to: kept) }
        }
        let context = kept.makeInvalidationContext()
        context.invalidateEverything = true
        kept.invalidateLayout(with: context)
        layout.currentLayout.finalizeLayoutTransition()
        layout.nextLayout.finalizeLayoutTransition()
    }
}
