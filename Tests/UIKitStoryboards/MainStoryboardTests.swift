// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Main storyboards and scene manifests", .serialized)
struct MainStoryboardTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Returns a bundle with an information property list and a storyboard with one scene.
    private func bundle(_ information: [String: Any], initial: String? = "a") throws -> Bundle {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent("Info.plist"))
        let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(start)><scenes>
            \(scene("a", identifier: "A"))</scenes></document>
            """
        try Data(document.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        return try #require(Bundle(path: folder.path))
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow? {
            didSet { Trace.calls.append("window set, root: \(window?.rootViewController != nil)") }
        }

        override init() { Trace.calls.append("delegate init") }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let root = window?.rootViewController
            Trace.calls.append(
                "didFinishLaunching, root: \(root?.title ?? ""), loaded: \(root?.isViewLoaded ?? false), "
                    + "hidden: \(window?.isHidden ?? true)")
            return true
        }
    }

    @Test("S-VC-79: Window and initial controller exist before the delegate configures them, and are shown after")
    func launch() throws {
        defer { remove() }
        Trace.calls = []
        let delegate = Delegate()
        let stage = Stage(
            size: CGSize(width: 400, height: 300), delegate: delegate,
            bundle: try bundle(["UIMainStoryboardFile": "Main"]))
        #expect(
            Trace.taken() == [
                "delegate init", "window set, root: false", "a init(coder:)", "a awakeFromNib",
                "didFinishLaunching, root: a, loaded: false, hidden: true", "a viewDidLoad ",
            ])
        #expect(delegate.window?.isHidden == false && delegate.window?.rootViewController?.view.window != nil)
        stage.end()
    }

    @Test("S-VC-81: Without a main storyboard the application makes its window and loads a storyboard itself")
    func code() throws {
        defer { remove() }
        final class Own: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            static var bundle: Bundle?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                self.window = window
                let storyboard = UIStoryboard(name: "Main", bundle: Self.bundle)
                window.rootViewController = storyboard.instantiateInitialViewController()
                window.rootViewController?.title = "configured"
                window.makeKeyAndVisible()
                return true
            }
        }
        let bundle = try bundle([:])
        Own.bundle = bundle
        let delegate = Own()
        let stage = Stage(size: CGSize(width: 400, height: 300), delegate: delegate, bundle: bundle)
        #expect(delegate.window?.rootViewController?.title == "configured")
        #expect(delegate.window?.rootViewController?.viewIfLoaded?.window === delegate.window)
        stage.end()
    }

    @Test("S-VC-18: A controller of another storyboard becomes the root of a window that is shown later")
    func externalScreen() throws {
        defer { remove() }
        let bundle = try bundle([:])
        let stage = Stage(size: CGSize(width: 400, height: 300))
        func window(for screen: UIScreen) -> UIWindow {
            let window = UIWindow(frame: screen.bounds)
            window.screen = screen
            let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
            controller?.title = "external"
            window.rootViewController = controller
            return window
        }
        let made = window(for: UIScreen.main)
        #expect(made.isHidden && made.rootViewController?.title == "external")
        made.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(!made.isHidden && made.rootViewController?.view.window === made)
        stage.end()
    }

    @Test("A scene manifest provides the delegate and the storyboard of a scene, whose window is shown")
    func manifest() throws {
        defer { remove() }
        Trace.calls = []
        let configuration: [String: Any] = [
            "UISceneConfigurationName": "Default Configuration", "UISceneStoryboardFile": "Main",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ManifestSceneDelegate",
        ]
        let information: [String: Any] = [
            "UIMainStoryboardFile": "Main",
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
            ],
        ]
        let stage = Stage(size: CGSize(width: 400, height: 300), delegate: Delegate(), bundle: try bundle(information))
        let scene = try #require(stage.application.connectedScenes.first as? UIWindowScene)
        let delegate = try #require(scene.delegate as? ManifestSceneDelegate)
        #expect(delegate.rootWhenConnected == "a" && delegate.window?.windowScene === scene)
        #expect(delegate.window?.isHidden == false && !Trace.calls.contains("window set, root: false"))
        stage.end()
    }

    @Test("A missing main storyboard, or one without an initial controller, leaves an empty window")
    func missing() throws {
        defer { remove() }
        for (name, initial) in [("Absent", "a"), ("Main", nil)] {
            let delegate = Delegate()
            let bundle = try bundle(["UIMainStoryboardFile": name], initial: initial)
            let stage = Stage(size: CGSize(width: 400, height: 300), delegate: delegate, bundle: bundle)
            #expect(delegate.window?.isHidden == false && delegate.window?.rootViewController == nil)
            stage.end()
            remove()
        }
    }
}

/// A scene delegate that the manifest names.
final class ManifestSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var rootWhenConnected: String?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        rootWhenConnected = window?.rootViewController?.title
    }
}
