// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Windowing

/// The tasks that an application completes before it terminates.
@MainActor
final class BackgroundTasks {
    private struct Task {
        let identifier: UIBackgroundTaskIdentifier
        let name: String?
        let expire: (@MainActor @Sendable () -> Void)?
    }

    private var tasks: [Task] = []
    private var count = 0
    private var completion: (@MainActor () -> Void)?
    private var timer: ScheduledCall?
    /// The time at which the application terminates; `nil` unless it waits for tasks.
    private(set) var deadline: TimeInterval?

    func begin(
        _ name: String?, _ expire: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier {
        count += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: count)
        tasks.append(Task(identifier: identifier, name: name, expire: expire))
        return identifier
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        tasks.removeAll { $0.identifier == identifier }
        if tasks.isEmpty { finish() }
    }

    /// Starts waiting; `false` if there are no tasks, or the wait has begun.
    func wait(on clock: any TimeSource, _ completion: @escaping @MainActor () -> Void) -> Bool {
        guard !tasks.isEmpty, deadline == nil else { return false }
        let limit = Theme.Window.backgroundTimeLimit
        let warning = Theme.Window.backgroundTimeWarning
        deadline = clock.now + limit
        self.completion = completion
        timer = clock.schedule(after: limit - warning) { [weak self] in self?.expire(on: clock, in: warning) }
        return true
    }

    private func expire(on clock: any TimeSource, in time: TimeInterval) {
        timer = clock.schedule(after: time) { [weak self] in self?.giveUp() }
        for task in tasks { task.expire?() }
    }

    private func giveUp() {
        for task in tasks { Log.error("The background task \(task.name ?? "without a name") has not ended in time.") }
        tasks = []
        finish()
    }

    private func finish() {
        timer?.cancel()
        timer = nil
        let completion = completion
        self.completion = nil
        completion?()
    }
}
