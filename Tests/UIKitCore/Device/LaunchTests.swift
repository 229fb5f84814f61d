// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

/// A minimal application: a window with a root controller, created for a device in portrait orientation.
@MainActor
private final class SmallApplication: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let root = RecordingController()
    var lines: [String] = []
    var frame = CGRect(x: 0, y: 0, width: 768, height: 1024)

    override init() {}

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        lines.append("launch")
        let window = UIWindow(frame: frame)
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.layoutIfNeeded()
        self.window = window
        lines.append("returns")
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) { lines.append("interruption") }
    func applicationWillTerminate(_ application: UIApplication) { lines.append("termination") }
}

/// Records the sizes at which its view is laid out.
private final class RecordingController: UIViewController {
    private(set) var sizes: [CGSize] = []

    override func viewDidLayoutSubviews() {
        if sizes.last != view.bounds.size { sizes.append(view.bounds.size) }
    }
}

@MainActor
@Suite("Launch on a device")
struct LaunchTests {
    @Test("S-IPAD-13 An interface laid out in portrait during launch is rotated once afterward for a landscape device")
    func launchOrientation() {
        // Retains the clock of the process, and restores it.
        let stage = Stage()
        defer { stage.end() }
        let clock = ManualTimeSource()
        let system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: CGSize(width: 1024, height: 768))], timeSource: clock)
        let delegate = SmallApplication()
        let updates = NotificationLog(UIApplication.didChangeStatusBarOrientationNotification)
        let application = UIApplication.launch(
            on: system, delegate: delegate, options: ApplicationOptions(identifier: "org.shoji.test")
        ) { _ in }
        defer { application.tearDown() }
        #expect(delegate.root.sizes == [CGSize(width: 768, height: 1024)])
        #expect(application.statusBarOrientation == .portrait)
        #expect(updates.count == 0)
        for _ in 0..<5 {
            clock.advance(by: Stage.frameInterval)
            UIApplication.endTurn()
        }
        #expect(delegate.root.sizes == [CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768)])
        #expect(application.statusBarOrientation == .landscapeRight)
        #expect(updates.count == 1)
    }

    @Test("A window of another shape, or created later, keeps the size that it requested, if the screen is as large")
    func ownSizes() {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        let late = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 700))
        late.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(late.bounds.size == CGSize(width: 600, height: 700))
        let delegate = SmallApplication()
        delegate.frame = CGRect(x: 0, y: 0, width: 700, height: 768)
        let other = Stage(size: CGSize(width: 1024, height: 768), delegate: delegate)
        other.advance(by: 0)
        #expect(delegate.window?.bounds.size == CGSize(width: 700, height: 768))
    }

    @Test("S-IPAD-10 A delegate, window, and root controller go through launch, interruption, and termination")
    func callbacks() throws {
        let delegate = SmallApplication()
        let stage = Stage(size: CGSize(width: 1024, height: 768), delegate: delegate)
        #expect(delegate.root.view.window === delegate.window)
        #expect(stage.application.applicationState == .active)
        for window in stage.system.windows { window.minimize() }
        stage.advance(by: 0)
        #expect(stage.application.applicationState == .background)
        stage.terminate()
        #expect(delegate.lines == ["launch", "returns", "interruption", "termination"])
    }
}
