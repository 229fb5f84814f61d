// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("State restoration of views")
struct ViewRestorationTests {
    private final class Note: UIView {
        var word = ""

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(word, forKey: "word")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            word = coder.decodeObject(forKey: "word") as? String ?? "nothing"
        }
    }

    private final class Page: UIViewController {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let note = Note(frame: .zero)
        let other = Note(frame: .zero)

        override func viewDidLoad() {
            list.contentSize = CGSize(width: 100, height: 1000)
            list.restorationIdentifier = "list"
            note.restorationIdentifier = "note"
            view.addSubview(list)
            list.addSubview(note)
            view.addSubview(other)
        }
    }

    private final class Scene: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        let page = Page()

        override init() {}

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            page.restorationIdentifier = "page"
            let window = UIWindow(windowScene: scene)
            window.rootViewController = page
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    private final class Application: NSObject, UIApplicationDelegate {
        override init() {}

        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    private func page() throws -> Page {
        let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0.delegate as? Scene }.first
        return try #require(scene).page
    }

    @Test("Views with an identifier get their state and scroll views their position, others nothing")
    func states() throws {
        let folder = try ScratchFolder()
        let stage = Stage(delegate: Application(), stateFolder: folder.url)
        let first = try page()
        first.list.contentOffset = CGPoint(x: 0, y: 240)
        first.note.word = "kept"
        first.other.word = "lost"
        stage.terminate()
        let next = Stage(delegate: Application(), stateFolder: folder.url)
        defer { withExtendedLifetime((stage, next)) {} }
        let second = try page()
        #expect(second !== first)
        #expect(second.list.contentOffset == CGPoint(x: 0, y: 240))
        #expect(second.note.word == "kept" && second.other.word.isEmpty)
    }
}
