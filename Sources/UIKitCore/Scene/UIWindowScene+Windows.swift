// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension UIWindowScene {
    /// The window that represents the scene: the first shown window of the lowest level.
    var mainWindow: UIWindow? {
        windows.filter { !$0.isHidden }.min { $0.windowLevel < $1.windowLevel }
    }

    /// The screen of the saved window, if it is connected.
    var restoredScreen: UIScreen? {
        UIScreen.screens.first { $0.platformDescription.name == session.place.screen }
    }

    func add(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        members.append(WeakWindowReference(window: window))
    }

    func remove(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
    }

    func limitsDidChange() {
        mainWindow?.host?.setLimits(minimum: limits.minimumSize, maximum: limits.maximumSize)
    }

    func update(_ preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
        guard let window = mainWindow, let host = window.host else {
            errorHandler?(UISceneError.notConnected(session: session.persistentIdentifier))
            return
        }
        if let isFullScreen = preferences.isFullScreen { host.platform.setFullScreen(isFullScreen, on: nil) }
        if let size = preferences.requestedSize(from: window.bounds.size), size.width >= 1, size.height >= 1,
            size.width < 32768, size.height < 32768
        {
            host.setContentSize(size)
        }
    }

    /// Called when the size or the traits of one of the scene's shown windows changed.
    func windowDidChange(_ window: UIWindow, from previous: UITraitCollection) {
        guard window.isShown, window === mainWindow else { return }
        (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateTraits: previous)
    }

    /// Called when one of the scene's windows was shown or hidden, or its state changed.
    func windowsDidChange() {
        guard activationState != .unattached else { return }
        let hosts = windows.compactMap(\.host)
        let state: ActivationState =
            hosts.contains { $0.isActive }
            ? .foregroundActive : hosts.contains { !$0.isSuspended } ? .foregroundInactive : .background
        move(to: state)
        notePlace()
    }

    func notePlace() {
        guard let host = mainWindow?.host else { return }
        session.place = ScenePlace(
            size: host.ownSize, screen: mainWindow?.screen.platformDescription.name, isFullScreen: host.isFullScreen)
    }
}
