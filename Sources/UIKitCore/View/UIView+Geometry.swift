// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    // MARK: - Conversion

    /// Converts a point from this view's coordinates to those of `view`, or to those of the window if `view` is `nil`.
    ///
    /// Conversion between windows uses their positions on the screen. Where the display server doesn't report
    /// positions, as on Wayland, both windows count as being at the same position.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = target(of: view)
        guard let target, let step = step(to: target) else { return layer.convert(point, to: target?.layer) }
        let inWindow = layer.convert(point, to: step.from.layer)
        return target.layer.convert(inWindow.moved(by: step.offset), from: step.to.layer)
    }

    /// Converts a point from the coordinates of `view`, or of the window if `view` is `nil`, to this view's
    /// coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        target(of: view)?.convert(point, to: self) ?? point
    }

    /// Converts a rectangle to the coordinates of `view`, and returns the smallest axis-aligned rectangle that contains
    /// it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if view == nil, let window { return layer.convert(rect, to: window.layer) }
        let target = target(of: view)
        guard let target, let step = step(to: target) else { return layer.convert(rect, to: target?.layer) }
        let inWindow = layer.convert(rect, to: step.from.layer)
        return target.layer.convert(inWindow.offsetBy(dx: step.offset.x, dy: step.offset.y), from: step.to.layer)
    }

    /// Converts a rectangle from the coordinates of `view`, and returns the smallest axis-aligned rectangle that
    /// contains it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        target(of: view)?.convert(rect, to: self) ?? rect
    }

    /// The view that `view` refers to: for `nil`, the window, or the root of the hierarchy if the view isn't in a
    /// window.
    private func target(of view: UIView?) -> UIView? {
        if let view { return view }
        if let window { return window }
        var root = self
        while let parent = root.superview { root = parent }
        return root
    }

    /// The offset to the window of `view`; `nil` if both are in the same window or either isn't in a window.
    private func step(to view: UIView) -> (from: UIWindow, offset: CGPoint, to: UIWindow)? {
        guard let from = window, let to = view.window, from !== to else { return nil }
        if from.rootWindow === to.rootWindow {
            let (here, there) = (from.originInRoot, to.originInRoot)
            return (from, CGPoint(x: here.x - there.x, y: here.y - there.y), to)
        }
        guard let here = from.host?.contentPosition, let there = to.host?.contentPosition else {
            return (from, .zero, to)
        }
        return (from, CGPoint(x: here.x - there.x, y: here.y - there.y), to)
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

    /// Autoresizes from the rectangle that the view would have without its transform.
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

extension CGPoint {
    fileprivate func moved(by offset: CGPoint) -> CGPoint {
        CGPoint(x: x + offset.x, y: y + offset.y)
    }
}
