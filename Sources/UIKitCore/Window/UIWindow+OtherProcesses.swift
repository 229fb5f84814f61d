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
        await answer { platform, _, finish in platform.requestForeignHandle(completion: finish) }
    }

    /// Returns a token with which another application that the user has asked for comes to the front.
    ///
    /// `nil` if the desktop has no tokens, or doesn't answer within a second.
    package func activationToken() async -> String? {
        await answer { platform, serial, finish in
            platform.requestActivationToken(serial: serial, completion: finish)
        }
    }

    /// Returns the display server's answer to a request for the window, which can refer to the user's last press.
    private func answer(
        to request: (any PlatformWindow, UInt32?, @escaping (String?) -> Void) -> Void
    ) async -> String? {
        guard let host = rootWindow.host, let application = UIApplication.running else { return nil }
        let clock = application.windowSystem.timeSource
        return await withCheckedContinuation { continuation in
            let wait = AnswerWait(continuation)
            wait.timeLimit = clock.schedule(after: AnswerWait.patience) { wait.finish(nil) }
            request(host.platform, host.pressSerial) { wait.finish($0) }
        }
    }
}

/// A request to the display server, which is answered at most once.
@MainActor
private final class AnswerWait {
    private var continuation: CheckedContinuation<String?, Never>?
    var timeLimit: ScheduledCall?

    /// The maximum duration in seconds; display servers need milliseconds.
    static let patience: TimeInterval = 1

    init(_ continuation: CheckedContinuation<String?, Never>) {
        self.continuation = continuation
    }

    func finish(_ answer: String?) {
        timeLimit?.cancel()
        timeLimit = nil
        continuation?.resume(returning: answer)
        continuation = nil
    }
}
