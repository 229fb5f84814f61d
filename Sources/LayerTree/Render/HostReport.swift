// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization
internal import Windowing

/// What the render server tells a host on the main actor.
enum HostReport: Sendable {
    case animationStarted(LayerID, UInt64)
    case animationEnded(LayerID, UInt64)
    /// A frame that was asked for has been composed, or had nothing to compose.
    case frame(FrameTime)
    /// The server wants to be woken at that time, which only the main actor's clock can do.
    case wake(TimeInterval)
}

/// Reports on their way to the main actor.
///
/// A mutex and not an actor: the main actor takes the reports of a frame while the render thread may still be busy with it.
final class HostMailbox: Sendable {
    private let reports = Mutex<[HostReport]>([])
    private let notify: @Sendable () -> Void

    /// `notify` is called, on the render thread, when the first report comes in.
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
