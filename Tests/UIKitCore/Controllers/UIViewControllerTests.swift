// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

/// Records its callbacks in a log that several controllers may share.
private class LoggingController: UIViewController {
    final class Log {
        var lines: [String] = []
    }

    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append(name + line) }

    override func loadView() {
        note("loadView")
        view = LoggingLayout(name, log)
    }

    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear \(view.window != nil)") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear \(view.window != nil)") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear \(view.window != nil)") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear \(view.window != nil)") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
}

private final class LoggingLayout: UIView {
    let name: String
    let log: LoggingController.Log

    init(_ name: String, _ log: LoggingController.Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        log.lines.append(name + "layoutSubviews \(subviews.first.map { Int($0.frame.width) } ?? -1)")
    }
}

@MainActor
@Suite("View controllers")
struct UIViewControllerTests {
    @Test("S-VC-30 The first access to the view loads it once")
    func loading() {
        let log = LoggingController.Log()
        let controller = LoggingController("", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        #expect(log.lines == [])
        _ = controller.view
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(log.lines == ["loadView", "viewDidLoad"])
    }

    @Test("S-VC-31 S-VC-26 A controller without overrides gets an empty view")
    func emptyView() {
        let controller = UIViewController()
        #expect(type(of: controller.view as UIView) == UIView.self)
        #expect(controller.view.subviews.isEmpty)
    }

    @Test("S-VC-33 loadView may set the view before filling it, without calling super")
    func buildingInCode() {
        final class Level: UIViewController {
            let level = UIView()
            var loads = 0
            override func loadView() {
                loads += 1
                let content = UIView(frame: UIScreen.main.bounds)
                content.backgroundColor = .black
                view = content
                view.addSubview(level)
            }
        }
        let controller = Level()
        #expect(controller.view.subviews == [controller.level])
        #expect(controller.view.backgroundColor == .black)
        #expect(controller.loads == 1)
    }

    @Test("A loadView that sets nothing, or reads the view first, gets an empty view without recursion")
    func carelessLoading() {
        final class Forgetful: UIViewController {
            override func loadView() {}
        }
        final class Hasty: UIViewController {
            override func loadView() { view.tag = 3 }
        }
        #expect(Forgetful().view != nil)
        #expect(Hasty().view.tag == 3)
    }

    @Test("S-VC-35 On a memory warning a covered controller may release its view, which is loaded again later")
    func memoryWarning() {
        final class Careful: UIViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                if isViewLoaded, view.window == nil { view = nil }
            }
        }
        let stage = Stage()
        let controller = Careful()
        stage.show(controller)
        controller.didReceiveMemoryWarning()
        #expect(controller.isViewLoaded)
        stage.window.rootViewController = nil
        controller.didReceiveMemoryWarning()
        #expect(!controller.isViewLoaded)
        _ = controller.view
        #expect(controller.loads == 2)
    }

    @Test("S-VC-36 On a memory warning a controller without overrides keeps its view hierarchy")
    func unloading() {
        final class Careless: UIViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let controller = Careless(nibName: nil, bundle: nil)
        stage.show(controller)
        let mark = UIView()
        controller.view.addSubview(mark)
        stage.window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        controller.didReceiveMemoryWarning()
        #expect(controller.isViewLoaded && controller.loads == 1 && mark.superview === controller.view)
    }

    @Test("S-VC-37 Appearing calls will, adds the view to the window, lays it out, and calls did")
    func appearing() {
        let stage = Stage()
        let log = LoggingController.Log()
        stage.show(LoggingController("", log))
        #expect(
            log.lines == [
                "loadView", "viewDidLoad", "viewWillAppear false", "viewWillLayoutSubviews", "layoutSubviews -1",
                "viewDidLayoutSubviews", "viewDidAppear true",
            ])
    }

    @Test("S-VC-38 Disappearing calls will, removes the view from the window, and calls did")
    func disappearing() {
        let stage = Stage()
        let log = LoggingController.Log()
        stage.show(LoggingController("", log))
        log.lines.removeAll()
        stage.window.rootViewController = nil
        #expect(log.lines == ["viewWillDisappear true", "viewDidDisappear false"])
    }

    @Test("Hiding and showing the window sends appearance callbacks")
    func hiddenWindow() {
        let stage = Stage()
        let log = LoggingController.Log()
        stage.show(LoggingController("", log))
        log.lines.removeAll()
        stage.window.isHidden = true
        #expect(log.lines.map { $0.prefix { $0 != " " } } == ["viewWillDisappear", "viewDidDisappear"])
        log.lines.removeAll()
        stage.window.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(log.lines.first == "viewWillAppear true")
        #expect(log.lines.last == "viewDidAppear true")
    }

    @Test("S-VC-45 Resizing runs autoresizing, viewWillLayoutSubviews, layoutSubviews, and viewDidLayoutSubviews")
    func resizing() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let log = LoggingController.Log()
        let controller = LoggingController("", log)
        stage.show(controller)
        let child = UIView(frame: controller.view.bounds)
        child.autoresizingMask = .flexibleWidth
        controller.view.addSubview(child)
        stage.advance(by: 0)
        log.lines.removeAll()
        stage.resize(to: CGSize(width: 500, height: 300))
        #expect(log.lines == ["viewWillLayoutSubviews", "layoutSubviews 500", "viewDidLayoutSubviews"])
    }

    @Test("Children appear and disappear with their parent's view, parents first")
    func children() {
        let stage = Stage()
        let log = LoggingController.Log()
        let parent = LoggingController("parent ", log)
        let child = LoggingController("child ", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        log.lines.removeAll()
        stage.show(parent)
        #expect(
            log.lines.filter { $0.contains("Appear") && !$0.contains("Dis") }.map { $0.prefix { $0 != "A" } } == [
                "parent viewWill", "child viewWill", "parent viewDid", "child viewDid",
            ])
        log.lines.removeAll()
        child.view.removeFromSuperview()
        #expect(log.lines == ["child viewWillDisappear true", "child viewDidDisappear false"])
    }

    @Test("Containment is established and ended in order")
    func containment() {
        final class Child: UIViewController {
            var log: [String] = []
            override func willMove(toParent parent: UIViewController?) { log.append("will \(parent != nil)") }
            override func didMove(toParent parent: UIViewController?) { log.append("did \(parent != nil)") }
        }
        let (first, second, child) = (UIViewController(), UIViewController(), Child())
        first.addChild(child)
        child.didMove(toParent: first)
        #expect(first.children == [child] && child.parent === first)
        second.addChild(child)
        #expect(first.children == [] && child.parent === second)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.parent == nil)
        #expect(
            child.log == ["will true", "did true", "will false", "did false", "will true", "will false", "did false"])
        first.addChild(first)
        #expect(first.children == [])
    }

    @Test("S-VC-48 The responder chain of a child's view includes the child, the container's views, and the container")
    func childChain() {
        let stage = Stage()
        let container = UIViewController()
        let child = UIViewController()
        let middle = UIView()
        container.addChild(child)
        container.view.addSubview(middle)
        middle.addSubview(child.view)
        child.didMove(toParent: container)
        stage.show(container)
        var chain: [UIResponder] = []
        var responder: UIResponder? = child.view
        while let current = responder {
            chain.append(current)
            responder = current.next
        }
        let expected: [UIResponder] = [child.view, child, middle, container.view, container, stage.window]
        #expect(Array(chain.prefix(6)) == expected)
    }

    @Test("S-VC-49 The first responder can be set and moved between views")
    func firstResponder() {
        let stage = Stage()
        let controller = UIViewController()
        let (first, second) = (KeyLog(frame: .zero), KeyLog(frame: .zero))
        controller.view.addSubview(first)
        controller.view.addSubview(second)
        stage.show(controller)
        #expect(first.becomeFirstResponder() && first.isFirstResponder)
        #expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
        second.removeFromSuperview()
        #expect(!second.isFirstResponder)
    }

    @Test("S-VC-20 Launching without a storyboard creates a key window that shows its root in full size")
    func launch() {
        final class Launched: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            let controller = UIViewController()
            var log: [String] = []

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                log.append("launched, loaded: \(controller.isViewLoaded)")
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = controller
                window?.makeKeyAndVisible()
                log.append("shown, loaded: \(controller.isViewLoaded)")
                return true
            }
        }
        let delegate = Launched()
        let stage = Stage(size: CGSize(width: 500, height: 400), delegate: delegate)
        #expect(delegate.log == ["launched, loaded: false", "shown, loaded: true"])
        #expect(delegate.controller.view.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
        #expect(stage.exitStatus == nil)
    }
}
