// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Windows: showing and hiding")
struct UIWindowShowingTests {
    private func count(_ name: Notification.Name, _ body: () -> Void) -> Int {
        var count = 0
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        body()
        NotificationCenter.default.removeObserver(token)
        return count
    }

    @Test("Hiding a window in its controller's callback or while it resigns key hides it once")
    func hidingTwice() {
        final class Leaver: UIViewController {
            var disappearances = 0
            override func viewWillDisappear(_ animated: Bool) { view.window?.isHidden = true }
            override func viewDidDisappear(_ animated: Bool) { disappearances += 1 }
        }
        final class ShyWindow: UIWindow {
            override func resignKey() {
                super.resignKey()
                isHidden = true
            }
        }
        let stage = Stage()
        let window = ShyWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = Leaver()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        let hidden = count(UIWindow.didBecomeHiddenNotification) { window.isHidden = true }
        #expect(hidden == 1)
        #expect(controller.disappearances == 1)
        #expect(stage.window.isKeyWindow)
        #expect(!stage.application.windows.contains { $0 === window })
    }

    @Test("A window hidden by a controller that is about to appear stays hidden")
    func hiddenWhileShowing() {
        final class Refuser: UIViewController {
            var window: UIWindow?
            override func viewWillAppear(_ animated: Bool) { window?.isHidden = true }
        }
        let stage = Stage()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = Refuser()
        controller.window = window
        window.rootViewController = controller
        let visible = count(UIWindow.didBecomeVisibleNotification) { window.makeKeyAndVisible() }
        stage.advance(by: 0)
        #expect(window.isHidden && visible == 0)
        #expect(stage.window.isKeyWindow)
        controller.window = nil
    }

    @Test("A window hidden by one of its buttons has nothing pressed or hovered when shown again")
    func hiddenByButton() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 50, y: 50, width: 120, height: 44)
        button.addAction(UIAction { _ in stage.window.isHidden = true }, for: .touchUpInside)
        stage.show(button)
        stage.advance(by: 0.5)
        let normal = stage.pixel(at: CGPoint(x: 60, y: 72))
        stage.click(at: CGPoint(x: 100, y: 70))
        #expect(stage.window.isHidden)
        #expect(!button.isHighlighted && !button.isTracking)
        stage.window.makeKeyAndVisible()
        stage.advance(by: 1)
        #expect(stage.pixel(at: CGPoint(x: 60, y: 72)) == normal)
    }

    @Test("A key held while its window is hidden is canceled")
    func hiddenWhileKeyHeld() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 50, y: 50, width: 120, height: 44)
        stage.show(button)
        try stage.key("tab")
        stage.send(.key(KeyEvent(phase: .down, code: 57, keysym: 0x20, characters: " ", timestamp: stage.now)))
        #expect(button.isHighlighted)
        stage.window.isHidden = true
        #expect(!button.isHighlighted)
    }

    @Test("An application whose last window is hidden isn't active")
    func inactiveWithoutWindows() {
        let stage = Stage()
        stage.advance(by: 0.1)
        #expect(stage.application.applicationState == .active)
        stage.window.isHidden = true
        #expect(stage.application.applicationState == .inactive)
    }

    @Test("Windows are ordered by level, with the one shown or made key last at the end of its level")
    func levels() {
        let stage = Stage()
        let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        alert.windowLevel = .alert
        alert.isHidden = false
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.isHidden = false
        #expect(stage.application.windows == [stage.window, other, alert])
        stage.window.makeKey()
        #expect(stage.application.windows == [other, stage.window, alert])
        other.windowLevel = .statusBar
        #expect(stage.application.windows == [stage.window, other, alert])
    }

    @Test("Setting the bounds of a shown window requests that size, like setting its frame")
    func setBounds() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.window.bounds.size = CGSize(width: 320, height: 240)
        stage.advance(by: 0)
        #expect(stage.system.windows.last?.configuration.width == 320)
        #expect(stage.window.bounds.size == CGSize(width: 320, height: 240))
    }

    @Test("The title follows a root controller whose view is already in the window, and is empty without one")
    func titles() {
        let stage = Stage()
        let root = UIViewController()
        root.title = "Letters"
        stage.window.addSubview(root.view)
        stage.window.rootViewController = root
        #expect(stage.system.windows.last?.title == "Letters")
        #expect(root.view.frame == stage.window.bounds)
        stage.window.rootViewController = nil
        #expect(stage.system.windows.last?.title == "")
    }

    @Test("Windows of a disconnected screen move to the main screen")
    func lostScreen() {
        let stage = Stage()
        let platform = stage.system.connectScreen(HeadlessScreenSpecification(size: CGSize(width: 800, height: 600)))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.screen = UIScreen.screens[1]
        window.isHidden = false
        stage.system.disconnectScreen(platform)
        #expect(window.screen == .main)
    }
}
