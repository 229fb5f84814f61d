// SPDX-License-Identifier: MIT
internal import Foundation

extension UIApplication {
    /// The scenes that are connected to a delegate.
    public var connectedScenes: Set<UIScene> { Set(scenes.connected) }

    /// The sessions with a connected scene, and those that can be reactivated.
    public var openSessions: Set<UISceneSession> { Set(scenes.sessions) }

    /// Whether the application can have several scenes; always `true`.
    public var supportsMultipleScenes: Bool { true }

    /// Activates the scene of a session, raising its window or recreating it; without a session, creates a new scene.
    ///
    /// The delegate provides the configuration of a new session.
    /// - Parameters:
    ///   - sceneSession: The session to activate; `nil` for a new one.
    ///   - userActivity: The activity that the scene should continue.
    ///   - options: The options, which identify the requesting scene.
    ///   - errorHandler: Called with the error if the request fails.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let sceneSession, !scenes.sessions.contains(sceneSession) {
            errorHandler?(UISceneError.unknownSession(session: sceneSession.persistentIdentifier))
            return
        }
        if let scene = sceneSession?.scene as? UIWindowScene {
            scene.mainWindow?.comeToFront()
            if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
            return
        }
        let connection = UIScene.ConnectionOptions()
        connection.userActivities = [userActivity].compactMap(\.self)
        connection.requestingScene = options?.requestingScene
        let session = sceneSession ?? makeSession(connection)
        guard let session else {
            errorHandler?(UISceneError.noConfiguration(session: "that was asked for"))
            return
        }
        connect(session, connection)
    }

    /// Closes a session's windows and discards it.
    ///
    /// The delegate is notified.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard scenes.sessions.contains(sceneSession) else {
            errorHandler?(UISceneError.unknownSession(session: sceneSession.persistentIdentifier))
            return
        }
        if let scene = sceneSession.scene { disconnect(scene) }
        discard([sceneSession])
    }

    // MARK: - Lifecycle

    /// Restores the sessions of the previous launch, or creates the first one.
    ///
    /// Does nothing in an application without scenes.
    func connectFirstScenes() {
        let options = UIScene.ConnectionOptions()
        addLaunchRequest(to: options)
        let saved = scenes.store?.load() ?? []
        if !saved.isEmpty {
            scenes.store?.beginRestoring()
            scenes.isRestoring = true
        }
        scenes.sessions = saved.compactMap { $0.session(asking: self) }
        // The last scene is in front.
        for session in scenes.sessions {
            connect(session, session === scenes.sessions.last ? options : UIScene.ConnectionOptions())
        }
        guard scenes.sessions.isEmpty, let session = makeSession(options) else { return }
        connect(session, options)
    }

    /// Called after layers were laid out and drawn.
    ///
    /// Restoration is complete once each shown window had its size from the desktop, with which it can still fail.
    func finishRestoringScenes() {
        guard scenes.isRestoring, windows.allSatisfy(\.isConfigured) else { return }
        scenes.isRestoring = false
        scenes.store?.finishRestoring()
    }

    private func makeSession(_ options: UIScene.ConnectionOptions) -> UISceneSession? {
        let blank = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        guard let configuration = configuration(for: blank, options) else { return nil }
        blank.configuration = configuration
        scenes.sessions.append(blank)
        return blank
    }

    /// Returns the configuration that the delegate or the scene manifest provides; `nil` for an application without
    /// scenes.
    func configuration(for session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UISceneConfiguration? {
        let manifest = SceneManifest(bundle: launchOptions.bundle)
        let given = delegate?.application(self, configurationForConnecting: session, options: options)
        guard let given, given !== UISceneConfiguration.notImplemented else {
            let name = session.configuration.name
            return manifest?.configuration(named: name, for: delegate)
                ?? manifest?.configuration(named: nil, for: delegate)
        }
        manifest?.complete(given, for: delegate)
        return given
    }

    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        let sceneClass = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        session.scene = scene
        scene.delegate = session.configuration.makeDelegate()
        scenes.connected.append(scene)
        scene.post(UIScene.willConnectNotification)
        let window = loadStoryboard(of: session, in: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        window?.makeKeyAndVisible()
        (scene as? UIWindowScene)?.restoreControllers()
        scene.move(to: .background)
        (scene as? UIWindowScene)?.windowsDidChange()
    }

    /// Creates the window of a scene whose configuration has a storyboard; it is shown once the delegate has configured
    /// its root view controller.
    private func loadStoryboard(of session: UISceneSession, in scene: UIScene) -> UIWindow? {
        guard let storyboard = session.configuration.storyboard, let scene = scene as? UIWindowScene else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        return window
    }

    /// Disconnects a scene: its windows are hidden and its delegate is notified.
    ///
    /// The session is kept.
    func disconnect(_ scene: UIScene) {
        guard scenes.connected.contains(where: { $0 === scene }) else { return }
        scene.remember()
        (scene as? UIWindowScene)?.notePlace()
        (scene as? UIWindowScene)?.rememberControllers()
        scenes.connected.removeAll { $0 === scene }
        scene.move(to: .unattached)
        for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
        scene.session.scene = nil
        scene.delegate?.sceneDidDisconnect(scene)
        scene.post(UIScene.didDisconnectNotification)
    }

    func discard(_ sessions: Set<UISceneSession>) {
        scenes.sessions.removeAll { sessions.contains($0) }
        delegate?.application(self, didDiscardSceneSessions: sessions)
    }

    /// Called when the user closed the last window of a scene.
    ///
    /// If it is the application's last scene, its session is restored at the next launch.
    func userDidClose(_ scene: UIScene) {
        let isLast = scenes.connected.count == 1
        if isLast {
            saveScenes()
        }
        disconnect(scene)
        if !isLast { discard([scene.session]) }
    }

    /// Saves the sessions for the next launch.
    func saveScenes() {
        guard let store = scenes.store else { return }
        for scene in scenes.connected {
            scene.remember()
            (scene as? UIWindowScene)?.notePlace()
            (scene as? UIWindowScene)?.rememberControllers()
        }
        store.save(scenes.sessions.filter { $0.scene != nil })
        // The application got as far as saving a state.
        scenes.isRestoring = false
        store.finishRestoring()
    }
}

/// The scenes and sessions of the application.
@MainActor
struct SceneTable {
    /// The connected scenes, in the order in which they were connected.
    var connected: [UIScene] = []
    var sessions: [UISceneSession] = []
    /// Whether the sessions of the last launch are being restored.
    var isRestoring = false
    /// The storage of sessions between launches; `nil` if sessions aren't stored.
    var store: SceneStore?
}
