// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@Suite("Stage")
@MainActor
struct StageTests {
    @Test("The window fills the stage and is key and active once it is configured")
    func window() {
        let stage = Stage(size: CGSize(width: 320, height: 240), scale: 2)
        #expect(stage.window.bounds.size == CGSize(width: 320, height: 240))
        #expect(stage.window.isKeyWindow)
        #expect(stage.application.applicationState == .active)
        #expect(UIApplication.shared === stage.application)
        #expect(stage.screenshot().width == 640)
        #expect(stage.exitStatus == nil)
    }

    @Test("A new stage ends the previous one, of which nothing is left")
    func independence() {
        let first = Stage()
        let second = Stage(size: CGSize(width: 100, height: 50))
        #expect(UIApplication.shared === second.application)
        #expect(second.application.windows == [second.window])
        #expect(first.application.windows.isEmpty)
        first.end()
        #expect(UIApplication.shared === second.application)
    }

    @Test("An ended stage leaves the process's clock unchanged")
    func globals() {
        let clock = LayerClock.timeSource
        let outer = Stage()
        let inner = Stage()
        #expect(LayerClock.timeSource !== clock)
        outer.end()
        #expect(CACurrentMediaTime() == inner.now)
        inner.end()
        #expect(LayerClock.timeSource === clock)
    }

    @Test("Visible content is in the screenshot, pixel by pixel, at the stage's scale")
    func pixels() {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1.5)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.show(view)
        let red = StagePicture.Pixel(red: 255, green: 0, blue: 0)
        #expect(stage.pixel(at: CGPoint(x: 10, y: 20)) == red)
        #expect(stage.pixel(at: CGPoint(x: 39.5, y: 59.5)) == red)
        #expect(stage.pixel(at: CGPoint(x: 9, y: 20)) != red)
        #expect(stage.pixel(at: CGPoint(x: 10, y: 60)) != red)
        #expect(stage.pixel(at: CGPoint(x: 100, y: 0)) == nil)
        #expect(stage.pixel(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
        let picture = stage.screenshot(of: view)
        #expect(picture.width == 45)
        #expect(picture.height == 60)
        #expect(picture[0, 0] == red)
        #expect(picture[44, 59] == red)
    }

    @Test("A resized window is laid out and drawn again at the new size")
    func resize() {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let controller = UIViewController()
        stage.show(controller)
        stage.resize(to: CGSize(width: 250, height: 180))
        #expect(stage.window.bounds.size == CGSize(width: 250, height: 180))
        #expect(controller.view?.frame == CGRect(x: 0, y: 0, width: 250, height: 180))
        #expect(stage.screenshot().height == 180)
    }

    @Test("Time only advances on request, and settling stops when nothing is animating")
    func time() throws {
        let stage = Stage()
        let start = stage.now
        #expect(CACurrentMediaTime() == start)
        stage.advance(by: 0.5)
        #expect(abs(stage.now - start - 0.5) < 1e-9)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.show(view)
        try stage.settle()
        var isDone = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        } completion: { _ in
            isDone = true
        }
        stage.advance(by: 0.5)
        #expect(!stage.isIdle)
        #expect(!isDone)
        let blue = StagePicture.Pixel(red: 0, green: 0, blue: 255)
        #expect(stage.pixel(at: CGPoint(x: 55, y: 5)) == blue)
        #expect(stage.pixel(at: CGPoint(x: 105, y: 5)) != blue)
        try stage.settle()
        #expect(isDone)
        #expect(stage.pixel(at: CGPoint(x: 105, y: 5)) == blue)
    }

    @Test("Settling an endless animation is an error, not a hanging test")
    func restless() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.show(view)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
            view.frame.origin.x = 100
        }
        #expect(throws: StageError.neverSettles(seconds: 2)) { try stage.settle(within: 2) }
    }

    @Test("A terminated application has an exit status")
    func exitStatus() {
        let stage = Stage()
        stage.application.terminate(status: 3)
        #expect(stage.exitStatus == 3)
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?

        override init() {}

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let controller = UIViewController()
            controller.title = "Cash"
            controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            window = UIWindow(windowScene: scene)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
        }
    }

    private final class SceneApplication: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    @Test("The window of an application with scenes is that of its scene, in screenshots and audits too")
    func windowOfScene() throws {
        let stage = Stage(delegate: SceneApplication())
        let scene = try #require(stage.application.connectedScenes.first as? UIWindowScene)
        #expect(scene.windows.count == 1 && stage.window === scene.windows.first)
        #expect(stage.application.windows.count == 1)
        #expect(stage.pixel(at: CGPoint(x: 5, y: 5)) == StagePicture.Pixel(red: 0, green: 0, blue: 255))
        #expect(!stage.audit().contains { "\($0)".contains("window needs a name") })
    }

    @Test("An operation that waits for the main queue during a test is reported once")
    func mainOperations() {
        let watch = MainOperationWatch()
        defer { watch.stop() }
        let (first, second) = (Operation(), Operation())
        #expect(watch.check(nil) == nil && watch.check(first) == nil && watch.check(second) == nil)
        #expect(watch.check(second)?.contains("queue: .main") == true)
        #expect(watch.check(second) == nil)
    }

    @Test("An observer without a queue is called where a notification is posted")
    func observersWithoutQueue() {
        let stage = Stage()
        let name = Notification.Name("StageTests.posted")
        // Safe because the observer is called on this thread.
        nonisolated(unsafe) var calls = 0
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in calls += 1
        }
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(observer)
        #expect(calls == 1)
        withExtendedLifetime(stage) {}
    }

    @Test("Pinching by a small scale begins inside the window")
    func smallPinch() {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        @MainActor
        final class Log {
            var scale: CGFloat = 1
            func pinched(_ recognizer: UIGestureRecognizer) {
                if let pinch = recognizer as? UIPinchGestureRecognizer, pinch.state == .changed { scale = pinch.scale }
            }
        }
        let log = Log()
        let pinch = UIPinchGestureRecognizer()
        pinch.addTarget(log, action: Log.pinched)
        view.addGestureRecognizer(pinch)
        stage.show(view)
        stage.pinch(at: CGPoint(x: 200, y: 200), scale: 0.2)
        #expect(log.scale < 0.4)
        log.scale = 1
        stage.pinch(at: CGPoint(x: 60, y: 200), scale: 0.5)
        #expect(log.scale < 0.8)
    }

    @Test("Settling waits for the completion of a transition to another window size")
    func sizeTransition() throws {
        final class Root: UIViewController {
            var ends = 0
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: nil) { [unowned self] _ in ends += 1 }
            }
        }
        let stage = Stage(size: CGSize(width: 600, height: 600))
        let root = Root()
        stage.show(root)
        stage.resize(to: CGSize(width: 300, height: 500))
        try stage.settle()
        #expect(root.ends == 1)
        stage.resize(to: CGSize(width: 500, height: 300))
        try stage.settle()
        #expect(root.ends == 2)
    }

    @Test("A size that the window can't take is logged")
    func limitedSize() {
        let stage = Stage()
        let log = LogRecorder()
        log.record { stage.resize(to: CGSize(width: 20, height: 20)) }
        #expect(log.texts.count == 1 && log.texts.first?.contains("instead of 20.0 x 20.0") == true)
        log.record { stage.resize(to: CGSize(width: 300, height: 200)) }
        #expect(log.texts.count == 1 && stage.window.bounds.size == CGSize(width: 300, height: 200))
    }

    @Test("A tap on a compact date picker that is wider than its field opens the field")
    func compactDatePicker() throws {
        let stage = Stage()
        let picker = UIDatePicker(frame: CGRect(x: 20, y: 20, width: 360, height: 40))
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .date
        picker.accessibilityIdentifier = "date"
        stage.show(picker)
        let before = stage.application.shownPopups.count
        try stage.tap("date")
        try stage.settle()
        #expect(
            stage.application.shownPopups.count > before
                || stage.window.rootViewController?.presentedViewController != nil)
    }
}
