// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// Records the callbacks of a scroll view's delegate; consecutive scrolling counts once.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
    var entries: [String] = []
    var velocities: [CGPoint] = []
    var targets: [CGPoint] = []
    var chooseTarget: ((CGPoint) -> CGPoint)?
    var zoomed: UIView?
    var allowsTop = true
    var offsets: [CGPoint] = []

    private func note(_ entry: String) {
        if entry != "scroll" || entries.last != "scroll" { entries.append(entry) }
    }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        note("scroll")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if entries.last != "zoom" { note("zoom") } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
        if let chooseTarget { targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee) }
        note("will end drag")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("did drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("will zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("did zoom")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top") }
}
