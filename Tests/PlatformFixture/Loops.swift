// SPDX-License-Identifier: MIT
import Foundation

/// The mechanisms that schedule work on the main thread.
@MainActor
enum Loops {
    private static var observer: (any NSObjectProtocol)?
    private static var isTold = false

    static func begin() {
        let note = Notification.Name("PlatformFixtureNote")
        observer = NotificationCenter.default.addObserver(forName: note, object: nil, queue: .main) { _ in
            say("fired notification")
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
            say("fired timer")
            NotificationCenter.default.post(name: note, object: nil)
        }
        DispatchQueue.main.async { say("fired main queue") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { say("fired main queue later") }
        OperationQueue.main.addOperation { say("fired operation") }
        RunLoop.main.perform { say("fired run loop") }
        Task {
            await Task.yield()
            await Task.yield()
            say("fired task")
        }
        Task { await waitForAnotherThread() }
    }

    /// Suspends the main actor's task until another thread, which first calls the main actor, resumes it.
    private static func waitForAnotherThread() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                Task { @MainActor in
                    isTold = true
                    DispatchQueue.global().async { continuation.resume() }
                }
            }
        }
        say(isTold ? "fired continuation" : "continuation came first")
    }
}
