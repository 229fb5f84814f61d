// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

extension UIWindow {
    /// What the views in the window adapt to.
    var surroundings: UITraitCollection {
        var traits = UIApplication.running?.desktopTraits ?? UITraitCollection.standard.merging(.current)
        traits.displayScale = host?.scale ?? screen.scale
        return traits.merging(Theme.Window.sizeClasses(for: bounds.size))
    }

    func show() {
        guard !isShown, let application = UIApplication.running else { return }
        do {
            host = try WindowHost(window: self, application: application)
        } catch {
            Log.error("The window cannot be shown. \(error)")
            return
        }
        let loose = outermostControllers
        isShown = true
        application.windows.append(self)
        installRoot()
        for controller in loose { controller.viewWillEnter(window: self) }
        for controller in loose { controller.viewDidEnter(window: self) }
        host?.show()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    func hide() {
        guard isShown else { return }
        let controllers = outermostControllers
        for controller in controllers { controller.viewWillLeave(window: self) }
        resignKeyIfNeeded()
        touchDelivery.cancelAll(in: self)
        closeHost()
        UIApplication.running?.windows.removeAll { $0 === self }
        for controller in controllers { controller.viewDidLeave(window: self) }
        isShown = false
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    func closeHost() {
        host?.close()
        host = nil
    }

    // MARK: - Root

    func replaceRoot(_ old: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        guard isShown else { return }
        installRoot()
    }

    private func installRoot() {
        guard let rootViewController, let view = rootViewController.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        host?.setTitle(rootViewController.title)
    }

    func rootTitleDidChange(of controller: UIViewController) {
        guard controller === rootViewController else { return }
        host?.setTitle(controller.title)
    }

    // MARK: - Key

    func takeKey() {
        guard let application = UIApplication.running, isShown, canBecomeKey else { return }
        guard application.keyWindow !== self else { return }
        application.keyWindow?.loseKey()
        application.keyWindow = self
        if let index = application.windows.firstIndex(where: { $0 === self }) {
            application.windows.append(application.windows.remove(at: index))
        }
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    private func loseKey() {
        UIApplication.running?.keyWindow = nil
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    private func resignKeyIfNeeded() {
        guard isKeyWindow else { return }
        loseKey()
        let others = UIApplication.running?.windows ?? []
        others.last { $0 !== self && $0.canBecomeKey }?.takeKey()
    }

    // MARK: - Views that leave

    /// A view is about to leave the window: what refers to it lets go.
    func viewWillLeave(_ view: UIView) {
        if let focusedView, focusedView.isDescendant(of: view) { self.focusedView = nil }
        if let hoveredView, hoveredView.isDescendant(of: view) { self.hoveredView = nil }
        if let first = firstResponder as? UIView, first.isDescendant(of: view) {
            if !first.resignFirstResponder() { firstResponder = nil }
        }
        touchDelivery.viewWillLeave(view, in: self)
    }
}
