// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    // MARK: - Conversion

    /// `point` of this view's coordinates in those of `view`, or of the window for `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: target(of: view)?.layer)
    }

    /// `point` of `view`'s coordinates, or of the window's for `nil`, in this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: target(of: view)?.layer)
    }

    /// The smallest upright rectangle of `view`'s coordinates that holds `rect`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: target(of: view)?.layer)
    }

    /// The smallest upright rectangle of this view's coordinates that holds `rect` of `view`'s.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: target(of: view)?.layer)
    }

    /// `nil` stands for the window, and outside of one for the root of the hierarchy.
    private func target(of view: UIView?) -> UIView? {
        if let view { return view }
        if let window { return window }
        var root = self
        while let parent = root.superview { root = parent }
        return root
    }

    // MARK: - Changing

    func changeGeometry(_ change: () -> Void) {
        let oldBounds = bounds
        let oldSize = oldBounds.size
        change()
        let newSize = bounds.size
        constrainedGeometryDidChange(oldBounds: oldBounds)
        guard newSize != oldSize else { return }
        if autoresizesSubviews {
            resizeSubviews(from: oldSize, to: newSize)
        }
        setNeedsLayout()
        boundsSizeDidChange()
    }

    private func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
        for view in subviewList
        where view.autoresizingMask != [] && view.translatesAutoresizingMaskIntoConstraints {
            view.autoresize(from: oldSize, to: newSize)
        }
    }

    /// Autoresizing works on the rectangle that the view would have without its transform.
    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let size = bounds.size
        let anchor = layer.anchorPoint
        let origin = CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
        let horizontal = Autoresizing.resize(
            start: origin.x, length: size.width, oldTotal: oldSize.width, newTotal: newSize.width,
            flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
            flexibleLength: autoresizingMask.contains(.flexibleWidth),
            flexibleEnd: autoresizingMask.contains(.flexibleRightMargin))
        let vertical = Autoresizing.resize(
            start: origin.y, length: size.height, oldTotal: oldSize.height, newTotal: newSize.height,
            flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
            flexibleLength: autoresizingMask.contains(.flexibleHeight),
            flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin))
        bounds.size = CGSize(width: horizontal.length, height: vertical.length)
        center = CGPoint(
            x: horizontal.start + horizontal.length * anchor.x, y: vertical.start + vertical.length * anchor.y)
    }
}
