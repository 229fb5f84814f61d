// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import TextLayout
package import Windowing

extension UIApplication {
    /// Starts preparing text rendering on another thread; called before connecting to the display server.
    package static func prepare() {
        TextFont.prepare()
    }

    /// Creates the application on a connected display and its delegate, and performs the launch sequence (`R-V-27`).
    package static func launch(
        on windowSystem: any WindowSystem, delegate: @autoclosure () -> (any UIApplicationDelegate)?,
        options: ApplicationOptions,
        as applicationClass: UIApplication.Type = UIApplication.self,
        onTerminate: @escaping @MainActor (Int32) -> Void
    ) -> UIApplication {
        LayerClock.timeSource = windowSystem.timeSource
        scheduleTurns()
        launch = (windowSystem, options)
        let application = applicationClass.init()
        launch = nil
        running = application
        application.onTerminate = onTerminate
        application.userInterfaceStyle = options.userInterfaceStyle
        windowSystem.delegate = application.displayObserver
        application.displayObserver.application = application
        application.screens = windowSystem.screens.map {
            UIScreen(description: $0.description, platformScreen: $0)
        }
        UITraitCollection.current = UIScreen.main.traitCollection
        let delegate = delegate()
        application.delegate = delegate
        application.isLaunching = true
        let window = application.loadMainStoryboard()
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        window?.makeKeyAndVisible()
        application.isLaunching = false
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        application.scenes.store = options.stateFolder.map(SceneStore.init)
        application.connectFirstScenes()
        return application
    }

    /// Terminates the application: runs `terminationWork`, notifies the delegate, closes the windows and the
    /// connection, and exits the process.
    package func terminate(status: Int32) {
        guard let onTerminate, !isFinishingWork else { return }
        if let work = terminationWork {
            terminationWork = nil
            isFinishingWork = true
            Task {
                let status = await work(status)
                isFinishingWork = false
                terminate(status: status)
            }
            return
        }
        self.onTerminate = nil
        if !scenes.connected.isEmpty { saveScenes() }
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
        tearDown()
        onTerminate(status)
    }

    /// Closes all windows and the connection, and releases the application.
    package func tearDown() {
        onTerminate = nil
        let shown = windows
        windows = []
        keyWindow = nil
        popups.dismissAll(animated: false)
        for window in shown.reversed() { window.closeSurface() }
        windowSystem.delegate = nil
        windowSystem.disconnect()
        if UIApplication.running === self { UIApplication.running = nil }
    }

    /// The application terminates when the user closes the last window, but not when it hides that window itself.
    func windowWasClosedByUser(_ window: UIWindow) {
        let scene = window.windowScene
        window.isHidden = true
        if let scene, scene.mainWindow == nil { userDidClose(scene) }
        if launchOptions.endsWithLastWindow, windows.isEmpty { terminate(status: 0) }
    }

    /// Called when windows were shown or hidden, or the keyboard focus changed.
    func updateState() {
        update(state: windows.contains { $0.host?.isActive == true } ? .active : .inactive)
        for case let scene as UIWindowScene in scenes.connected { scene.windowsDidChange() }
    }

    private func update(state newState: State) {
        guard newState != applicationState else { return }
        if applicationState == .active {
            delegate?.applicationWillResignActive(self)
            NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
        }
        applicationState = newState
        if newState == .active {
            delegate?.applicationDidBecomeActive(self)
            NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
        }
    }
}

extension UIApplication {
    /// Moves a shown window to the end of those of its level in `windows`.
    func bringToFront(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let below = windows.lastIndex { $0.windowLevel <= window.windowLevel }
        windows.insert(window, at: below.map { $0 + 1 } ?? 0)
        interfaceOrientationMayHaveChanged()
    }
}

extension UIApplication {
    /// Posted after the delegate's `application(_:didFinishLaunchingWithOptions:)` returned; the object is the
    /// application.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted after the delegate's `applicationDidBecomeActive(_:)` returned; the object is the application.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted after the delegate's `applicationWillResignActive(_:)` returned; the object is the application.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted after the delegate's `applicationWillTerminate(_:)` returned; the object is the application.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
