// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
internal import LayerTree

/// The preview of a context menu opened by touch: a snapshot of a view or a controller's view, with a shadow.
@MainActor
package final class PreviewPlatter: UIView {
    /// Called when the preview is pressed, and when it is tapped.
    var onPress: (() -> Void)?
    var onTap: (() -> Void)?

    private let content: UIView
    /// Whether the content is a controller's view instead of a snapshot.
    let showsController: Bool

    /// Creates a preview with a snapshot of the previewed part of a view.
    package init(picturing preview: UITargetedPreview) {
        content = UIView(frame: CGRect(origin: .zero, size: preview.size))
        showsController = false
        super.init(frame: content.bounds)
        let shown = preview.shownRect
        let picture = preview.view.resizableSnapshotView(from: shown, afterScreenUpdates: true, withCapInsets: .zero)
        if let picture { content.addSubview(picture) }
        if let path = preview.parameters.visiblePath, !path.isEmpty {
            let cut = CGMutablePath()
            cut.addPath(path.cgPath, transform: CGAffineTransform(translationX: -shown.minX, y: -shown.minY))
            let mask = CAShapeLayer()
            mask.frame = content.bounds
            mask.path = cut
            content.layer.mask = mask
            content.backgroundColor = preview.parameters.backgroundColor
            layer.shadowPath = cut
        } else {
            // The snapshot keeps the rounded corners of the view.
            content.layer.cornerRadius = preview.view.layer.cornerRadius
            layer.cornerRadius = preview.view.layer.cornerRadius
            content.clipsToBounds = true
            if preview.view.backgroundColor == nil { content.backgroundColor = preview.parameters.backgroundColor }
        }
        if let path = preview.parameters.shadowPath, !path.isEmpty {
            let shadow = CGMutablePath()
            shadow.addPath(path.cgPath, transform: CGAffineTransform(translationX: -shown.minX, y: -shown.minY))
            layer.shadowPath = shadow
        }
        prepare()
    }

    /// Creates a preview with a controller's view of the given size.
    init(showing controller: UIViewController, size: CGSize) {
        content = UIView(frame: CGRect(origin: .zero, size: size))
        showsController = true
        super.init(frame: content.bounds)
        content.layer.cornerRadius = Theme.ContextMenu.cornerRadius
        content.layer.cornerCurve = .continuous
        content.clipsToBounds = true
        content.backgroundColor = .systemBackground
        layer.cornerRadius = Theme.ContextMenu.cornerRadius
        controller.view.frame = content.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(controller.view)
        prepare()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    private func prepare() {
        content.isUserInteractionEnabled = false
        addSubview(content)
        layer.shadowColor = .black
        layer.shadowOffset = Theme.ContextMenu.shadowOffset
        layer.shadowRadius = Theme.ContextMenu.shadowRadius
    }

    /// Whether the preview floats above the window, indicated by its shadow.
    package var isLifted = false {
        didSet { if isLifted != oldValue { layer.shadowOpacity = isLifted ? Theme.ContextMenu.shadowOpacity : 0 } }
    }

    /// Moves the preview to a frame by means of a transform.
    package func move(to frame: CGRect) {
        center = CGPoint(x: frame.midX, y: frame.midY)
        guard bounds.width > 0, bounds.height > 0 else { return }
        let (across, down) = (frame.width / bounds.width, frame.height / bounds.height)
        // A controller's view keeps its aspect ratio.
        let scale = showsController ? min(max(across, Theme.ContextMenu.minimumScale), 1) : across
        transform = CGAffineTransform(scaleX: scale, y: showsController ? scale : down)
    }

    /// Lays out a controller's view in another frame.
    func resize(to frame: CGRect) {
        transform = .identity
        self.frame = frame
        content.frame = bounds
        layoutIfNeeded()
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        onPress?()
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        onTap?()
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UITargetedPreview {
    /// The visible part, in the view's coordinates.
    package var shownRect: CGRect {
        guard let path = parameters.visiblePath, !path.isEmpty else { return view.bounds }
        return path.bounds
    }

    /// The frame of the visible part at the target, in window coordinates.
    package var frameInWindow: CGRect {
        let (shown, bounds, transform) = (shownRect, view.bounds, target.transform)
        let shift = CGPoint(x: shown.midX - bounds.midX, y: shown.midY - bounds.midY).applying(transform)
        let size = CGRect(origin: .zero, size: shown.size).applying(transform).size
        let rect = CGRect(
            x: target.center.x + shift.x - size.width / 2, y: target.center.y + shift.y - size.height / 2,
            width: size.width, height: size.height)
        return target.container.convert(rect, to: nil)
    }
}
