// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The view that covers a window while a context menu opened by touch is visible: it dims the content and shows the
/// preview above it.
@MainActor
final class ContextMenuScreen: UIView {
    /// Called when the preview is tapped, at the latest during its dismissal.
    var onCommit: (() -> Void)?

    let platter: PreviewPlatter
    let layout: ContextMenuLayout
    private let dimming = UIView(frame: .zero)
    private let source: UITargetedPreview
    private weak var controller: UIViewController?
    private var leftAt: TimeInterval?

    /// Creates a screen whose preview starts at `source` and shows the view of `controller` or, without one, a snapshot
    /// of `source`.
    init(source: UITargetedPreview, controller: UIViewController?, window: UIWindow, menuSize: CGSize) {
        self.source = source
        self.controller = controller
        let space = window.bounds.inset(by: window.safeAreaInsets).insetBy(
            dx: Theme.ContextMenu.margin, dy: Theme.ContextMenu.margin)
        let origin = source.frameInWindow
        let wanted: CGSize
        if let controller {
            controller.loadViewIfNeeded()
            let own = controller.preferredContentSize
            let standard = Theme.ContextMenu.defaultSize
            wanted = CGSize(
                width: own.width > 0 ? own.width : standard.width, height: own.height > 0 ? own.height : standard.height
            )
        } else {
            let lift = UIAccessibility.isReduceMotionEnabled ? 1 : Theme.ContextMenu.liftScale
            wanted = CGSize(width: origin.width * lift, height: origin.height * lift)
        }
        layout = ContextMenuLayout(
            bounds: space, source: origin, size: wanted, menu: menuSize, keepsShape: controller == nil)
        platter =
            controller.map { [layout] in PreviewPlatter(showing: $0, size: layout.preview.size) }
            ?? PreviewPlatter(picturing: source)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = Theme.ContextMenu.dimming
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.frame = bounds
        addSubview(dimming)
        addSubview(platter)
        platter.onPress = { [weak self] in self?.wasPressed() }
        platter.onTap = { [weak self] in self?.commit() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: - Presentation and dismissal

    func appear(with animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        UIView.performWithoutAnimation {
            dimming.alpha = 0
            platter.alpha = platter.showsController ? 0 : 1
            platter.move(to: UIAccessibility.isReduceMotionEnabled ? layout.preview : source.frameInWindow)
        }
        if !platter.showsController { hideSource() }
        UIView.animate(
            withDuration: Theme.ContextMenu.appearance, delay: 0, usingSpringWithDamping: Theme.ContextMenu.damping,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            dimming.alpha = 1
            platter.alpha = 1
            platter.isLifted = true
            platter.move(to: layout.preview)
            animations()
        } completion: { _ in
            completion()
        }
    }

    /// Animates the preview to `target`, or back to its source.
    func disappear(
        to target: UITargetedPreview?, with animations: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        guard leftAt == nil else { return }
        leftAt = CACurrentMediaTime()
        let target = target ?? source
        let frame = target.view.window === window ? target.frameInWindow : platter.frame
        let fades = platter.showsController || target.view.window !== window
        UIView.animate(
            withDuration: Theme.ContextMenu.disappearance, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            dimming.alpha = 0
            if fades { platter.alpha = 0 }
            platter.isLifted = false
            if !UIAccessibility.isReduceMotionEnabled { platter.move(to: frame) }
            animations()
        } completion: { [self] _ in
            end()
            completion()
        }
    }

    /// Expands the preview until it fills the window.
    func expand(with animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        guard leftAt == nil, let window, platter.showsController else {
            return disappear(to: nil, with: animations, completion: completion)
        }
        leftAt = CACurrentMediaTime()
        UIView.animate(
            withDuration: Theme.ContextMenu.appearance, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            dimming.alpha = 0
            platter.resize(to: window.bounds)
            animations()
        } completion: { [self] _ in
            end()
            completion()
        }
    }

    private func end() {
        showSource()
        controller?.viewIfLoaded?.removeFromSuperview()
        removeFromSuperview()
    }

    /// Hides the source with an animation only, because the view's opacity belongs to the application.
    private func hideSource() {
        guard source.parameters.visiblePath == nil else { return }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = Float(0)
        animation.toValue = Float(0)
        animation.duration = Theme.ContextMenu.appearance
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        source.view.layer.add(animation, forKey: Self.hiding)
    }

    private func showSource() {
        source.view.layer.removeAnimation(forKey: Self.hiding)
    }

    private static let hiding = "contextMenuHiding"

    // MARK: - Taps

    /// During dismissal, only the preview receives touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        leftAt == nil || platter.frame.contains(point)
    }

    /// Commits if the menu has just been dismissed, because the display server may dismiss it with the same press that
    /// taps the preview.
    private func wasPressed() {
        guard let leftAt, CACurrentMediaTime() - leftAt <= Theme.Popup.dismissalPressInterval else { return }
        commit()
    }

    private func commit() {
        onCommit?()
        onCommit = nil
    }
}
