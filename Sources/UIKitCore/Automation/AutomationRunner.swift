// SPDX-License-Identifier: MIT
package import Foundation
internal import Windowing

/// Carries a script out on the running application, one command after the other, by the application's clock.
///
/// A command that names a view, or expects something, gives it `patience` seconds to come about; so does every command
/// before the first window is there.
@MainActor
package final class AutomationRunner {
    /// Seconds that something may take to appear; longer than any animation, short enough for a failing script.
    package static let patience: TimeInterval = 3

    /// Seconds after which an application that still moves is taken to be one that always does.
    package static let restPatience: TimeInterval = 15

    let application: UIApplication
    private let steps: [AutomationScript.Step]
    private let onEnd: @MainActor (AutomationError?) -> Void
    private var hasEnded = false

    /// Looks at the screen's pace whether what is waited for has come.
    static let glance: TimeInterval = 1.0 / 60

    package init(
        script: AutomationScript, application: UIApplication, onEnd: @escaping @MainActor (AutomationError?) -> Void
    ) {
        self.application = application
        self.onEnd = onEnd
        steps = script.steps
    }

    /// Begins once a window is on the screen.
    ///
    /// `onEnd` is called once, with `nil` if everything went as it should, and not at all if the application ends first.
    package func start() {
        let line = steps.first?.line ?? 1
        waitFor(line, patience: Self.restPatience, "a window", otherwise: { "there is none" }) { [self] in
            windows.contains(where: \.isConfigured)
        } then: { [self] in
            perform(0)
        }
    }

    // MARK: - Order

    private func perform(_ index: Int) {
        guard steps.indices.contains(index) else { return end(nil) }
        // What the last command marked is laid out before the next one looks.
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

    // MARK: - Time

    var now: TimeInterval { application.windowSystem.timeSource.now }

    func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        _ = application.windowSystem.timeSource.schedule(after: delay) { [self] in
            if !hasEnded, UIApplication.running === application { work() }
        }
    }

    /// Goes on as soon as `condition` holds; after `patience` seconds the script has failed.
    func waitFor(
        _ line: Int, patience: TimeInterval = patience, _ expected: String,
        otherwise found: @escaping @MainActor () -> String, until condition: @escaping @MainActor () -> Bool,
        then work: @escaping @MainActor () -> Void
    ) {
        let deadline = now + patience
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

    /// Hands `sequence` in at the window, or the one in front, each event at its time.
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

    // MARK: - Places

    /// Popups from the topmost on, then windows.
    var windows: [UIWindow] { application.popups.popups.reversed() + keyWindows }

    /// Shown windows that are no popups, the one that keys go to first, then from front to back.
    var keyWindows: [UIWindow] {
        let shown = Array(application.windows.reversed())
        return shown.filter(\.isKeyWindow) + shown.filter { !$0.isKeyWindow }
    }
}
