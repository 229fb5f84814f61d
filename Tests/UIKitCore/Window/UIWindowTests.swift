// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

/// Collects the names of window notifications.
@MainActor
private final class WindowNotifications {
    var log: [String] = []
    private var tokens: [any NSObjectProtocol] = []
    var names: [ObjectIdentifier: String] = [:]

    init() {
        let kinds: [(Notification.Name, String)] = [
            (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
            (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
        ]
        for (name, word) in kinds {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                nonisolated(unsafe) let object = notification.object  // posted on the main actor
                MainActor.assumeIsolated {
                    guard let self, let window = object as? UIWindow else { return }
                    self.log.append("\(self.names[ObjectIdentifier(window)] ?? "?") \(word)")
                }
            }
            tokens.append(token)
        }
    }

    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

@MainActor
@Suite("Windows")
struct UIWindowTests {
    @Test("S-V-8 A window created with the main screen's bounds has the screen's size")
    func fillsScreen() {
        let stage = Stage(size: CGSize(width: 640, height: 480))
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(window.bounds.size == UIScreen.main.bounds.size)
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(window.bounds.size == CGSize(width: 640, height: 480))
    }

    @Test("A window that is larger than its screen is made to fit it")
    func fitsScreen() {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        for (asked, shown) in [(1200, 1024), (500, 500)] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: asked, height: 800))
            window.makeKeyAndVisible()
            stage.advance(by: 0)
            #expect(window.bounds.size == CGSize(width: shown, height: 768))
        }
    }

    @Test("S-V-9 A controller's view added to a window is in it")
    func addsControllerView() {
        let stage = Stage()
        let controller = UIViewController()
        stage.window.addSubview(controller.view)
        #expect(controller.view.superview === stage.window)
        #expect(controller.view.window === stage.window)
    }

    @Test("S-V-10 S-VC-1 The root controller's view is added automatically, and its button sends to it")
    func rootController() throws {
        final class Root: UIViewController {
            var taps = 0
            override func viewDidLoad() {
                let button = UIButton(configuration: .filled())
                button.configuration?.title = "Hello"
                button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
                button.addTarget(self, action: Root.tapped, for: .touchUpInside)
                view.addSubview(button)
            }
            func tapped() { taps += 1 }
        }
        let stage = Stage()
        let root = Root()
        stage.show(root)
        #expect(root.view.superview === stage.window)
        #expect(root.view.frame == stage.window.bounds)
        try stage.tap("Hello")
        #expect(root.taps == 1)
    }

    @Test("S-V-13 Showing and hiding post one notification each, and minimizing posts none")
    func visibility() {
        let stage = Stage()
        let notifications = WindowNotifications()
        defer { notifications.end() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        notifications.names[ObjectIdentifier(window)] = "w"
        #expect(window.isHidden)
        window.isHidden = false
        window.isHidden = false
        stage.advance(by: 0)
        stage.system.windows.last?.minimize()
        stage.advance(by: 0.1)
        window.isHidden = true
        window.isHidden = true
        #expect(notifications.log.filter { $0 == "w visible" || $0 == "w hidden" } == ["w visible", "w hidden"])
    }

    @Test("S-V-14 A window made key replaces the previous one; it receives keys, but not clicks elsewhere")
    func keyWindow() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let notifications = WindowNotifications()
        defer { notifications.end() }
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = KeyLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let root = UIViewController()
        root.view.addSubview(field)
        other.rootViewController = root
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        stage.show(view)
        notifications.names = [ObjectIdentifier(stage.window): "first", ObjectIdentifier(other): "second"]
        other.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(notifications.log == ["second visible", "first resigned", "second key"])
        #expect(other.isKeyWindow && !stage.window.isKeyWindow)
        #expect(field.becomeFirstResponder())
        try stage.key("a")
        #expect(field.characters == ["a"])
        stage.system.windows.first?.send(
            .touches([
                TouchPointEvent(phase: .began, identifier: 1, location: CGPoint(x: 300, y: 200), timestamp: 1)
            ]))
        #expect(view.log == ["began 1"])
    }

    @Test("S-V-12 A new window has the normal level, and levels are ordered by number")
    func levels() {
        #expect(UIWindow(frame: .zero).windowLevel == .normal)
        #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    }

    @Test("Closing the last window terminates the application with status 0")
    func closing() {
        let stage = Stage()
        stage.system.windows.last?.requestClose()
        #expect(stage.window.isHidden)
        #expect(stage.exitStatus == 0)
    }

    @Test("A window and its root view follow the size chosen by the user")
    func resizing() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let root = UIViewController()
        stage.show(root)
        stage.resize(to: CGSize(width: 320, height: 500))
        #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 320, height: 500))
        #expect(root.view.frame == stage.window.bounds)
    }

    @Test("Setting the frame of a shown window requests that size")
    func setFrame() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.window.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        stage.advance(by: 0)
        #expect(stage.window.bounds.size == CGSize(width: 300, height: 200))
        #expect(stage.system.windows.last?.configuration.width == 300)
    }

    @Test("A window has the title of its root controller")
    func title() {
        let stage = Stage()
        let root = UIViewController()
        root.title = "Letters"
        stage.show(root)
        #expect(stage.system.windows.last?.title == "Letters")
        root.title = "Numbers"
        #expect(stage.system.windows.last?.title == "Numbers")
    }

    @Test("A title that the root controller sets while loading its view is the window's from the start")
    func titleSetWhileLoading() {
        final class Titled: UIViewController {
            override func viewDidLoad() { title = "Loaded" }
        }
        let stage = Stage()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = Titled()
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(stage.system.windows.last?.title == "Loaded")
    }

    @Test("A window and its contents are deallocated without other references")
    func release() {
        let stage = Stage()
        weak var window: UIWindow?
        weak var view: UIView?
        do {
            let extra = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let root = UIViewController()
            extra.rootViewController = root
            extra.isHidden = false
            stage.advance(by: 0.1)
            window = extra
            view = root.view
            extra.isHidden = true
            stage.advance(by: 0.1)
        }
        #expect(window == nil)
        #expect(view == nil)
    }
}
