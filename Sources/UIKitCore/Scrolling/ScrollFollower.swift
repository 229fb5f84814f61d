// SPDX-License-Identifier: MIT

/// Observes a scroll view's content offset without being its delegate.
@MainActor
protocol ScrollFollower: AnyObject {
    /// Called when the content offset changes.
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// Called when the content has come to rest after a drag.
    func scrollViewDidRest(_ scrollView: UIScrollView)
}
