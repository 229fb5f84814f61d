// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    /// The children whose views are at the top of this controller's and as wide as it.
    var childrenAtTop: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { child in
            guard let own = child.viewIfLoaded, own !== view, own.isDescendant(of: view), !own.isHidden else {
                return false
            }
            return isAtTop(own)
        }
    }

    /// The bars that the application placed at the top of the view.
    var placedTopBarHeight: CGFloat? {
        guard let view = viewIfLoaded else { return nil }
        return view.subviews.lazy.filter { !$0.isHidden && $0.alpha > 0 && self.isAtTop($0) }
            .compactMap(\.titleRowHeight).first
    }

    /// Whether a view touches the upper edge or the safe area's, and both sides.
    private func isAtTop(_ other: UIView) -> Bool {
        guard let view = viewIfLoaded, view.bounds.width > 0, other.bounds.width > 0 else { return true }
        let frame = view.convert(other.bounds, from: other)
        return frame.minY <= view.safeAreaInsets.top && frame.minX <= 0 && frame.maxX >= view.bounds.width
    }
}
