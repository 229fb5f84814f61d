// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import TextLayout
package import Windowing

extension UIApplication {
    /// Starts preparing text rendering on another thread; called before connecting to the display server.
    package static func prepare() {
        TextFont.prepare()
        Bundle.main.registerFonts()
    }

    /// Creates the application on a connected display and its delegate, and performs the launch sequence (`R-V-27`).
    package static func launch(
        on windowSystem: any WindowSystem, delegate: @autoclosure () -> (any UIApplicationDelegate)?,
        options: ApplicationOptions,
        as applicationClass: UIApplication.Type = UIApplication.self,
        onTerminate: @escaping @MainActor (Int32) -> Void
    ) -> UIApplication {
        LayerClock.timeSource = windowSystem.timeSource
        options.bundle.registerFonts()
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
        let start = application.launchDictionary
        let isWilling = delegate?.application(application, willFinishLaunchingWithOptions: start) ?? true
        let isReady = delegate?.application(application, didFinishLaunchingWithOptions: start) ?? true
        window?.makeKeyAndVisible()
        application.isLaunching = false
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        application.scenes.store = options.stateFolder.map(SceneStore.init)
        application.connectFirstScenes()
        if isWilling, isReady { application.performLaunchRequest() }
        return application
    }

    /// Terminates the application: runs `terminationWork`, notifies the delegate, closes the windows and the
    /// connection, and exits the process.
    package func terminate(status: Int32) {
        guard onTerminate != nil, !isFinishingWork else { return }
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
        // An application that is ended goes to the background first, where it saves its data.
        update(state: .background)
        if !scenes.connected.isEmpty { saveScenes() }
        if waitForBackgroundTasks({ [weak self] in self?.end(status: status) }) { return }
        if backgroundTasks.deadline == nil { end(status: status) }
    }

    /// Ends the process after the application went to the background.
    private func end(status: Int32) {
        guard let onTerminate else { return }
        self.onTerminate = nil
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
        // While it waits for background tasks, the application stays in the background.
        guard backgroundTasks.deadline == nil else { return }
        let hosts = windows.compactMap(\.host)
        let isCovered = !hosts.isEmpty && hosts.allSatisfy(\.isSuspended)
        update(state: hosts.contains(where: \.isActive) ? .active : isCovered ? .background : .inactive)
        for case let scene as UIWindowScene in scenes.connected { scene.windowsDidChange() }
    }

    /// Changes the state through the state between background and active, and notifies the delegate and observers.
    private func update(state newState: State) {
        while applicationState != newState {
            switch applicationState {
            case .active:
                delegate?.applicationWillResignActive(self)
                NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
                applicationState = .inactive
            case .background:
                // In an application with scenes, the delegates of the scenes are notified instead.
                if scenes.connected.isEmpty { delegate?.applicationWillEnterForeground(self) }
                NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
                applicationState = .inactive
            case .inactive where newState == .background:
                applicationState = .background
                if scenes.connected.isEmpty { delegate?.applicationDidEnterBackground(self) }
                NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
            case .inactive:
                applicationState = .active
                UIPasteboard.applicationDidBecomeActive()
                delegate?.applicationDidBecomeActive(self)
                NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
            }
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
    /// Posted when all windows of the application were minimized or covered, and before it terminates, after the
    /// delegate's `applicationDidEnterBackground(_:)` returned; the object is the application.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before a window of an application in the background becomes visible, after the delegate's
    /// `applicationWillEnterForeground(_:)` returned; the object is the application.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted after the delegate's `applicationWillTerminate(_:)` returned; the object is the application.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
