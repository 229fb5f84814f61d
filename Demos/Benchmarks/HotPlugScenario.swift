// SPDX-License-Identifier: MIT
import TestCompositor
import UIKit
import UIKitCore
import Windowing
import WindowingWayland

/// The time from connecting a screen to its notification: in memory, where the notification is immediate, and through
/// a compositor's socket, where the client first queries the output's properties.
final class HotPlugScenario: Scenario {
    private static let repetitions = 100

    func run(in view: UIView) async -> [TableRow] {
        var rows: [TableRow] = []
        if let screens = UIApplication.shared.windowSystem.simulatedScreens {
            rows.append(await measure("screen connected, in memory", MemoryPlug(screens), target: 1000))
        }
        if let plug = try? SocketPlug() {
            rows.append(await measure("screen connected, Wayland", plug, target: 5000))
        }
        return rows
    }

    private func measure(_ name: String, _ plug: any ScreenPlug, target: Double) async -> TableRow {
        var times: [TimeInterval] = []
        for _ in 0..<Self.repetitions {
            let start = CACurrentMediaTime()
            times.append(
                await withCheckedContinuation { continuation in
                    plug.plugIn { continuation.resume(returning: CACurrentMediaTime() - start) }
                })
            await withCheckedContinuation { continuation in
                plug.pullOut { continuation.resume() }
            }
        }
        let figures = Figures(times)
        return TableRow(
            name: name, median: figures.median * 1e6, upper: figures.quantile(0.9) * 1e6, unit: "µs", target: target)
    }
}

/// A source of screens to connect.
@MainActor
private protocol ScreenPlug: AnyObject {
    /// Connects a screen, and calls `notify` when the application is notified.
    func plugIn(_ notify: @escaping @MainActor () -> Void)
    func pullOut(_ notify: @escaping @MainActor () -> Void)
}

/// The application's own headless screens, and its notifications.
private final class MemoryPlug: ScreenPlug {
    private let screens: any SimulatedScreens
    private var screen: (any PlatformScreen)?

    init(_ screens: any SimulatedScreens) {
        self.screens = screens
    }

    func plugIn(_ notify: @escaping @MainActor () -> Void) {
        listen(for: UIScreen.didConnectNotification, notify)
        // A display's events arrive on the thread that reads them.
        DispatchQueue.global().async {
            DispatchQueue.main.async { self.screen = try? self.screens.connectScreen(describedBy: "640x480") }
        }
    }

    func pullOut(_ notify: @escaping @MainActor () -> Void) {
        listen(for: UIScreen.didDisconnectNotification, notify)
        if let screen { screens.disconnectScreen(screen) }
    }

    private func listen(for name: Notification.Name, _ notify: @escaping @MainActor () -> Void) {
        let token = Token()
        token.observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated {
                if let observer = token.observer { NotificationCenter.default.removeObserver(observer) }
                notify()
            }
        }
    }

    @MainActor
    private final class Token {
        var observer: (any NSObjectProtocol)?
    }
}

/// A compositor in this process, and a second connection to it.
private final class SocketPlug: ScreenPlug, WindowSystemDelegate {
    private let compositor: TestCompositor
    private let system: WaylandWindowSystem
    private var notify: (@MainActor () -> Void)?

    init() throws {
        compositor = try TestCompositor()
        system = try WaylandWindowSystem(displayName: compositor.displayName, environment: [:])
        system.delegate = self
    }

    isolated deinit {
        system.disconnect()
    }

    func plugIn(_ notify: @escaping @MainActor () -> Void) {
        self.notify = notify
        _ = try? compositor.perform { _ = $0.addOutput(DeskOutput.Settings(name: "TEST-2")) }
    }

    func pullOut(_ notify: @escaping @MainActor () -> Void) {
        self.notify = notify
        _ = try? compositor.perform { desk in
            if let output = desk.outputs.last { desk.removeOutput(output) }
        }
    }

    private func notifyOnce() {
        let notify = notify
        self.notify = nil
        notify?()
    }

    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen) { notifyOnce() }
    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen) { notifyOnce() }
    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen) {}
    func windowSystem(_ system: any WindowSystem, didFailWith error: ConnectionError) { notifyOnce() }
}
