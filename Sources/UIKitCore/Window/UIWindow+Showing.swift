// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import Windowing

extension UIWindow {
    /// What the views in the window adapt to.
    var surroundings: UITraitCollection { surroundings(at: bounds.size) }

    func surroundings(at size: CGSize) -> UITraitCollection {
        var traits =
            inheritedSurroundings ?? UIApplication.running?.desktopTraits
            ?? UITraitCollection.standard.merging(.current)
        traits.displayScale = surface?.scale ?? screen.scale
        return traits.merging(Theme.Window.sizeClasses(for: size))
    }

    func show() {
        guard !isShown, let application = UIApplication.running else { return }
        // While the desktop is away the window is shown as far as the application goes, and seen when it is back.
        if !application.isDisplayLost {
            do {
                try makeSurface(in: application)
            } catch {
                Log.error("The window cannot be shown. \(error)")
                return
            }
        }
        // The desktop's scale may be another than the screen's.
        if traitCollection != surroundings { updateTraits() }
        let loose = outermostControllers
        isShown = true
        applyAppearance()
        shownOrientation = naturalOrientation(for: bounds.size)
        joinApplication(application)
        installRoot()
        for controller in loose { controller.viewWillEnter(window: self) }
        for controller in loose { controller.viewDidEnter(window: self) }
        if host != nil, subviews.isEmpty, UIApplication.running?.windows.count == 1 { showLaunchImage() }
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

    /// Nothing that is under way will come to its end here: whoever had a part in it is told so.
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
        // While there is no desktop, the window waits for the next one to be put on its screen.
        guard isShown, let application = UIApplication.running, !application.isDisplayLost else {
            updateTraits()
            return
        }
        if isElsewhere { rehost(in: application) }
    }

    /// Gives the content another window of the desktop's; nobody is told that it was hidden, since it is not.
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
        // What the old root presented has nothing to return to.
        old?.presentationInTree?.dismiss(animated: false, completion: nil)
        // The new root may have taken the old one's view in.
        if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
        guard isShown else { return }
        installRoot()
    }

    private func installRoot() {
        // Loading the view may be what sets the title.
        let view = rootViewController?.view
        updateTitle()
        guard let controller = rootViewController, let view else { return }
        view.frame = contentFrame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard view.superview !== self, !controller.isViewTakenAway else { return }
        insertSubview(view, at: 0)
        // While it was about to appear it may have put another in its place.
        if rootViewController !== controller, view.superview === self { view.removeFromSuperview() }
    }

    func updateTitle() {
        host?.setTitle(desktopTitle)
    }

    /// The scene's title before the root's, with what the scene says after it.
    var desktopTitle: String {
        var words = [rootViewController?.windowTitle ?? ""]
        if let windowScene {
            if !windowScene.title.isEmpty { words = [windowScene.title] }
            words.append(windowScene.subtitle)
        }
        return words.filter { !$0.isEmpty }.joined(separator: " \u{2013} ")
    }

    /// Makes the window key, and asks the desktop to put it in front.
    func comeToFront() {
        show()
        takeKey()
        host?.platform.activate(token: nil)
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

    // MARK: - Views that leave

    /// A view is about to leave the window: what refers to it lets go.
    func viewWillLeave(_ view: UIView) {
        focusSystem.viewWillLeave(view)
        if let hoveredView, hoveredView.isDescendant(of: view) { updateHover(view.superview) }
        let first = firstResponder
        if let home = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, home.isDescendant(of: view) {
            first?.resignFirstResponder()
            // It goes even if it refuses.
            if firstResponder === first { firstResponder = nil }
        }
        touchDelivery.cancelTouches(in: view)
        dismissPopups(of: view, animated: false)
    }
}
