// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Whether the size has changed within an animation since elements were placed, as when the screen rotates.
    var isSizeAnimated: Bool {
        UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled && window != nil && content.isLayoutValid
            && !content.needsLoad && !content.isPlacing && !content.isLoading && updates.depth == 0
            && !content.placedBounds.isEmpty && content.placedBounds.size != bounds.size
    }

    /// Places the elements for a new size.
    ///
    /// Those that remain in sight move; the layout determines from where the others arrive and to where they leave.
    func animateBoundsChange() {
        let (old, generation) = (content.placedBounds, content.generation)
        let shown = content.views.filter { $0.value.applied != nil }
        content.isPlacing = true
        invalidateForSize()
        for _ in 0..<Theme.Collection.maximumPasses {
            prepareLayoutIfNeeded()
            guard makeMissingViews(in: bounds) else { break }
            if content.isLayoutValid { break }
        }
        guard content.generation == generation, content.isLayoutValid else {
            content.isPlacing = false
            return placeElements()
        }
        storedLayout.prepare(forAnimatedBoundsChange: old)
        for (element, view) in content.views where view.applied == nil {
            guard let start = storedLayout.initialAttributes(of: element) else { continue }
            appear(view, with: start.duplicated())
        }
        let leaving = shown.filter { element, view in
            !isHeld(view) && attributes(of: element).map { isVisible($0, in: bounds) } != true
        }
        for (element, view) in leaving {
            content.views[element] = nil
            view.element = nil
            updates.leaving.append((view, element))
        }
        content.isPlacing = false
        // Lasts as long as the animation around it.
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration, delay: 0, options: [],
            animations: {
                for (element, view) in leaving {
                    if let end = storedLayout.finalAttributes(of: element) ?? attributes(of: element) {
                        apply(end.duplicated(), to: view)
                    }
                }
                placeElements()
                storedLayout.finalizeAnimatedBoundsChange()
            }, completion: { [weak self] _ in self?.letGo(of: leaving.map(\.value)) })
    }
}
