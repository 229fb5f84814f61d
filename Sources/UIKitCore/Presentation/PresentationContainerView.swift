// SPDX-License-Identifier: MIT
internal import Foundation

/// What a presentation's views are in: in front of the window's content, or of one controller's view.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?
    /// The one view that is covered; `nil` where all behind is.
    weak var covered: UIView?

    override var mayDraw: Bool { false }

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
    /// Subviews that keys can reach: not those behind a presentation.
    var subviewsInFront: [UIView] {
        let views = subviewList
        let index = views.lastIndex { ($0 as? PresentationContainerView)?.presentation?.blocksPresenter == true }
        guard let index, let container = views[index] as? PresentationContainerView else { return views }
        if let covered = container.covered { return views.filter { $0 !== covered } }
        return Array(views[index...])
    }

    /// Sets size and place, whatever the view is transformed by.
    func place(in frame: CGRect) {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if bounds.size != frame.size { bounds.size = frame.size }
        if self.center != center { self.center = center }
    }
}
