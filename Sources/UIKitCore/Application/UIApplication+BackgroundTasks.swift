// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// The identifier of a task that is completed before the application terminates.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Begins a task that is completed before the application terminates.
    ///
    /// When the last window is closed or the session ends, windows disappear at once, but the process runs until all
    /// tasks have ended, for up to `backgroundTimeRemaining`. An application that is only minimized isn't suspended, so
    /// that its tasks don't have to be announced. Can be called on any thread.
    ///
    /// - Parameters:
    ///   - taskName: A name for the log.
    ///   - handler: Called on the main actor shortly before the time is up. It ends the task.
    /// - Returns: The identifier for `endBackgroundTask(_:)`; never `invalid`.
    nonisolated public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        onMainThread { backgroundTasks.begin(taskName, handler) }
    }

    /// Ends a task; an unknown identifier is ignored.
    ///
    /// Can be called on any thread.
    nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        onMainThread { backgroundTasks.end(identifier) }
    }

    /// The time in seconds until the application terminates; the greatest finite number unless it waits for tasks.
    public var backgroundTimeRemaining: TimeInterval {
        guard let end = backgroundTasks.deadline else { return .greatestFiniteMagnitude }
        return max(end - windowSystem.timeSource.now, 0)
    }

    /// Closes the windows and calls `completion` once all tasks have ended or the time is up.
    ///
    /// - Returns: `false`, and nothing happens, if there are no tasks.
    func waitForBackgroundTasks(_ completion: @escaping @MainActor () -> Void) -> Bool {
        guard backgroundTasks.wait(on: windowSystem.timeSource, completion) else { return false }
        popups.dismissAll(animated: false)
        for window in windows.reversed() { window.closeSurface() }
        windowSystem.flush()
        return true
    }
}
