// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import WindowingHeadless

/// Records the end of an application.
@MainActor
private final class EndLog: NSObject, UIApplicationDelegate {
    var lines: [String] = []
    var onBackground: (() -> Void)?

    override init() {}

    func applicationDidEnterBackground(_ application: UIApplication) {
        lines.append("background")
        onBackground?()
    }

    func applicationWillTerminate(_ application: UIApplication) { lines.append("terminate") }
    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
}

@MainActor
@Suite("Background tasks")
struct BackgroundTaskTests {
    private func close(_ stage: Stage) throws {
        try #require(stage.system.windows.first).requestClose()
    }

    @Test("An application whose last window is closed terminates once its tasks have ended")
    func waiting() throws {
        let log = EndLog()
        let stage = Stage(delegate: log)
        var task = UIBackgroundTaskIdentifier.invalid
        log.onBackground = { task = stage.application.beginBackgroundTask(withName: "Save") }
        #expect(stage.application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        let other = stage.application.beginBackgroundTask()
        #expect(other != .invalid)
        try close(stage)
        #expect(log.lines == ["active", "background"] && stage.exitStatus == nil)
        #expect(stage.system.windows.isEmpty && stage.application.applicationState == .background)
        stage.advance(by: 10)
        #expect((19.9...20.1).contains(stage.application.backgroundTimeRemaining))
        stage.application.endBackgroundTask(other)
        stage.application.endBackgroundTask(other)
        stage.application.endBackgroundTask(.invalid)
        #expect(stage.exitStatus == nil)
        stage.application.endBackgroundTask(task)
        #expect(log.lines == ["active", "background", "terminate"] && stage.exitStatus == 0)
    }

    @Test("Expiration handlers are called before the time is up, and unfinished tasks don't hold up the end")
    func expiration() throws {
        let log = EndLog()
        let stage = Stage(delegate: log)
        var task = UIBackgroundTaskIdentifier.invalid
        task = stage.application.beginBackgroundTask {
            log.lines.append("expired")
            stage.application.endBackgroundTask(task)
        }
        let stuck = stage.application.beginBackgroundTask(withName: "Stuck")
        try close(stage)
        stage.advance(by: 24)
        #expect(!log.lines.contains("expired"))
        stage.advance(by: 2)
        #expect(log.lines.last == "expired" && stage.exitStatus == nil)
        stage.advance(by: 5)
        #expect(log.lines.last == "terminate" && stage.exitStatus == 0)
        #expect(stuck != task)
    }

    @Test("Without tasks, the application terminates with its last window")
    func noTasks() throws {
        let stage = Stage(delegate: EndLog())
        stage.application.endBackgroundTask(stage.application.beginBackgroundTask())
        try close(stage)
        #expect(stage.exitStatus == 0)
    }

    @Test("A disabled idle timer keeps the screen on for present and later windows")
    func idleTimer() throws {
        let stage = Stage()
        let first = try #require(stage.system.windows.first)
        #expect(!first.isIdleInhibited)
        stage.application.isIdleTimerDisabled = true
        #expect(first.isIdleInhibited)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.isHidden = false
        #expect(stage.system.windows.last?.isIdleInhibited == true)
        stage.application.isIdleTimerDisabled = false
        #expect(stage.system.windows.allSatisfy { !$0.isIdleInhibited })
    }

    @Test("The layout direction is that of the user's language", arguments: [("ar", true), ("de", false)])
    func layoutDirection(_ language: String, _ isRightToLeft: Bool) {
        let stage = Stage(languages: [language])
        #expect((stage.application.userInterfaceLayoutDirection == .rightToLeft) == isRightToLeft)
    }

    @Test("The badge shows numbers above 0")
    func badge() {
        final class Badge: IconBadge {
            var numbers: [Int] = []
            func show(_ number: Int) { numbers.append(number) }
        }
        let stage = Stage()
        let badge = Badge()
        stage.application.iconBadge = badge
        for number in [3, 3, -1, 0] { stage.application.applicationIconBadgeNumber = number }
        #expect(badge.numbers == [3, 0, 0])
    }
}
