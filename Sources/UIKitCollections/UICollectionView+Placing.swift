// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    func layOutElements() {
        if isSizeAnimated { return animateBoundsChange() }
        invalidateForSize()
        placeElements()
    }

    /// Adds the views of elements that have become visible, moves those whose attributes have changed, and recycles
    /// those of elements that are no longer visible.
    func placeElements() {
        guard window != nil, !content.isPlacing, !content.isLoading, !content.isPreparing, updates.depth == 0 else {
            return
        }
        content.isPlacing = true
        defer {
            removeUnusedViews()
            content.isPlacing = false
        }
        if board.frame != bounds { board.frame = bounds }
        index.layOut(in: self)
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        for _ in 0..<Theme.Collection.maximumPasses {
            prepareLayoutIfNeeded()
            guard makeMissingViews(in: bounds) else { return setNeedsLayout() }
            // Views that differ in size from the estimate have invalidated the layout.
            if content.isLayoutValid { break }
        }
        showElements()
        dragDrop.place()
        content.placedBounds = bounds
        prefetch()
    }

    // MARK: - Visible elements

    /// Updates the attributes of the elements around the visible area.
    ///
    /// They are queried for a larger area, so that scrolling by a few points needs no query.
    private func updateNearby(_ sight: CGRect) {
        guard !content.nearbyRect.contains(sight) else { return }
        let reach = Theme.Collection.queryReach
        content.nearbyRect = sight.insetBy(dx: -sight.width * reach, dy: -sight.height * reach)
        content.nearby = elements(in: content.nearbyRect)
    }

    func isVisible(_ attributes: UICollectionViewLayoutAttributes, in sight: CGRect) -> Bool {
        guard !attributes.isHidden else { return false }
        if let container = attributes.container { return attributes.overlaps(container.bounds) }
        return attributes.isPinned || attributes.overlaps(sight)
    }

    /// Creates the missing views and measures those that size themselves.
    ///
    /// Returns `false` if the content changed meanwhile.
    func makeMissingViews(in sight: CGRect) -> Bool {
        updateNearby(sight)
        let generation = content.generation
        for attributes in content.nearby where isVisible(attributes, in: sight) {
            let element = attributes.element
            var view = content.views[element]
            if view == nil {
                view = makeView(of: element)
                guard content.generation == generation else { return false }
                content.views[element] = view
            }
            if let view, !view.isMeasured { measure(view, attributes) }
            guard content.generation == generation else { return false }
        }
        return true
    }

    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        view.isMeasured = true
        guard storedLayout.usesPreferredAttributes(for: attributes) else { return }
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicated())
        guard preferred.frame != attributes.frame || !preferred.isEqual(attributes),
            storedLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        content.keepsPlace = true
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    /// Applies the attributes of the visible elements and recycles the views of all others.
    private func showElements() {
        content.placement &+= 1
        let (generation, placement, bounds) = (content.generation, content.placement, bounds)
        for attributes in content.nearby where isVisible(attributes, in: bounds) {
            guard let view = content.views[attributes.element] else { continue }
            view.placement = placement
            if view.applied == nil {
                appear(view, with: attributes)
                guard content.generation == generation else { return setNeedsLayout() }
            } else {
                apply(attributes, to: view)
            }
        }
        for (element, view) in content.views where view.placement != placement && !isHeld(view) {
            content.views[element] = nil
            recycle(view, of: element)
            guard content.generation == generation else { return setNeedsLayout() }
        }
    }

    /// Returns whether a view is kept although its element is out of sight, because it contains the first responder or
    /// the focused view.
    func isHeld(_ view: UICollectionReusableView) -> Bool {
        if view.isKeptInSight { return true }
        if let responder = window?.firstResponder as? UIView, responder.isDescendant(of: view) { return true }
        return window?.focusedView.map { $0.isDescendant(of: view) } ?? false
    }

    // MARK: - Views

    /// Shows a view for the first time.
    func appear(_ view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes) {
        UIView.performWithoutAnimation { apply(attributes, to: view) }
        switch attributes.element {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decoration: break
        }
    }

    /// Gives a view the geometry and appearance of its element.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let old = view.applied
        guard old !== attributes, !attributes.isPinned else {
            if attributes.isPinned { pin(view, at: attributes) }
            return
        }
        if let old, old.isEqual(attributes) {
            view.applied = attributes
            return
        }
        view.applied = attributes
        view.apply(attributes)
        let holder: UIView = attributes.container ?? self
        let zIndex = old?.zIndex ?? view.parkedZIndex
        _ = view.unpark()
        if view.superview !== holder || zIndex != attributes.zIndex {
            if old == nil {
                insert(view, zIndex: attributes.zIndex, into: holder)
            } else {
                UIView.performWithoutAnimation { insert(view, zIndex: attributes.zIndex, into: holder) }
            }
        }
        setGeometry(of: view, to: attributes, frame: attributes.storedFrame)
    }

    private func pin(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes) {
        let isNew = view.applied == nil
        view.applied = attributes
        _ = view.unpark()
        if isNew || view.superview !== board { UIView.performWithoutAnimation { addToBoard(view) } }
        view.apply(attributes)
        let frame = attributes.storedFrame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        setGeometry(of: view, to: attributes, frame: frame)
    }

    /// Adds the view of a pinned element above those before it, but below the index.
    private func addToBoard(_ view: UIView) {
        board.addSubview(view)
        if let indexView = index.view { board.bringSubviewToFront(indexView) }
    }

    private func setGeometry(
        of view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes, frame: CGRect
    ) {
        if attributes.storedTransform == nil, CATransform3DIsIdentity(view.layer.transform) {
            if view.frame != frame { view.frame = frame }
        } else {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            view.layer.transform = attributes.transform3D
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    }

    /// Inserts a view above those of elements with lower z indexes.
    private func insert(_ view: UICollectionReusableView, zIndex: Int, into holder: UIView) {
        let subviews = holder.subviews
        var index = subviews.count
        while index > 0 {
            let below = subviews[index - 1]
            if below === backgroundView { break }
            if let element = below as? UICollectionReusableView, element !== view {
                if (element.applied?.zIndex ?? element.parkedZIndex ?? 0) < zIndex { break }
            }
            index -= 1
        }
        holder.insertSubview(view, at: index)
    }

    func backgroundViewDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns whether the element has a part in common with a rectangle, which need not have an area.
    func overlaps(_ rect: CGRect) -> Bool {
        let frame = storedTransform == nil ? storedFrame : transformedFrame
        let (origin, size) = (frame.origin, frame.size)
        return origin.x < rect.origin.x + rect.size.width && origin.x + size.width > rect.origin.x
            && origin.y < rect.origin.y + rect.size.height && origin.y + size.height > rect.origin.y
    }
}
