// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Records the requests to an application.
@MainActor
private final class RequestLog: NSObject, UIApplicationDelegate {
    static var lines: [String] = []
    var isReady = true
    var continuesPages = false
    let restoring = Restoring()

    override init() { Self.lines = [] }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        Self.lines.append("launch \((launchOptions?[.url] as? URL)?.lastPathComponent ?? item?.type ?? "none")")
        return isReady
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        Self.lines.append("open \(url.lastPathComponent) \(options[.openInPlace] as? Bool == true)")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard continuesPages else { return false }
        Self.lines.append("continue \(userActivity.webpageURL?.lastPathComponent ?? "")")
        restorationHandler([restoring])
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Self.lines.append("perform \(shortcutItem.localizedTitle)")
        completionHandler(true)
    }

    final class Restoring: UIResponder {
        override func restoreUserActivityState(_ userActivity: NSUserActivity) {
            RequestLog.lines.append("restore \(userActivity.activityType)")
        }
    }
}

/// Shows the file that it was started for.
@MainActor
private final class Opener: NSObject, UIApplicationDelegate {
    private(set) var launchOptions: [UIApplication.LaunchOptionsKey: Any] = [:]
    private(set) var options: [[UIApplication.OpenURLOptionsKey: Any]] = []
    private(set) var shownWindow: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        self.launchOptions = launchOptions ?? [:]
        let root = UIViewController(nibName: nil, bundle: nil)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = (launchOptions?[.url] as? URL)?.lastPathComponent
        root.view.addSubview(label)
        shownWindow = UIWindow(frame: UIScreen.main.bounds)
        shownWindow?.rootViewController = root
        shownWindow?.makeKeyAndVisible()
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        self.options.append(options)
        return true
    }
}

/// An application with scenes that records their requests.
@MainActor
private final class SceneRequestLog: NSObject, UIApplicationDelegate {
    override init() { RequestLog.lines = [] }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
        configuration.delegateClass = Scene.self
        return configuration
    }

    final class Scene: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?

        override init() {}

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let urls =
                options.urlContexts.map(\.url.lastPathComponent) + [options.shortcutItem?.type].compactMap(\.self)
            let pages = options.userActivities.compactMap(\.webpageURL?.lastPathComponent)
            let saved = session.stateRestorationActivity?.userInfo?["page"] as? Int
            RequestLog.lines.append("connect \(urls) \(pages) \(saved ?? 0)")
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = Reader()
            window.makeKeyAndVisible()
            self.window = window
            scene.userActivity = NSUserActivity(activityType: "org.example.read")
            window.rootViewController?.userActivity = scene.userActivity
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            let urls = URLContexts.map { "\($0.url.lastPathComponent) \($0.options.openInPlace)" }
            RequestLog.lines.append("open \(urls)")
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            RequestLog.lines.append("perform \(shortcutItem.type)")
        }
    }

    /// A controller that saves its state in its activity.
    final class Reader: UIViewController {
        override func updateUserActivityState(_ activity: NSUserActivity) {
            activity.addUserInfoEntries(from: ["page": 7, "draft": 1])
        }
    }
}

@MainActor
@Suite("Requests of the desktop")
struct DesktopRequestTests {
    private let file = URL(filePath: "/tmp/tea.txt")

    private func page() throws -> URL { try #require(URL(string: "https://example.org/garden")) }

    @Test("An application without scenes opens what it was started for, unless the launch has handled it")
    func launch() throws {
        Stage.launchRequest = .open([file, URL(filePath: "/tmp/b")])
        var stage = Stage(delegate: RequestLog())
        #expect(RequestLog.lines == ["launch tea.txt", "open tea.txt true", "open b true"])
        let log = RequestLog()
        log.isReady = false
        Stage.launchRequest = .open([file])
        stage = Stage(delegate: log)
        #expect(RequestLog.lines == ["launch tea.txt"])
        stage = Stage(delegate: RequestLog())
        #expect(RequestLog.lines == ["launch none"])
        withExtendedLifetime(stage) {}
    }

    @Test("S-IPAD-18: A launch with a file has the sender and its annotation, and first shows the file")
    func origin() throws {
        let origin = OpenOrigin(application: "org.example.Leaf", annotation: ["page": 3])
        Stage.launchRequest = .open([file], origin)
        let opener = Opener()
        let stage = Stage(delegate: opener)
        #expect(Set(opener.launchOptions.keys) == [.url, .sourceApplication, .annotation])
        #expect(opener.launchOptions[.url] as? URL == file)
        #expect(opener.launchOptions[.sourceApplication] as? String == "org.example.Leaf")
        #expect(opener.launchOptions[.annotation] as? [String: Int] == ["page": 3])
        let window = try #require(opener.shownWindow)
        #expect(!window.isHidden && (window.rootViewController?.view.subviews.first as? UILabel)?.text == "tea.txt")
        // The same with a file that is opened later, and nothing where the sender says nothing of itself.
        stage.application.perform(.open([file], origin))
        stage.application.perform(.open([file]))
        let received = opener.options.suffix(2).map { $0[.sourceApplication] as? String }
        #expect(received == ["org.example.Leaf", nil])
        #expect(opener.options.suffix(2).first?[.annotation] as? [String: Int] == ["page": 3])
        #expect(opener.options.last?[.annotation] == nil)
    }

    @Test("A running application opens files, and web pages as activities if it continues them")
    func running() throws {
        let log = RequestLog()
        let stage = Stage(delegate: log)
        stage.application.perform(.open([try page(), file]))
        #expect(RequestLog.lines.dropFirst() == ["open garden false", "open tea.txt true"])
        log.continuesPages = true
        stage.application.perform(.open([try page()]))
        #expect(RequestLog.lines.suffix(2) == ["continue garden", "restore NSUserActivityTypeBrowsingWeb"])
        let count = RequestLog.lines.count
        stage.application.perform(.activate)
        #expect(RequestLog.lines.count == count && stage.window.isKeyWindow)
    }

    @Test("Shortcut items are performed by type, and published when they are set")
    func shortcuts() throws {
        final class Publisher: ShortcutPublishing {
            var types: [[String]] = []
            func publish(_ items: [UIApplicationShortcutItem]) { types.append(items.map(\.type)) }
        }
        let stage = Stage(delegate: RequestLog())
        let publisher = Publisher()
        stage.application.shortcutPublisher = publisher
        let item = UIMutableApplicationShortcutItem(type: "brew", localizedTitle: "Brew")
        item.localizedTitle = "Brew Tea"
        item.icon = UIApplicationShortcutIcon(type: .add)
        stage.application.shortcutItems = [item]
        #expect(publisher.types == [["brew"]])
        stage.application.perform(.shortcut("brew"))
        stage.application.perform(.shortcut("other"))
        #expect(RequestLog.lines.dropFirst() == ["perform Brew Tea"])
        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        copy.type = "drink"
        #expect(item.type == "brew" && copy.localizedTitle == "Brew Tea" && copy.icon === item.icon)
    }

    @Test("A scene has what the application was started for in its options, and receives later requests")
    func scenes() throws {
        Stage.launchRequest = .open([file, try page()])
        let stage = Stage(delegate: SceneRequestLog())
        #expect(RequestLog.lines == [#"connect ["tea.txt"] ["garden"] 0"#])
        stage.application.perform(.open([file]))
        stage.application.perform(.open([try page()]))
        stage.application.shortcutItems = [UIApplicationShortcutItem(type: "brew", localizedTitle: "Brew")]
        stage.application.perform(.shortcut("brew"))
        #expect(
            RequestLog.lines.dropFirst() == [#"open ["tea.txt true"]"#, #"open ["garden false"]"#, "perform brew"])
    }

    @Test("The activity of a scene is updated and saved with it, with the required values")
    func activities() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("activities-\(UUID().uuidString)")
        let stage = Stage(delegate: SceneRequestLog(), stateFolder: folder)
        let scene = try #require(stage.application.connectedScenes.first)
        let activity = try #require(scene.userActivity)
        activity.requiredUserInfoKeys = ["page"]
        activity.needsSave = true
        stage.terminate()
        #expect(!activity.needsSave && scene.session.stateRestorationActivity === activity)
        let next = Stage(delegate: SceneRequestLog(), stateFolder: folder)
        #expect(RequestLog.lines == ["connect [] [] 7"])
        let restored = next.application.connectedScenes.first?.session.stateRestorationActivity
        #expect(restored?.userInfo?["draft"] == nil && restored?.activityType == "org.example.read")
    }
}
