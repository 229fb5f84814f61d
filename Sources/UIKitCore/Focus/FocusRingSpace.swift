// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The space around a focused view in which its ring can be drawn.
@MainActor
struct FocusRingSpace {
    /// The shape in the coordinates of `container`.
    let rect: CGRect
    let container: UIView

    /// Whether a ring of a width in points fits around the shape: neither an ancestor cuts it off, nor a neighboring
    /// view touches it.
    func isFree(width: CGFloat) -> Bool {
        var view = container
        var (outer, inner) = (rect.insetBy(dx: -width, dy: -width), rect)
        while true {
            if view.clipsToBounds || view is UIWindow {
                guard reach(of: view).insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(outer) else {
                    return false
                }
                // The part that is scrolled out of sight is cut off together with the view.
                outer = outer.intersection(view.bounds)
                inner = inner.intersection(view.bounds)
                guard !outer.isEmpty, !inner.isEmpty else { return true }
            }
            guard let superview = view.superview else { return true }
            outer = view.convert(outer, to: superview)
            inner = view.convert(inner, to: superview)
            for sibling in superview.subviews where sibling !== view {
                if sibling.paints(in: outer, beside: inner, of: superview) { return false }
            }
            view = superview
        }
    }

    /// The area of a clipping view to which content can be scrolled, in its coordinates.
    private func reach(of view: UIView) -> CGRect {
        guard let scrollView = view as? UIScrollView else { return view.bounds }
        let insets = scrollView.adjustedContentInset
        let content = CGRect(
            x: -insets.left, y: -insets.top, width: scrollView.contentSize.width + insets.left + insets.right,
            height: scrollView.contentSize.height + insets.top + insets.bottom)
        return content.union(scrollView.bounds)
    }

    /// The rounding with which an ancestor cuts off corners of the shape, and those corners; `nil` if there are none.
    var cutCorners: (radius: CGFloat, curve: CALayerCornerCurve, corners: CACornerMask)? {
        var view = container
        var area = rect
        while true {
            let radius = view.layer.cornerRadius
            if view.clipsToBounds, radius > 0 {
                let corners = corners(of: area, within: radius, of: view)
                if !corners.isEmpty { return (radius, view.layer.cornerCurve, corners) }
            }
            guard let superview = view.superview else { return nil }
            area = view.convert(area, to: superview)
            view = superview
        }
    }

    private func corners(of area: CGRect, within radius: CGFloat, of view: UIView) -> CACornerMask {
        let (bounds, near) = (view.bounds, radius / 2)
        let isLeft = area.minX < bounds.minX + near
        let isRight = area.maxX > bounds.maxX - near
        let isTop = area.minY < bounds.minY + near
        let isBottom = area.maxY > bounds.maxY - near
        var corners: CACornerMask = []
        if isTop, isLeft { corners.insert(.layerMinXMinYCorner) }
        if isTop, isRight { corners.insert(.layerMaxXMinYCorner) }
        if isBottom, isLeft { corners.insert(.layerMinXMaxYCorner) }
        if isBottom, isRight { corners.insert(.layerMaxXMaxYCorner) }
        return corners.intersection(view.layer.maskedCorners)
    }

    /// The length in points that rounding to pixels may add.
    private static let tolerance: CGFloat = 0.01
}

extension UIView {
    /// Returns whether the view or one inside it draws something in `outer` that doesn't extend into `inner`, both in
    /// the coordinates of an ancestor.
    ///
    /// What extends into `inner` is a background or an overlay, not a neighbor.
    fileprivate func paints(in outer: CGRect, beside inner: CGRect, of ancestor: UIView) -> Bool {
        guard !isHidden, alpha > 0 else { return false }
        let area = convert(bounds, to: ancestor)
        guard area.intersects(outer) else { return false }
        if isPainted, !area.intersects(inner.insetBy(dx: 1, dy: 1)) { return true }
        return subviews.contains { $0.paints(in: outer, beside: inner, of: ancestor) }
    }

    /// Whether the view has a visible background or border.
    private var isPainted: Bool {
        backgroundColor.map { !$0.isClear } ?? false || layer.borderWidth > 0
    }
}
