// SPDX-License-Identifier: MIT
internal import Foundation

/// The container of a presentation's views, above the window's content or above one controller's view.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?
    /// The one view that the container covers; `nil` if it covers all views below.
    weak var covered: UIView?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        presentation.placePresentedView()
        presentation.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, presentation?.blocksPresenter == false else { return hit }
        return nil
    }
}

extension UIView {
    /// The subviews that can get keyboard focus: those not blocked by a presentation.
    package var subviewsInFront: [UIView] {
        let views = subviewList
        let index = views.lastIndex { ($0 as? PresentationContainerView)?.presentation?.blocksPresenter == true }
        guard let index, let container = views[index] as? PresentationContainerView else { return views }
        if let covered = container.covered { return views.filter { $0 !== covered } }
        return Array(views[index...])
    }

    /// Sets the bounds' size and the center.
    ///
    /// Unlike `frame`, they don't depend on the transform.
    func place(in frame: CGRect) {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if bounds.size != frame.size { bounds.size = frame.size }
        if self.center != center { self.center = center }
    }
}
