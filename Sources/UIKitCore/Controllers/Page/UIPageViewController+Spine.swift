// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPageViewController {
    /// Has the delegate say where leaves are bound in `orientation`, and as many pages in place as go with that.
    func askForSpine(_ orientation: UIInterfaceOrientation) {
        guard transitionStyle == .pageCurl, let delegate else { return }
        isAskingForSpine = true
        let wanted = delegate.pageViewController(self, spineLocationFor: orientation)
        isAskingForSpine = false
        spineLocation = wanted == .none ? .min : wanted
        guard let first = pages.first else { return }
        if spineLocation != .mid, pages.count > 1 {
            turn(to: [first], direction: .reverse, animated: false, completion: nil)
        } else if spineLocation == .mid, pages.count == 1,
            let next = dataSource?.pageViewController(self, viewControllerAfter: first), next !== first
        {
            turn(to: [first, next], direction: .forward, animated: false, completion: nil)
        }
        viewIfLoaded?.setNeedsLayout()
    }
}
