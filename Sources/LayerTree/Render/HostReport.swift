// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization
internal import Windowing

/// A message from the render server to a host on the main actor.
enum HostReport: Sendable {
    case animationStarted(LayerID, UInt64)
    case animationEnded(LayerID, UInt64)
    /// A requested frame has been composed, or there was nothing to compose.
    case frame(FrameTime)
    /// The server requests a wake-up at that time, which only the main actor's clock can provide.
    case wake(TimeInterval)
}

/// The queue of reports to the main actor.
///
/// A mutex instead of an actor: the main actor takes the reports of a frame while the render thread can still be
/// working on it.
final class HostMailbox: Sendable {
    private let reports = Mutex<[HostReport]>([])
    private let notify: @Sendable () -> Void

    /// Creates a mailbox.
    ///
    /// `notify` is called on the render thread when a report arrives in the empty queue.
    init(notify: @escaping @Sendable () -> Void) {
        self.notify = notify
    }

    func post(_ report: HostReport) {
        let isFirst = reports.withLock { reports in
            reports.append(report)
            return reports.count == 1
        }
        if isFirst { notify() }
    }

    func takeAll() -> [HostReport] {
        reports.withLock { reports in
            defer { reports = [] }
            return reports
        }
    }
}
