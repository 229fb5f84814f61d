// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension UIWindow {
    /// Returns the identifier with which another process can keep its dialogs above the window, in the form of the
    /// desktop portals' `parent_window`; `nil` if there is none.
    ///
    /// That of a popup is the one of the window to which it belongs. A display server that doesn't provide it within
    /// a second has none: a dialog that is not attached to the window is better than none.
    package func foreignHandle() async -> String? {
        guard let platform = rootWindow.host?.platform, let application = UIApplication.running else { return nil }
        let clock = application.windowSystem.timeSource
        return await withCheckedContinuation { continuation in
            let request = ForeignHandleRequest(continuation)
            request.timeLimit = clock.schedule(after: ForeignHandleRequest.patience) { request.finish(nil) }
            platform.requestForeignHandle { request.finish($0) }
        }
    }
}

/// A request for a handle, which is answered at most once.
@MainActor
private final class ForeignHandleRequest {
    private var continuation: CheckedContinuation<String?, Never>?
    var timeLimit: ScheduledCall?

    /// The maximum duration in seconds; display servers need milliseconds.
    static let patience: TimeInterval = 1

    init(_ continuation: CheckedContinuation<String?, Never>) {
        self.continuation = continuation
    }

    func finish(_ handle: String?) {
        timeLimit?.cancel()
        timeLimit = nil
        continuation?.resume(returning: handle)
        continuation = nil
    }
}
