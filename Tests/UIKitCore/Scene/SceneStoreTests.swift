// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

/// An application whose window restores a word.
@MainActor
private final class WordApplication: NSObject, UIApplicationDelegate {
    /// Whether restoring the state ends the process.
    static var isFragile = false

    override init() {}

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
        configuration.delegateClass = WordScene.self
        return configuration
    }
}

@MainActor
private final class WordScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    override init() {}

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let controller = WordController(nibName: nil, bundle: nil)
        controller.restorationIdentifier = "word"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
}

private final class WordController: UIViewController {
    var word = "first"

    override func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }

    override func decodeRestorableState(with coder: NSCoder) {
        word = coder.decodeObject(forKey: "word") as? String ?? "nothing"
    }

    override func viewDidLayoutSubviews() {
        if WordApplication.isFragile, word == "restored" { exit(7) }
    }
}

@MainActor
@Suite("Storage of scenes")
struct SceneStoreTests {
    private let folder: ScratchFolder
    private var file: URL { folder.url.appendingPathComponent("scenes.plist") }
    private var unrestoredFile: URL { folder.url.appendingPathComponent("scenes.unrestored.plist") }

    init() throws {
        folder = try ScratchFolder()
    }

    private func stage() -> Stage { Stage(delegate: WordApplication(), stateFolder: folder.url) }

    private func controller(_ stage: Stage) throws -> WordController {
        let scene = try #require(stage.application.connectedScenes.first as? UIWindowScene)
        return try #require(scene.windows.first?.rootViewController as? WordController)
    }

    /// Saves a state with the word "restored", and returns the file's text.
    private func save() throws -> String {
        let stage = stage()
        try controller(stage).word = "restored"
        stage.terminate()
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    @Test("A state is restored at each launch, however often and however the last one ended")
    func launches() throws {
        _ = try save()
        for isTerminated in [true, false, false, true] {
            let stage = stage()
            #expect(try controller(stage).word == "restored")
            // The end without termination is that of a killed process.
            if isTerminated { stage.terminate() } else { stage.end() }
        }
        #expect(!exists(unrestoredFile))
    }

    @Test(
        "A damaged file is set aside, and the application starts without it",
        arguments: ["", "nonsense", "<plist><dict/></plist>", String(repeating: "a", count: 5 << 20)])
    func damagedFile(_ text: String) throws {
        try Data(text.utf8).write(to: file)
        try expectFresh(keeping: text)
    }

    @Test("A file that was cut off at any point is set aside")
    func cutFile() throws {
        let text = try save()
        for count in stride(from: 0, to: text.utf8.count - 10, by: 97) {
            let part = String(decoding: text.utf8.prefix(count), as: UTF8.self)
            try Data(part.utf8).write(to: file)
            try expectFresh(keeping: part)
        }
    }

    @Test("A file of another version is set aside")
    func otherVersion() throws {
        let text = try save().replacing("<integer>1</integer>", with: "<integer>2</integer>")
        try Data(text.utf8).write(to: file)
        try expectFresh(keeping: text)
    }

    /// Launches the application, and expects a first window, and the file under its other name.
    private func expectFresh(keeping text: String) throws {
        let stage = stage()
        #expect(try controller(stage).word == "first")
        #expect(!exists(file))
        #expect(try Data(contentsOf: unrestoredFile) == Data(text.utf8))
        stage.end()
    }

    @Test("Without any key of the file, the application starts")
    func missingKeys() throws {
        let list = try PropertyListSerialization.propertyList(from: Data(save().utf8), format: nil)
        let all = try #require(list as? [String: Any])
        let scene = try #require((all["scenes"] as? [[String: Any]])?.first)
        var lists: [[String: Any]] = all.keys.map { key in all.filter { $0.key != key } }
        lists += scene.keys.map { key in
            all.merging(["scenes": [scene.filter { $0.key != key }]]) { $1 }
        }
        for list in lists {
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
            let stage = stage()
            #expect(try ["first", "restored"].contains(controller(stage).word))
            stage.end()
        }
        #expect(lists.count > 6)
    }

    @Test("A state whose restoration ended the process, before or in the first layout, is set aside at the next launch")
    func unfinishedRestoration() async throws {
        let text = try save()
        let path = folder.url.path
        await #expect(processExitsWith: .exitCode(7)) { @MainActor [path = path as String] in
            WordApplication.isFragile = true
            _ = Stage(delegate: WordApplication(), stateFolder: URL(fileURLWithPath: path))
        }
        #expect(exists(file))
        try expectFresh(keeping: text)
        // The next state is kept and restored again.
        _ = try save()
        let next = stage()
        #expect(try controller(next).word == "restored")
        #expect(exists(unrestoredFile))
        next.end()
    }

    @Test("The file can be read by the user alone")
    func permissions() throws {
        _ = try save()
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
}
