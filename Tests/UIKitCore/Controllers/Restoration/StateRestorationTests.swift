// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

/// Encodes and restores a word, and records its callbacks.
private final class Reader: UIViewController {
    var word = ""
    var heard: [String] = []

    init(_ name: String?) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { heard.append("loaded") }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if !word.isEmpty { coder.encode(word, forKey: "word") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        word = coder.decodeObject(forKey: "word") as? String ?? "nothing"
        heard.append("decoded")
    }

    override func applicationFinishedRestoringState() { heard.append("finished") }
}

@MainActor
private final class ReaderApplication: NSObject, UIApplicationDelegate {
    override init() {}

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
        configuration.delegateClass = ReaderScene.self
        return configuration
    }
}

@MainActor
private final class ReaderScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    let root = Reader("root")
    let children = [Reader("left"), Reader("left"), Reader(nil), Reader("a/b")]
    let split = UISplitViewController(style: .doubleColumn)

    override init() {}

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        for child in children + [split] { root.addChild(child) }
        split.restorationIdentifier = "split"
        split.viewControllers = [UIViewController(), UIViewController()]
        root.view.addSubview(split.view)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        self.window = window
        window.makeKeyAndVisible()
    }
}

@MainActor
@Suite("State restoration")
struct StateRestorationTests {
    private func scene(_ stage: Stage) throws -> ReaderScene {
        let scene = try #require(stage.application.connectedScenes.first)
        return try #require(scene.delegate as? ReaderScene)
    }

    @Test("The states of a whole hierarchy are restored by the path of its identifiers")
    func restart() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("states-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var stage = Stage(delegate: ReaderApplication(), stateFolder: folder)
        var scene = try scene(stage)
        #expect(scene.root.heard == ["loaded"])
        scene.root.word = "first"
        for (index, child) in scene.children.enumerated() { child.word = "child \(index)" }
        stage.advance(by: 0)
        #expect(scene.split.isCollapsed)
        scene.split.hide(.secondary)
        stage.advance(by: 1)
        stage.terminate()

        stage = Stage(delegate: ReaderApplication(), stateFolder: folder)
        scene = try self.scene(stage)
        #expect(scene.root.word == "first" && scene.root.heard == ["loaded", "decoded", "finished"])
        // Of two with the same identifier the first is restored; those without one aren't.
        #expect(scene.children.map(\.word) == ["child 0", "", "", "child 3"])
        stage.advance(by: 0)
        let stack = try #require(scene.split.viewControllers.first as? UINavigationController)
        #expect(stack.viewControllers == [scene.split.viewController(for: .primary)])
    }

    @Test("A value that wasn't encoded is nil when the state is restored")
    func missingValue() throws {
        let folder = try ScratchFolder()
        var stage = Stage(delegate: ReaderApplication(), stateFolder: folder.url)
        try scene(stage).children[0].word = "kept"
        stage.terminate()

        stage = Stage(delegate: ReaderApplication(), stateFolder: folder.url)
        let scene = try scene(stage)
        #expect(scene.root.word == "nothing" && scene.root.heard == ["loaded", "decoded", "finished"])
        #expect(scene.children[0].word == "kept")
    }
}
