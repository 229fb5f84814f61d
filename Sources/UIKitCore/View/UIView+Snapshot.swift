// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    /// Returns a view of the same size that shows a bitmap of this view and its subviews.
    ///
    /// If `afterUpdates` is `true`, pending layout and drawing are performed first. Returns `nil` if the view's area is
    /// empty or too large for a bitmap.
    ///
    /// > Note: Differs from UIKit: views that are being animated are captured in their final state.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows the part of this view and its subviews inside `rect`, in this view's coordinates.
    ///
    /// The areas given by `capInsets`, in points, aren't stretched when the returned view is resized.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let scale = traitCollection.displayScale
        guard let image = snapshotImage(of: rect, scale: scale, afterUpdates: afterUpdates) else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.contentScaleFactor = scale
        view.layer.contents = image
        let inner = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
        view.contentStretch = CGRect(
            x: inner.minX / rect.width, y: inner.minY / rect.height, width: inner.width / rect.width,
            height: inner.height / rect.height)
        return view
    }

    /// Draws this view and its subviews into `rect` of the current context.
    ///
    /// If `afterUpdates` is `true`, pending layout and drawing are performed first.
    /// - Returns: Whether anything was drawn; `false` without a current context or if the view or `rect` is empty.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.hasArea, rect.hasArea else { return false }
        if afterUpdates { bringUpToDate() }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.drawTree(in: context)
        return true
    }

    private func snapshotImage(of rect: CGRect, scale: CGFloat, afterUpdates: Bool) -> CGImage? {
        if afterUpdates { bringUpToDate() }
        let width = (rect.width * scale).rounded(.up)
        let height = (rect.height * scale).rounded(.up)
        guard rect.hasArea, width < 32_768, height < 32_768, scale > 0,
            let bitmap = try? Bitmap(width: Int(width), height: Int(height))
        else { return nil }
        let context = bitmap.makeContext()
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        layer.drawTree(in: context)
        return bitmap.makeImage()
    }

    /// Performs pending layout and drawing, whether or not the view is in a window.
    private func bringUpToDate() {
        layoutIfNeeded()
        var pending = [layer]
        while let layer = pending.popLast() {
            layer.displayIfNeeded()
            pending.append(contentsOf: layer.sublayers ?? [])
        }
    }
}

extension CGRect {
    /// Whether the width and height are finite and positive.
    fileprivate var hasArea: Bool {
        minX.isFinite && minY.isFinite && width > 0 && width.isFinite && height > 0 && height.isFinite
    }
}
