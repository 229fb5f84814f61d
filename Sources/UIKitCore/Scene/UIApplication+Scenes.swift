// SPDX-License-Identifier: MIT
internal import Foundation

extension UIApplication {
    /// Scenes that have a delegate and may have windows.
    public var connectedScenes: Set<UIScene> { Set(scenes.connected) }

    /// Sessions with a window, and those that would come back if they were asked for.
    public var openSessions: Set<UISceneSession> { Set(scenes.sessions) }

    /// Every desktop has room for several windows.
    public var supportsMultipleScenes: Bool { true }

    /// Brings a session's window to the front, or makes it again; without a session, a new one is made.
    ///
    /// The delegate is asked for a new session's configuration.
    /// - Parameters:
    ///   - sceneSession: Whose window; `nil` for a new one.
    ///   - userActivity: What the scene should go on with.
    ///   - options: Who asks.
    ///   - errorHandler: Hears why it cannot be.
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

    /// Closes a session's windows and forgets it; the delegate hears of it.
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

    // MARK: - Life

    /// Brings back the sessions of the last time, or makes the first; an application without scenes has none.
    func connectFirstScenes() {
        let restored = scenes.store?.load() ?? []
        for saved in restored {
            guard let session = saved.session(asking: self) else { continue }
            scenes.sessions.append(session)
            connect(session, UIScene.ConnectionOptions())
        }
        guard scenes.sessions.isEmpty, let session = makeSession(UIScene.ConnectionOptions()) else { return }
        connect(session, UIScene.ConnectionOptions())
    }

    private func makeSession(_ options: UIScene.ConnectionOptions) -> UISceneSession? {
        let blank = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        guard let configuration = delegate?.application(self, configurationForConnecting: blank, options: options)
        else { return nil }
        blank.configuration = configuration
        scenes.sessions.append(blank)
        return blank
    }

    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        let scene = session.configuration.sceneClass.init(session: session, connectionOptions: options)
        session.scene = scene
        scene.delegate = session.configuration.delegateClass?.init()
        scenes.connected.append(scene)
        scene.post(UIScene.willConnectNotification)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        (scene as? UIWindowScene)?.restoreControllers()
        scene.move(to: .background)
        (scene as? UIWindowScene)?.windowsDidChange()
    }

    /// Ends a scene: its windows are hidden, its delegate is told, its session stays.
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

    /// The user closed the last window of a scene; the session of the very last one comes back at the next launch.
    func userDidClose(_ scene: UIScene) {
        let isLast = scenes.connected.count == 1
        if isLast {
            saveScenes()
        }
        disconnect(scene)
        if !isLast { discard([scene.session]) }
    }

    /// Writes down what the next launch brings back.
    func saveScenes() {
        guard let store = scenes.store else { return }
        for scene in scenes.connected {
            scene.remember()
            (scene as? UIWindowScene)?.notePlace()
            (scene as? UIWindowScene)?.rememberControllers()
        }
        store.save(scenes.sessions.filter { $0.scene != nil })
    }
}

/// The application's scenes and sessions.
@MainActor
struct SceneTable {
    /// In the order in which they were connected.
    var connected: [UIScene] = []
    var sessions: [UISceneSession] = []
    /// Where sessions are kept between launches; `nil` where nothing is.
    var store: SceneStore?
}
