// SPDX-License-Identifier: MIT
internal import Foundation

/// The calls that wait for their delay.
enum DelayedCalls {
    private struct Entry {
        let timer: Timer
        let call: SelectorCall
    }

    private static let calls = SharedValue<[Entry]>([])

    static func schedule(_ call: SelectorCall, after delay: TimeInterval) {
        let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
            calls.access { $0.removeAll { $0.timer === timer } }
            call.send()
        }
        calls.access { $0.append(Entry(timer: timer, call: call)) }
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Cancels the calls of a target for which a condition holds.
    static func cancel(of target: AnyObject, where isCanceled: (SelectorCall) -> Bool) {
        // They are released outside of the queue, since the deinitializer of a target may cancel others.
        let canceled = calls.access { entries in
            let canceled = entries.filter { $0.call.target === target && isCanceled($0.call) }
            entries.removeAll { entry in canceled.contains { $0.timer === entry.timer } }
            return canceled
        }
        for entry in canceled { entry.timer.invalidate() }
    }

    /// Whether two arguments are equal, or the same object.
    static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?):
            left as AnyObject === right as AnyObject
                || (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? false
        default: false
        }
    }
}
