// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import Windowing
import WindowingHeadless

/// An application with scenes that records their callbacks.
@MainActor
private final class SceneApplication: NSObject, UIApplicationDelegate {
    static var log: [String] = []
    var sceneCount = 0
    var discarded: [String] = []

    override init() { Self.log = [] }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
        configuration.delegateClass = DocumentScene.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        discarded += sceneSessions.map(\.persistentIdentifier)
    }
}

@MainActor
private final class DocumentScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var document = "untitled"

    override init() {}

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        document = activity?.userInfo?["document"] as? String ?? document
        SceneApplication.log.append("connect \(document)")
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { SceneApplication.log.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { SceneApplication.log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { SceneApplication.log.append("inactive") }
    func sceneWillEnterForeground(_ scene: UIScene) { SceneApplication.log.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { SceneApplication.log.append("background") }

    static var updates: [String] = []
    func windowScene(_ windowScene: UIWindowScene, didUpdateTraits previousTraitCollection: UITraitCollection) {
        let style = windowScene.traitCollection.userInterfaceStyle
        let isDark = (previousTraitCollection.userInterfaceStyle == .dark, style == .dark)
        Self.updates.append("\(Int(windowScene.windows[0].bounds.width)) \(isDark.0) to \(isDark.1)")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "org.shoji.test.document")
        activity.userInfo = ["document": document]
        return activity
    }
}

@MainActor
@Suite("Scenes")
struct UISceneTests {
    private func scenes(_ stage: Stage) -> [UIWindowScene] {
        stage.application.connectedScenes.compactMap { $0 as? UIWindowScene }
    }

    private func folder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID().uuidString)")
    }

    @Test("The first scene is connected after the launch")
    func firstSceneConnectsAfterLaunch() throws {
        let stage = Stage(delegate: SceneApplication())
        let scene = try #require(scenes(stage).first)
        #expect(scenes(stage).count == 1)
        let window = try #require(scene.windows.first)
        #expect(window.windowScene === scene && window.next === scene && scene.next === stage.application)
        let manager = try #require(scene.statusBarManager)
        #expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden && manager.statusBarFrame == .zero)
        #expect(window.bounds.size == CGSize(width: 400, height: 300))
        #expect(SceneApplication.log.prefix(2) == ["connect untitled", "foreground"])
    }

    @Test("The delegate is called once for each change of the main window's size or traits")
    func updates() throws {
        let stage = Stage(delegate: SceneApplication())
        let platform = try #require(stage.system.windows.first)
        stage.advance(by: 0)
        DocumentScene.updates = []
        platform.resize(to: CGSize(width: 350, height: 280))
        stage.advance(by: 0)
        #expect(DocumentScene.updates == ["350 false to false"])
        stage.application.userInterfaceStyle = .dark
        stage.advance(by: 0)
        #expect(DocumentScene.updates == ["350 false to false", "350 false to true"])
        platform.activate()
        stage.advance(by: 0)
        #expect(DocumentScene.updates.count == 2)
    }

    @Test("Without a configuration, there are no scenes")
    func withoutAConfigurationThereAreNoScenes() {
        final class Plain: NSObject, UIApplicationDelegate {}
        let stage = Stage(delegate: Plain())
        #expect(stage.application.connectedScenes.isEmpty && stage.application.openSessions.isEmpty)
    }

    @Test("The activation state follows the state of the window")
    func activationFollowsTheWindow() throws {
        let stage = Stage(delegate: SceneApplication())
        let scene = try #require(scenes(stage).first)
        let platform = try #require(stage.system.windows.first)
        #expect(scene.activationState == .foregroundActive)
        SceneApplication.log = []
        platform.minimize()
        stage.advance(by: 0)
        #expect(scene.activationState == .background)
        platform.activate()
        stage.advance(by: 0)
        #expect(SceneApplication.log == ["inactive", "background", "foreground", "active"])
    }

    @Test("New scenes can be requested, and existing ones activated")
    func scenesAreRequestedAndActivated() throws {
        let stage = Stage(delegate: SceneApplication())
        let first = try #require(scenes(stage).first)
        let activity = NSUserActivity(activityType: "org.shoji.test.document")
        activity.userInfo = ["document": "letter"]
        stage.application.requestSceneSessionActivation(nil, userActivity: activity)
        stage.advance(by: 0)
        #expect(scenes(stage).count == 2)
        #expect(SceneApplication.log.contains("connect letter"))
        #expect(first.activationState == .foregroundInactive)
        stage.application.requestSceneSessionActivation(first.session)
        stage.advance(by: 0)
        #expect(scenes(stage).count == 2 && first.keyWindow === first.windows.first)
    }

    @Test("Destroyed sessions are discarded")
    func destroyedSessionsAreDiscarded() throws {
        let delegate = SceneApplication()
        let stage = Stage(delegate: delegate)
        let session = try #require(scenes(stage).first?.session)
        stage.application.requestSceneSessionDestruction(session)
        #expect(stage.application.connectedScenes.isEmpty && stage.application.openSessions.isEmpty)
        #expect(delegate.discarded == [session.persistentIdentifier])
        var errors: [any Error] = []
        stage.application.requestSceneSessionActivation(session) { errors.append($0) }
        stage.application.requestSceneSessionDestruction(session) { errors.append($0) }
        let expected = UISceneError.unknownSession(session: session.persistentIdentifier)
        #expect(errors.compactMap { $0 as? UISceneError } == [expected, expected])
    }

    @Test("Closing one of several windows discards its session, and the others are restored")
    func closedSessionIsDiscardedAndOthersRestored() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let delegate = SceneApplication()
        var stage = Stage(delegate: delegate, stateFolder: folder)
        let activity = NSUserActivity(activityType: "org.shoji.test.document")
        activity.userInfo = ["document": "letter"]
        stage.application.requestSceneSessionActivation(nil, userActivity: activity)
        stage.advance(by: 0)
        let kept = try #require(scenes(stage).first { ($0.delegate as? DocumentScene)?.document == "letter" })
        kept.session.userInfo = ["page": 3]
        let identifier = kept.session.persistentIdentifier
        try #require(stage.system.windows.last).resize(to: CGSize(width: 320, height: 200))
        stage.advance(by: 0)
        let closed = try #require(stage.system.windows.first)
        closed.requestClose()
        #expect(delegate.discarded.count == 1)
        stage.terminate()

        stage = Stage(delegate: SceneApplication(), stateFolder: folder)
        let restored = try #require(scenes(stage).first)
        #expect(scenes(stage).count == 1)
        #expect(restored.session.persistentIdentifier == identifier)
        #expect(restored.session.userInfo?["page"] as? Int == 3)
        #expect(SceneApplication.log.contains("connect letter"))
        stage.advance(by: 0)
        #expect(restored.windows.first?.bounds.size == CGSize(width: 320, height: 200))
    }

    @Test("The screen of a window is restored")
    func screenIsRestored() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var stage = Stage(delegate: SceneApplication(), stateFolder: folder)
        let name = try #require(stage.system.headlessScreens.first?.description.name)
        let scene = try #require(scenes(stage).first)
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences(isFullScreen: true))
        stage.advance(by: 0)
        #expect(scene.isFullScreen)
        stage.terminate()
        #expect(try String(contentsOf: folder.appendingPathComponent("scenes.plist"), encoding: .utf8).contains(name))
        stage = Stage(delegate: SceneApplication(), stateFolder: folder)
        stage.advance(by: 0)
        #expect(scenes(stage).first?.isFullScreen == true)
    }

    @Test("Requested orientations exchange the width and the height of a window that has another one")
    func orientations() throws {
        let stage = Stage(delegate: SceneApplication())
        let scene = try #require(scenes(stage).first)
        func size(after preferences: UIWindowScene.GeometryPreferences) throws -> CGSize {
            scene.requestGeometryUpdate(preferences)
            stage.advance(by: 0)
            return try #require(scene.windows.first).bounds.size
        }
        let wide = try size(after: UIWindowScene.GeometryPreferences(size: CGSize(width: 500, height: 300)))
        let tall = CGSize(width: wide.height, height: wide.width)
        #expect(try size(after: .iOS(interfaceOrientations: .landscape)) == wide)
        #expect(try size(after: .iOS(interfaceOrientations: .portrait)) == tall)
        #expect(try size(after: .iOS(interfaceOrientations: .all)) == tall)
        #expect(try size(after: .iOS(interfaceOrientations: .landscapeLeft)) == wide)
        #expect(try size(after: UIWindowScene.GeometryPreferences.iOS()) == wide)
    }

    @Test("Titles and size restrictions are passed to the window")
    func titlesAndLimitsApplyToTheWindow() throws {
        let stage = Stage(delegate: SceneApplication())
        let scene = try #require(scenes(stage).first)
        let platform = try #require(stage.system.windows.first)
        scene.windows.first?.rootViewController?.title = "Root"
        #expect(platform.title == "Root")
        scene.title = "Letter"
        scene.subtitle = "Home"
        #expect(platform.title == "Letter \u{2013} Home")
        scene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 200)
        scene.sizeRestrictions?.maximumSize = CGSize(width: 900, height: 800)
        #expect(platform.minimumSize == CGSize(width: 300, height: 200))
        #expect(platform.maximumSize == CGSize(width: 900, height: 800))
    }
}
