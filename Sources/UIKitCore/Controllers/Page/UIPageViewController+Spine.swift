// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPageViewController {
    /// Asks the delegate for the spine location in `orientation`, and adjusts the number of pages to it.
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
