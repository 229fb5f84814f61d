// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import RenderThread
package import Windowing

/// Shows a layer tree in a window.
///
/// Commits of the tree are sent to the render server, which composes frames for `target` on a separate thread:
/// committed animations keep running while the main actor is busy. Nothing is shown before the first `configuration`.
@MainActor
package final class LayerHost {
    /// The root layer, whose superlayer coordinates are the surface's points.
    ///
    /// It has no superlayer.
    package let rootLayer: CALayer
    /// The size, scale and other parameters of the next frame.
    ///
    /// Sent with the next commit even if no layer changes.
    package var configuration: FrameConfiguration? {
        didSet {
            guard let configuration else { return }
            connection.configuration = configuration
            connection.scale = configuration.scale
            connection.setNeedsCommit()
        }
    }
    /// Called once after each `setNeedsFrame()`, with the time of a frame that has just been composed.
    package var onFrame: ((FrameTime) -> Void)?

    private let connection: HostConnection
    private let mailbox: HostMailbox
    private var scheduledWake: ScheduledCall?

    /// Shows `rootLayer` on `target`.
    ///
    /// No other host may show the layer.
    package init(rootLayer: CALayer, target: any FrameTarget) {
        precondition(
            rootLayer.superlayer == nil && rootLayer.hosting.host == nil,
            "The layer \(rootLayer.describe()) is part of another tree, or shown already; a host needs a root of its own."
        )
        self.rootLayer = rootLayer
        let relay = HostRelay()
        mailbox = HostMailbox { relay.reportsCameIn() }
        let id = HostConnection.ID.next()
        connection = HostConnection(id: id, root: rootLayer) { commit in
            RenderActor.async { RenderServer.shared.host(id)?.apply(commit) }
        }
        let rootID = rootLayer.id
        let mailbox = mailbox
        RenderActor.async {
            RenderServer.shared.add(RenderHost(rootID: rootID, target: target, mailbox: mailbox), id: id)
        }
        relay.host = self
        rootLayer.enter(connection)
        if rootLayer.layoutState.isNeeded || rootLayer.layoutState.isNeededBelow { connection.setNeedsCommit() }
        DisplayLinkDriver.shared.add(self)
    }

    isolated deinit {
        invalidate()
    }

    /// Requests a call to `onFrame` with the display's next frame, even if nothing changes in it.
    ///
    /// A hidden window has no frames.
    package func setNeedsFrame() {
        connection.needsFrame = true
        connection.setNeedsCommit()
    }

    /// Ends the host.
    ///
    /// When this returns, the render server no longer uses the target. The tree's animations are removed and reported
    /// as unfinished. The tree can then be shown by another host.
    package func invalidate() {
        guard connection.isValid else { return }
        scheduledWake?.cancel()
        DisplayLinkDriver.shared.remove(self)
        connection.invalidate()
        let id = connection.id
        RenderActor.sync { RenderServer.shared.remove(id) }
    }

    /// The cost of composing so far; zero once invalidated.
    ///
    /// Waits until the render server has processed earlier commits.
    package var statistics: FrameStatistics {
        let id = connection.id
        return RenderActor.sync { RenderServer.shared.host(id)?.statistics ?? FrameStatistics() }
    }

    /// Delivers pending reports from the render server without waiting for the main queue.
    package func deliverReports() {
        RenderActor.sync {}
        takeReports()
    }

    fileprivate func takeReports() {
        for report in mailbox.takeAll() { handle(report) }
    }

    private func handle(_ report: HostReport) {
        switch report {
        case .animationStarted(let layer, let id):
            connection.animatedLayer(layer)?.animationDidStart(id: id)
        case .animationEnded(let layer, let id):
            connection.animatedLayer(layer)?.animationDidEnd(id: id)
            connection.forgetIfStill(layer)
        case .frame(let time):
            onFrame?(time)
            DisplayLinkDriver.shared.frame(time)
        case .wake(let time):
            scheduleWake(at: time)
        }
    }

    private func scheduleWake(at time: TimeInterval) {
        guard connection.isValid else { return }
        scheduledWake?.cancel()
        let clock = LayerClock.timeSource
        let id = connection.id
        scheduledWake = clock.schedule(after: max(0, time - clock.now)) {
            RenderActor.async { RenderServer.shared.host(id)?.clockDidFire() }
        }
    }
}

/// Notifies the host, if it still exists, that reports from the render thread are available.
///
/// The host creates its mailbox during initialization, before `self` can be captured.
private final class HostRelay: Sendable {
    @MainActor weak var host: LayerHost?

    init() {}

    func reportsCameIn() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { TransactionState.shared.turn { self.host?.takeReports() } }
        }
    }
}
