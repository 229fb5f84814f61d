// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import Windowing

extension UIWindow {
    /// The traits that the window's views inherit.
    var surroundings: UITraitCollection { surroundings(at: bounds.size) }

    func surroundings(at size: CGSize) -> UITraitCollection {
        let traits =
            inheritedSurroundings ?? UIApplication.running?.desktopTraits
            ?? UITraitCollection.standard.merging(.current)
        return traits.with { $0.displayScale = surface?.scale ?? screen.scale }
            .merging(Theme.Window.sizeClasses(for: size))
    }

    func show() {
        guard !isShown, let application = UIApplication.running else { return }
        // Without a display server, the window is shown as far as the application is concerned, and becomes visible on
        // reconnection.
        if !application.isDisplayLost {
            do {
                try makeSurface(in: application)
            } catch {
                Log.error("The window cannot be shown. \(error)")
                return
            }
        }
        // The scale of the surface may differ from that of the screen.
        if traitCollection != surroundings { updateTraits() }
        let loose = outermostControllers
        isShown = true
        applyAppearance()
        shownOrientation = naturalOrientation(for: bounds.size)
        joinApplication(application)
        installRoot()
        for controller in loose { controller.viewWillEnter(window: self) }
        for controller in loose { controller.viewDidEnter(window: self) }
        if host != nil, subviews.isEmpty, UIApplication.running?.windows.count == 1 { showLaunchScreen() }
        // A controller that was about to appear may have hidden the window.
        guard isShown else { return }
        surface?.show()
        windowScene?.windowsDidChange()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    func hide() {
        guard isShown, !isHiding else { return }
        sizeTransition?.end()
        isHiding = true
        let controllers = outermostControllers
        for controller in controllers { controller.viewWillLeave(window: self) }
        resignKeyIfNeeded()
        cancelInput()
        closeSurface()
        let application = UIApplication.running
        leaveApplication(application)
        for controller in controllers { controller.viewDidLeave(window: self) }
        isShown = false
        isHiding = false
        shownOrientation = nil
        application?.updateState()
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    /// Cancels everything in progress in the window and notifies the objects involved.
    func cancelInput() {
        surface?.input.cancelAll()
        touchDelivery.cancelAll(in: self)
        updateHover(nil)
    }

    // MARK: - Screen

    func assign(_ screen: UIScreen) {
        guard screen !== ownScreen || !isScreenAssigned else { return }
        let isElsewhere = screen !== self.screen
        ownScreen = screen
        isScreenAssigned = true
        // Without a display server, the window is moved to its screen on reconnection.
        guard isShown, let application = UIApplication.running, !application.isDisplayLost else {
            updateTraits()
            return
        }
        if isElsewhere { rehost(in: application) }
    }

    /// Moves the content to a new platform window.
    ///
    /// The window isn't hidden in between, so no callbacks are made.
    func rehost(in application: UIApplication) {
        for popup in popups.reversed() { popup.dismiss(animated: false) }
        let previous = host
        cancelInput()
        do {
            host = try WindowHost(window: self, application: application)
        } catch {
            Log.error("The window stays on its screen. \(error)")
            return
        }
        previous?.close()
        host?.show()
    }

    // MARK: - Root

    func replaceRoot(_ old: UIViewController?) {
        // Controllers presented by the old root have nothing to return to.
        old?.presentationInTree?.dismiss(animated: false, completion: nil)
        // The new root may contain the old root's view.
        if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
        guard isShown else { return }
        installRoot()
    }

    private func installRoot() {
        // Loading the view may set the title.
        let view = rootViewController?.view
        updateTitle()
        guard let controller = rootViewController, let view else { return }
        view.frame = contentFrame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard view.superview !== self, !controller.isViewTakenAway else { return }
        insertSubview(view, at: 0)
        // Another root may have been set by a controller that was about to appear.
        if rootViewController !== controller, view.superview === self { view.removeFromSuperview() }
        titleBarMayHaveChanged()
    }

    func updateTitle() {
        host?.setTitle(desktopTitle)
    }

    /// The title of the scene, otherwise of the root controller, with the scene's subtitle.
    var desktopTitle: String {
        var words = [rootViewController?.windowTitle ?? ""]
        if let windowScene {
            if !windowScene.title.isEmpty { words = [windowScene.title] }
            words.append(windowScene.subtitle)
        }
        return words.filter { !$0.isEmpty }.joined(separator: " \u{2013} ")
    }

    /// Makes the window key, and requests that the window manager raises it.
    func comeToFront(token: String? = nil) {
        show()
        takeKey()
        host?.platform.activate(token: token)
    }

    // MARK: - Key

    func takeKey() {
        guard let application = UIApplication.running, isShown, canBecomeKey else { return }
        application.bringToFront(self)
        guard application.keyWindow !== self else { return }
        application.keyWindow?.loseKey()
        application.keyWindow = self
        keyStateDidChange()
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    private func loseKey() {
        UIApplication.running?.keyWindow = nil
        keyStateDidChange()
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    private func resignKeyIfNeeded() {
        guard isKeyWindow else { return }
        loseKey()
        let others = UIApplication.running?.windows ?? []
        others.last { $0 !== self && $0.canBecomeKey }?.takeKey()
    }

    // MARK: - Removal of views

    /// Called before a view leaves the window, to drop references to it.
    func viewWillLeave(_ view: UIView) {
        focusSystem.viewWillLeave(view)
        if let hoveredView, hoveredView.isDescendant(of: view) { updateHover(view.superview) }
        let first = firstResponder
        if let home = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, home.isDescendant(of: view) {
            first?.resignFirstResponder()
            // Resigns even if it refuses.
            if firstResponder === first { firstResponder = nil }
        }
        touchDelivery.cancelTouches(in: view)
        dismissPopups(of: view, animated: false)
    }
}

extension UIView {
    /// Ends everything that goes on in the view and its descendants, as when it leaves its window: touches, hovering,
    /// focus, and popups.
    package func endInteraction() { window?.viewWillLeave(self) }
}
