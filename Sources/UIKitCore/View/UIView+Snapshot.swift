// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    /// A view of the same size that shows what this view and its subviews look like now, as pixels.
    ///
    /// With `afterScreenUpdates` layout and drawing that are pending are done first. `nil` for a view without an area, or
    /// with one that no bitmap can have.
    ///
    /// > Note: Differs from UIKit: of views that are animated the picture shows where they will be.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows the part of this view and its subviews inside `rect`, in this view's coordinates, and whose
    /// `capInsets`, in points, keep their size when it is resized.
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
    /// With `afterScreenUpdates` layout and drawing that are pending are done first.
    /// - Returns: whether anything was drawn; `false` without a context, and for a view or rectangle without an area.
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
        layer.render(in: context)
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
        layer.render(in: context)
        return bitmap.makeImage()
    }

    /// Lays out and draws what is marked, whether or not the view is in a window.
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
    /// Whether width and height are positive lengths.
    fileprivate var hasArea: Bool {
        minX.isFinite && minY.isFinite && width > 0 && width.isFinite && height > 0 && height.isFinite
    }
}
