// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting
import Windowing
import WindowingHeadless

/// Records the application's lifecycle.
@MainActor
private final class LifeLog: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var lines: [String] = []
    var onLaunch: ((LifeLog) -> Void)?
    var onTerminate: (() -> Void)?

    override init() {}

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        lines.append("will finish")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        lines.append("did finish")
        onLaunch?(self)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { lines.append("inactive") }

    func applicationWillTerminate(_ application: UIApplication) {
        lines.append("terminate")
        onTerminate?()
    }

    func application(_ application: UIApplication, didLoseDisplayWith error: any Error) {
        lines.append("lost: \(error)")
    }

    func applicationDidRegainDisplay(_ application: UIApplication) { lines.append("regained") }
}

/// The number of times that the application showed or hid a window.
@MainActor
private final class UIWindowNotificationCount {
    private(set) var count = 0
    private var tokens: [any NSObjectProtocol] = []

    init() {
        tokens = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.count += 1 }
            }
        }
    }

    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

private final class Document: UIView {
    var log: [String] = []
    override class var actions: ActionTable { super.actions.adding("copy:", Document.copyText) }
    override var canBecomeFirstResponder: Bool { true }
    func copyText() { log.append("copy") }
}

@MainActor
@Suite("Application")
struct UIApplicationTests {
    @Test("S-V-31 The launch callback adds a controller's view to the window, which loads on first access")
    func launch() {
        final class Root: UIViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
        }
        let root = Root()
        let life = LifeLog()
        life.onLaunch = { life in
            let window = UIWindow(frame: UIScreen.main.bounds)
            #expect(root.loads == 0)
            window.addSubview(root.view)
            #expect(root.loads == 1)
            window.makeKeyAndVisible()
            life.window = window
        }
        let stage = Stage(delegate: life)
        #expect(life.lines.prefix(2) == ["will finish", "did finish"])
        #expect(root.view.window === life.window)
        #expect(stage.application.windows.contains { $0 === life.window })
    }

    @Test("The delegate is created after the application and its screens")
    func delegateComesSecond() {
        final class Eager: NSObject, UIApplicationDelegate {
            let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
            let application: UIApplication? = .shared
        }
        let system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: CGSize(width: 640, height: 480))],
            timeSource: ManualTimeSource())
        let stage = Stage()
        defer { stage.end() }
        var delegate: Eager?
        func make() -> Eager {
            let made = Eager()
            delegate = made
            return made
        }
        let application = UIApplication.launch(
            on: system, delegate: make(), options: ApplicationOptions(identifier: "org.shoji.test")
        ) { _ in }
        #expect(delegate?.application === application)
        #expect(delegate?.window?.bounds.size == CGSize(width: 640, height: 480))
        application.tearDown()
    }

    @Test("The delegate is notified of activation, deactivation, and termination")
    func life() {
        let life = LifeLog()
        let stage = Stage(delegate: life)
        stage.advance(by: 0.1)
        #expect(life.lines.last == "active")
        #expect(stage.application.applicationState == .active)
        stage.window.isHidden = true
        stage.advance(by: 0.1)
        stage.application.terminate(status: 0)
        #expect(life.lines.last == "terminate")
        #expect(stage.exitStatus == 0)
    }

    @Test("An action can terminate the application, once, and the delegate can close windows meanwhile")
    func endInAction() {
        let life = LifeLog()
        let stage = Stage(size: CGSize(width: 300, height: 200), delegate: life)
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 50, y: 50, width: 120, height: 44)
        button.addAction(UIAction { _ in stage.application.terminate(status: 3) }, for: .touchUpInside)
        button.addAction(UIAction { _ in stage.application.terminate(status: 4) }, for: .primaryActionTriggered)
        button.addTarget(nil, action: "close", for: .primaryActionTriggered)
        life.onTerminate = { stage.window.isHidden = true }
        stage.show(button)
        stage.click(at: CGPoint(x: 100, y: 70))
        #expect(stage.exitStatus == 3)
        #expect(life.lines.filter { $0 == "terminate" }.count == 1)
        #expect(!button.isHighlighted)
    }

    @Test("After a protocol error of the display server the application reconnects; a second one soon after ends it")
    func brokenProtocol() {
        let life = LifeLog()
        let stage = Stage(delegate: life)
        let error = ConnectionError.protocolError(interface: "wl_test", code: 3, message: "no such thing")
        for count in 1...2 {
            stage.system.fail(with: error)
            let lost = life.lines.filter { $0.hasPrefix("lost") }
            #expect(lost.count == count)
            #expect(lost.last?.contains("wl_test") == true && lost.last?.contains("no such thing") == true)
            stage.advance(by: 0.1)
            #expect(life.lines.last == "active" && stage.exitStatus == nil)
            stage.advance(by: 60)
        }
        stage.system.fail(with: error)
        stage.advance(by: 30)
        stage.system.fail(with: error)
        #expect(life.lines.last == "terminate")
        #expect(stage.exitStatus == 1)
    }

    @Test("After reconnecting to a display server, all windows are shown again with their content")
    func lostDisplay() throws {
        let life = LifeLog()
        let stage = Stage(size: CGSize(width: 200, height: 100), delegate: life)
        stage.window.backgroundColor = .red
        let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        second.isHidden = false
        stage.advance(by: 0)
        let notifications = UIWindowNotificationCount()
        defer { notifications.end() }
        let windows = stage.application.windows
        stage.system.fail(with: .lost(display: "test-0", reason: "the power went"))
        stage.advance(by: 0.1)
        #expect(life.lines.contains { $0.hasPrefix("lost") && $0.contains("the power went") })
        #expect(life.lines.last == "active" && life.lines.contains("regained") && stage.exitStatus == nil)
        #expect(stage.application.windows == windows && !second.isHidden && stage.window.isKeyWindow)
        #expect(stage.system.windows.count == 2)
        #expect(UIScreen.screens.count == 1 && stage.window.screen === UIScreen.main)
        #expect(stage.screenshot(of: UIScreen.main)[150, 80].map { $0.red == 255 && $0.blue == 0 } == true)
        #expect(notifications.count == 0)
    }

    @Test("Windows are restored at their positions, and moved, maximized, or full screen")
    func lostPlaces() throws {
        let stage = Stage(size: CGSize(width: 800, height: 600))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        window.isHidden = false
        stage.advance(by: 0.1)
        func platform() throws -> HeadlessWindow { try #require(stage.system.windows.last) }
        func loseDisplay() {
            stage.system.fail(with: .lost(display: "test-0", reason: "the power went"))
            stage.advance(by: 0.2)
        }
        try platform().move(to: CGPoint(x: 41, y: 52))
        loseDisplay()
        #expect(try platform().position == CGPoint(x: 41, y: 52))
        #expect(window.frame.size == CGSize(width: 320, height: 200))
        try platform().setMaximized(true)
        stage.advance(by: 0.1)
        loseDisplay()
        #expect(try platform().configuration.states.contains(.maximized))
        #expect(window.frame.size == CGSize(width: 800, height: 600))
        try platform().setMaximized(false)
        stage.advance(by: 0.1)
        #expect(window.frame.size == CGSize(width: 320, height: 200))
        try platform().setFullScreen(true, on: nil)
        stage.advance(by: 0.1)
        loseDisplay()
        #expect(try platform().configuration.states.contains(.fullScreen))
    }

    @Test("A window for another screen is hidden when the display is lost, and can be created again")
    func lostScreens() {
        let stage = Stage()
        let screen = stage.connectScreen(sizes: [CGSize(width: 320, height: 240)])
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
        stage.advance(by: 0.1)
        stage.system.fail(with: .lost(display: "test-0", reason: "the power went"))
        stage.advance(by: 0.1)
        #expect(window.isHidden && UIScreen.screens.count == 2)
        #expect(stage.application.windows == [stage.window])
    }

    @Test("Actions without a target are sent along the chain of the first responder, or else of the sender")
    func nilTargets() {
        let stage = Stage()
        let controller = UIViewController()
        let document = Document(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIButton(type: .system)
        let other = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        document.addSubview(inner)
        controller.view.addSubview(document)
        controller.view.addSubview(other)
        stage.show(controller)
        #expect(!stage.application.sendAction("copy:", to: nil, from: other, for: nil))
        #expect(stage.application.sendAction("copy:", to: nil, from: inner, for: nil))
        #expect(document.becomeFirstResponder())
        #expect(stage.application.sendAction("copy:", to: nil, from: other, for: nil))
        #expect(document.log == ["copy", "copy"])
        #expect(!stage.application.sendAction("paste:", to: document, from: nil, for: nil))
    }

    @Test("A control's named action without a target finds the first responder")
    func controlNilTarget() throws {
        let stage = Stage()
        let document = Document(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Copy"
        button.frame = CGRect(x: 0, y: 120, width: 100, height: 44)
        button.addTarget(nil, action: "copy:", for: .touchUpInside)
        root.addSubview(document)
        root.addSubview(button)
        stage.show(root)
        #expect(document.becomeFirstResponder())
        try stage.tap("Copy")
        #expect(document.log == ["copy"])
    }

    @Test("A screen reports its modes, the current mode, and the preferred mode")
    func modes() {
        let stage = Stage()
        let sizes = [CGSize(width: 640, height: 480), CGSize(width: 1920, height: 1080)]
        stage.system.connectScreen(HeadlessScreenSpecification(sizes: sizes, scale: 2))
        let screen = UIScreen.screens.last
        #expect(screen?.availableModes.map(\.size.width) == [1280, 3840])
        #expect(screen?.currentMode?.size == CGSize(width: 1280, height: 960))
        #expect(screen?.preferredMode == screen?.currentMode)
        #expect(screen?.currentMode?.pixelAspectRatio == 1)
    }

    @Test("Screens are connected and disconnected with notifications, and the main one stays first")
    func screens() {
        let stage = Stage()
        var log: [String] = []
        let tokens = [
            (UIScreen.didConnectNotification, "connected"), (UIScreen.didDisconnectNotification, "disconnected"),
        ].map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { log.append(word) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let main = UIScreen.main
        let screen = stage.system.connectScreen(
            HeadlessScreenSpecification(size: CGSize(width: 800, height: 600), scale: 2))
        #expect(UIScreen.screens.count == 2 && UIScreen.main === main)
        #expect(UIScreen.screens.last?.bounds.size == CGSize(width: 800, height: 600))
        #expect(UIScreen.screens.last?.nativeBounds.size == CGSize(width: 1600, height: 1200))
        stage.system.disconnectScreen(screen)
        #expect(UIScreen.screens.count == 1)
        #expect(log == ["connected", "disconnected"])
    }
}
