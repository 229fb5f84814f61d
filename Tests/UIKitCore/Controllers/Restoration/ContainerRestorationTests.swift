// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Encodes and restores a word.
private final class WordController: UIViewController {
    var word = "none"

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(word, forKey: "word")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        word = coder.decodeObject(forKey: "word") as? String ?? "nothing"
    }
}

@MainActor
private final class ContainerApplication: NSObject, UIApplicationDelegate {
    override init() {}

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
        configuration.delegateClass = ContainerScene.self
        return configuration
    }
}

/// A root with seven tabs and a split view, whose columns are navigation controllers.
@MainActor
private final class ContainerScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    let words = (0..<7).map { WordController("tab \($0)") }
    let split = UISplitViewController(style: .doubleColumn)
    let list = WordController("list")
    let detail = WordController("detail")
    let deeper = WordController("deeper")

    override init() {}

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let root = UIViewController(nibName: nil, bundle: nil)
        root.restorationIdentifier = "root"
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = words
        split.restorationIdentifier = "split"
        let stacks = [[list], [detail, deeper]].enumerated().map { index, controllers in
            let stack = UINavigationController(nibName: nil, bundle: nil)
            stack.restorationIdentifier = "stack \(index)"
            stack.viewControllers = controllers
            return stack
        }
        split.viewControllers = stacks
        for child in [tabs, split] as [UIViewController] {
            root.addChild(child)
            child.view.frame = root.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        self.window = window
        window.makeKeyAndVisible()
    }
}

@MainActor
@Suite("State restoration of containers")
struct ContainerRestorationTests {
    private nonisolated static let narrow = CGSize(width: 390, height: 500)
    private nonisolated static let wide = CGSize(width: 1000, height: 500)

    @Test(
        "States of controllers in the More list and in columns are restored at the next launch",
        arguments: [narrow, wide])
    func widths(_ size: CGSize) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("states-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var stage = Stage(size: size, scale: 0.5, delegate: ContainerApplication(), stateFolder: folder)
        var scene = try #require(stage.application.connectedScenes.first?.delegate as? ContainerScene)
        stage.advance(by: 0.5)
        #expect(scene.split.isCollapsed == (size == Self.narrow))
        scene.tabs.selectedIndex = 5
        stage.advance(by: 0.5)
        #expect((scene.words[5].parent !== scene.tabs) == (size == Self.narrow))
        let all = { (scene: ContainerScene) in scene.words + [scene.list, scene.detail, scene.deeper] }
        for (index, controller) in all(scene).enumerated() { controller.word = "word \(index)" }
        stage.advance(by: 1)
        stage.terminate()

        stage = Stage(size: size, scale: 0.5, delegate: ContainerApplication(), stateFolder: folder)
        scene = try #require(stage.application.connectedScenes.first?.delegate as? ContainerScene)
        stage.advance(by: 0.5)
        #expect(scene.split.isCollapsed == (size == Self.narrow))
        #expect(all(scene).map(\.word) == (0..<10).map { "word \($0)" })
        #expect(scene.tabs.selectedIndex == 5)
    }
}
