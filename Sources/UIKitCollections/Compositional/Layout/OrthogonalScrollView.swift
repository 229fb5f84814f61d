// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The scroll view of a section that scrolls across the direction of its layout.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
    /// The index of the section.
    var section = 0
    weak var layout: UICollectionViewCompositionalLayout?
    /// The part of the content for which the collection view has attributes.
    var queried = CGRect.null
    /// Whether the initial position has been set.
    var hasAppeared = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        passesOnVerticalWheel = true
        clipsToBounds = false
        backgroundColor = nil
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        layout?.scrollerDidScroll(self)
    }

    // Touches that hit no control are those of the collection view, which selects the item.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // The arrow keys move the focus among the items, and do not scroll.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    // MARK: - Stops

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let layout else { return }
        let target = unsafe targetContentOffset.pointee
        unsafe targetContentOffset.pointee = layout.stop(of: self, proposed: target, velocity: velocity)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // A wheel scrolls by steps that don't end at groups.
        guard let stop = layout?.stop(of: self, proposed: contentOffset, velocity: .zero), stop != contentOffset else {
            return
        }
        setContentOffset(stop, animated: true)
    }
}
