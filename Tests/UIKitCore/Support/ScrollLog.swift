// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore

/// Records the callbacks of a scroll view's delegate; consecutive scrolling counts once.
@MainActor
package final class ScrollLog: UIScrollViewDelegate {
    package var entries: [String] = []
    package var velocities: [CGPoint] = []
    package var targets: [CGPoint] = []
    package var chooseTarget: ((CGPoint) -> CGPoint)?
    package var zoomed: UIView?
    package var allowsTop = true
    package var offsets: [CGPoint] = []

    package init() {}

    private func note(_ entry: String) {
        if entry != "scroll" || entries.last != "scroll" { entries.append(entry) }
    }

    package func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        note("scroll")
    }
    package func scrollViewDidZoom(_ scrollView: UIScrollView) { if entries.last != "zoom" { note("zoom") } }
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
    package func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
        if let chooseTarget { targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee) }
        note("will end drag")
    }
    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("did drag \(decelerate)")
    }
    package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }
    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }
    package func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    package func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("will zoom") }
    package func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("did zoom")
    }
    package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
    package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top") }
}
