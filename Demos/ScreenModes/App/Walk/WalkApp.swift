// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import UIKit
import UIKitCore
import UIKitPlatform
import Windowing

/// The application of `screenmodes test`: runs the test, prints the report, and exits.
final class WalkApp: UIResponder, UIApplicationDelegate {
    struct Request: Sendable {
        var outputs: [String] = []
        var seconds: TimeInterval = 2
        var options = ModeWalk.Options()
    }

    /// The command-line options.
    ///
    /// Set before the application starts.
    static var request = Request()

    private var walk: ModeWalk?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task {
            await Session.prepare(application.windowSystem)
            do {
                try start(in: application)
            } catch {
                Session.say("\(error)")
                application.terminate(status: 1)
            }
        }
        return true
    }

    private func start(in application: UIApplication) throws {
        let system = application.windowSystem
        let configurator = try Survey.configurator(of: system)
        let original = Restoration(configurator.heads)
        let stage = PatternStage(clock: system.timeSource, seconds: Self.request.seconds)
        let walk = try ModeWalk(
            by: configurator, on: stage, outputs: Self.request.outputs, options: Self.request.options)
        self.walk = walk
        stage.onCancel = { walk.stop() }
        walk.progress = { Session.say("\($0.index)/\($0.count) \($0.output.printable) \($0.mode.title)") }
        let guardian = Guardian(of: original, on: system)
        let task = Task {
            var report = await walk.run()
            stage.close()
            if case .failed = report.restored { await Self.restoreAnew(original, &report) }
            // If that failed too, the guardian tries again once this process has disconnected.
            if case .failed = report.restored { return report }
            guardian?.release()
            return report
        }
        // For Ctrl-C, a closed window, and a lost display: restores the screens first.
        application.terminationWork = { _ in
            walk.stop()
            return Self.tell(await task.value)
        }
        Task {
            let report = await task.value
            guard application.terminationWork != nil else { return }
            application.terminationWork = nil
            application.terminate(status: Self.tell(report))
        }
    }

    func application(_ application: UIApplication, didLoseDisplayWith error: any Error) {
        walk?.stop(
            after: ScreenConfigurationError.connectionLost(display: application.windowSystem.name, reason: "\(error)"))
    }

    /// Restores the screens through a new connection, because the old one may be broken.
    private static func restoreAnew(_ original: Restoration, _ report: inout WalkReport) async {
        guard let system = try? Desktop.connect() else { return }
        await Session.prepare(system)
        guard case .available(let configurator) = system.screenConfiguration else { return }
        do {
            try await original.restore(by: configurator)
            report.restored = .complete
        } catch {
            // The report already describes the failure.
        }
        system.disconnect()
    }

    /// Prints the report, and returns the exit status.
    private static func tell(_ report: WalkReport) -> Int32 {
        print(report.table)
        fflush(nil)
        return report.isPassed ? 0 : 1
    }
}
