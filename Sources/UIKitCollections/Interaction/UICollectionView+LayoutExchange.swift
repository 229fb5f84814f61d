// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Replaces the layout; with an animation, elements move from their old places to the new ones.
    func exchangeLayout(for layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        abandonMovement()
        // An animated scroll would continue to a place of the old arrangement.
        if isOffsetAnimated, layout !== storedLayout { stopScrollingAndZooming() }
        if interaction.transition != nil, layout !== storedLayout { dropTransition() }
        guard layout !== storedLayout else {
            completion?(true)
            return
        }
        guard animated, window != nil, !content.needsLoad else {
            replaceLayout(with: layout)
            completion?(true)
            return
        }
        layoutIfNeeded()
        let old = OldArrangement(storedLayout, of: self)
        replaceLayout(with: layout)
        moveToTargetOffset()
        animate(from: old, completion: completion)
    }

    /// Scrolls to the offset that the layout and the delegate want after the change.
    private func moveToTargetOffset() {
        prepareLayoutIfNeeded()
        let target = rounded(clamped(targetOffset(for: contentOffset)))
        if target != contentOffset { bounds.origin = target }
    }

    /// Animates elements from an old arrangement, of which views are still in place, to the current one.
    private func animate(from old: OldArrangement, completion: ((Bool) -> Void)?) {
        let shift = CGPoint(x: bounds.minX - old.bounds.minX, y: bounds.minY - old.bounds.minY)
        var leaving: [UICollectionReusableView] = []
        UIView.performWithoutAnimation {
            // The content has scrolled, but nothing seems to move until the animation.
            for view in content.views.values where view.superview === self {
                view.center = CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y)
            }
            addAppearingViews(from: old, shift: shift)
        }
        let wanted = Set(elements(in: bounds).filter { !$0.isHidden }.map(\.element))
        for (element, view) in content.views where !wanted.contains(element) && !view.isKeptInSight {
            view.isKeptInSight = true
            leaving.append(view)
        }
        UIView.animate(
            withDuration: Theme.Collection.transitionDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for view in leaving { self.moveAway(view) }
            self.setNeedsLayout()
            self.layoutIfNeeded()
        } completion: { [weak self] finished in
            for view in leaving { view.isKeptInSight = false }
            self?.setNeedsLayout()
            completion?(finished)
        }
    }

    /// Creates the views of elements that come into sight, in the places that they had before.
    private func addAppearingViews(from old: OldArrangement, shift: CGPoint) {
        let generation = content.generation
        for attributes in elements(in: bounds) where !attributes.isHidden && attributes.container == nil {
            let element = attributes.element
            guard content.views[element] == nil, !attributes.isPinned else { continue }
            let view = makeView(of: element)
            guard content.generation == generation else { return }
            content.views[element] = view
            let initial: UICollectionViewLayoutAttributes
            if let start = old.attributes(of: element) {
                initial = start.duplicated()
                initial.center = CGPoint(x: start.center.x + shift.x, y: start.center.y + shift.y)
            } else {
                initial = attributes.duplicated()
                initial.alpha = 0
            }
            initial.container = nil
            appear(view, with: initial)
            guard content.generation == generation else { return }
        }
    }

    /// Moves a view to the place of its element out of sight; it fades if there is none.
    private func moveAway(_ view: UICollectionReusableView) {
        if let element = view.element, let attributes = attributes(of: element), !attributes.isHidden,
            attributes.container == nil
        {
            apply(attributes, to: view)
        } else {
            view.alpha = 0
        }
    }
}

/// The arrangement by a layout that is being replaced.
@MainActor
private struct OldArrangement {
    let bounds: CGRect
    private let layout: UICollectionViewLayout
    private weak var view: UICollectionView?
    private let mirrorWidth: CGFloat?

    init(_ layout: UICollectionViewLayout, of view: UICollectionView) {
        self.layout = layout
        self.view = view
        bounds = view.bounds
        mirrorWidth = view.mirrorsCoordinates ? view.contentSize.width : nil
    }

    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        // The layout still needs to know the view whose elements it arranges.
        layout.collectionView = view
        defer { layout.collectionView = nil }
        let found: UICollectionViewLayoutAttributes? =
            switch element {
            case .cell(let path): layout.layoutAttributesForItem(at: path)
            case .supplementary(let kind, let path):
                layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            case .decoration(let kind, let path): layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        guard let found, found.container == nil, let mirrorWidth else { return found?.container == nil ? found : nil }
        let result = found.duplicated()
        result.center.x = mirrorWidth - result.center.x
        return result
    }
}
