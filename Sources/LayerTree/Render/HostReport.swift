// SPDX-License-Identifier: MIT
internal import Foundation
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
@RenderActor
final class HostMailbox {
    private var reports: [HostReport] = []
    private let notify: @Sendable () -> Void

    /// `notify` is called, on the render thread, when the first report comes in.
    nonisolated init(notify: @escaping @Sendable () -> Void) {
        self.notify = notify
    }

    func post(_ report: HostReport) {
        reports.append(report)
        if reports.count == 1 { notify() }
    }

    func takeAll() -> [HostReport] {
        defer { reports = [] }
        return reports
    }
}
