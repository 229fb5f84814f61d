// SPDX-License-Identifier: MIT
internal import Foundation

extension UIWindow {
    /// Whether the content extends to the window's upper edge where the toolkit draws the title bar.
    ///
    /// That depends on the kind of content only, so that showing and hiding bars doesn't resize it.
    var sharesTitleBar: Bool {
        guard menuBarVisibility != .visible, let rootViewController else { return false }
        let style = isMainInScene ? windowScene?.titlebar?.toolbarStyle ?? .automatic : .automatic
        return style.sharesRow && rootViewController.canShareTitleBar
    }

    /// Whether the title bar of the scene is this window's.
    var isMainInScene: Bool { windowScene?.windows.min { $0.windowLevel < $1.windowLevel } === self }

    /// The height of the bar at the top of the frontmost content that reaches the window's upper edge; `nil` without a
    /// bar.
    var topBarHeight: CGFloat? {
        let covering = presentations.last { presentation in
            let presented = presentation.presentedViewController
            guard !presented.isBeingDismissed, let view = presented.viewIfLoaded, view.window === self else {
                return false
            }
            let frame = convert(view.bounds, from: view)
            return frame.minY <= 0 && frame.minX <= 0 && frame.maxX >= bounds.width
        }
        return (covering?.presentedViewController ?? rootViewController)?.topBarHeight
    }

    /// The frame of a title bar that is over the content; empty without one.
    var coveredFrame: CGRect {
        let height = titleBarOverlap.covered
        return height > 0 ? CGRect(x: 0, y: 0, width: bounds.width, height: height) : .zero
    }

    /// Called when a bar may have been shown or hidden at the top of the content.
    func titleBarMayHaveChanged() {
        host?.updateTitleBarPlacement()
    }

    /// Returns whether a press at `point`, in the row of the title bar, moves the window: on the empty parts of bars,
    /// and where there is no bar.
    func movesWindow(at point: CGPoint) -> Bool {
        guard let hit = hitTest(point, with: nil) else { return true }
        var hasRecognizer = false
        for view in hit.ancestors {
            if let moves = view.movesWindow { return moves && !hasRecognizer }
            hasRecognizer = hasRecognizer || view.gestureRecognizers?.contains { $0.isEnabled } == true
        }
        return true
    }
}

extension UIView {
    /// The part of the view that a shared title bar occupies: the height of the row from the view's upper edge, and the
    /// widths of the window's buttons from its sides; zero without one.
    var titleBarInsets: UIEdgeInsets {
        guard let window, case let row = window.titleBarOverlap.insets, row.top > 0 else { return .zero }
        let frame = convert(bounds, to: window)
        guard frame.minY < row.top, frame.maxY > 0 || frame.minY < 0 else { return .zero }
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: part(row.top, frame.minY), left: part(row.left, frame.minX), bottom: 0,
            right: part(row.right, window.bounds.width - frame.maxX))
    }

    /// The insets at the sides of a bar's items: the safe area, and the window's buttons in the bar's row.
    var barInsets: UIEdgeInsets {
        let (safe, title) = (safeAreaInsets, titleBarInsets)
        return UIEdgeInsets(top: 0, left: safe.left + title.left, bottom: 0, right: safe.right + title.right)
    }

    /// The height by which the row of the title bar covers the view beyond its safe area, because a bar next to the
    /// view occupies the row.
    var uncoveredTitleBarHeight: CGFloat { max(titleBarInsets.top - safeAreaInsets.top, 0) }

    /// Marks the views in the row of the title bar, whose layout depends on its buttons.
    func setNeedsTitleBarLayout(below height: CGFloat) {
        setNeedsLayout()
        for view in subviews where view.frame.minY < height {
            view.setNeedsTitleBarLayout(below: height - max(view.frame.minY, 0))
        }
    }
}
