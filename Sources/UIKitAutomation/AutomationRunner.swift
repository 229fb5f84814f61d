// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore
internal import Windowing

/// Executes an automation script on the running application, one command at a time, on the application's clock.
///
/// A command that refers to a view or an expectation waits up to `timeLimit` seconds for it. So does any command before
/// the first window appears.
@MainActor
package final class AutomationRunner {
    /// The timeout for an expectation, in seconds: longer than any animation, but short enough for a failing script.
    package static let timeLimit: TimeInterval = 3

    /// The timeout, in seconds, after which an application that keeps animating is considered idle.
    package static let restTimeLimit: TimeInterval = 15

    let application: UIApplication
    private let steps: [AutomationScript.Step]
    private let onEnd: @MainActor (AutomationError?) -> Void
    private var hasEnded = false

    /// The polling interval for expectations, in seconds: one frame.
    static let glance: TimeInterval = 1.0 / 60

    package init(
        script: AutomationScript, application: UIApplication, onEnd: @escaping @MainActor (AutomationError?) -> Void
    ) {
        self.application = application
        self.onEnd = onEnd
        steps = script.steps
    }

    /// Starts once a window is on screen.
    ///
    /// `onEnd` is called once: with `nil` on success, or with the error. It is not called if the application terminates
    /// first.
    package func start() {
        let line = steps.first?.line ?? 1
        waitFor(line, timeLimit: Self.restTimeLimit, "a window", otherwise: { "there is none" }) { [self] in
            windows.contains(where: \.isConfigured)
        } then: { [self] in
            perform(0)
        }
    }

    // MARK: - Sequencing

    private func perform(_ index: Int) {
        guard steps.indices.contains(index) else { return end(nil) }
        // Lays out the changes of the last command before the next one inspects the views.
        UIApplication.endTurn()
        let step = steps[index]
        perform(step.command, line: step.line) { [self] in
            after(0) { self.perform(index + 1) }
        }
    }

    func end(_ error: AutomationError?) {
        guard !hasEnded else { return }
        hasEnded = true
        onEnd(error)
    }

    func fail(_ line: Int, _ expected: String, found: String) {
        end(.failed(line: line, expected: expected, found: found))
    }

    // MARK: - Waiting

    var now: TimeInterval { application.windowSystem.timeSource.now }

    func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        _ = application.windowSystem.timeSource.schedule(after: delay) { [self] in
            if !hasEnded, UIApplication.running === application { work() }
        }
    }

    /// Continues as soon as `condition` holds, or fails the script after `timeLimit` seconds.
    func waitFor(
        _ line: Int, timeLimit: TimeInterval = timeLimit, _ expected: String,
        otherwise found: @escaping @MainActor () -> String, until condition: @escaping @MainActor () -> Bool,
        then work: @escaping @MainActor () -> Void
    ) {
        let deadline = now + timeLimit
        func look() {
            UIApplication.endTurn()
            if condition() {
                work()
            } else if now >= deadline {
                fail(line, expected, found: found())
            } else {
                after(Self.glance, look)
            }
        }
        look()
    }

    /// Sends `sequence` to the window (by default, the key window), each event at its time, and then calls `work`.
    func play(
        _ sequence: InputSequence, in window: UIWindow? = nil, then work: @escaping @MainActor () -> Void
    ) {
        let window = window ?? keyWindows.first
        func play(from index: Int) {
            var index = index
            while index < sequence.steps.count {
                window?.receive(sequence.steps[index].event)
                index += 1
                if index < sequence.steps.count, sequence.steps[index].delay > 0 {
                    return after(sequence.steps[index].delay) { play(from: index) }
                }
            }
            UIApplication.endTurn()
            work()
        }
        after(sequence.steps.first?.delay ?? 0) { play(from: 0) }
    }

    // MARK: - Windows

    /// The popups, topmost first, followed by the windows.
    var windows: [UIWindow] { application.shownPopups.reversed() + keyWindows }

    /// The visible windows other than popups: the key window, then the others from front to back.
    var keyWindows: [UIWindow] {
        let shown = Array(application.windows.reversed())
        return shown.filter(\.isKeyWindow) + shown.filter { !$0.isKeyWindow }
    }
}
