// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
public import Windowing

/// Shows a layer tree in a window.
///
/// Commits of the tree go to the render server, which composes frames for `target` on a thread of its own: animations
/// that were committed run on whatever the main actor does. Nothing is shown before the first `configuration`.
@MainActor
public final class LayerHost {
    /// The layer whose superlayer coordinates are the surface's points; it has no superlayer.
    public let rootLayer: CALayer
    /// The size, the scale and what else the next frame answers; sent with the next commit even if no layer changes.
    public var configuration: FrameConfiguration? {
        didSet {
            guard let configuration else { return }
            connection.configuration = configuration
            connection.scale = configuration.scale
            connection.setNeedsCommit()
        }
    }
    /// Called once after each `setNeedsFrame()`, with the time of a frame that has just been composed.
    public var onFrame: ((FrameTime) -> Void)?

    private let connection: HostConnection
    private let mailbox: HostMailbox
    private var scheduledWake: ScheduledCall?

    /// Shows `rootLayer`, which no other host shows, on `target`.
    public init(rootLayer: CALayer, target: any FrameTarget) {
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

    /// Has `onFrame` called with the next frame of the display, whether or not anything changes in it.
    ///
    /// A hidden window has no next frame.
    public func setNeedsFrame() {
        connection.needsFrame = true
        connection.setNeedsCommit()
    }

    /// Ends the host: when this returns, the render server uses the target no more.
    ///
    /// Animations of the tree are removed, unfinished. The tree may be shown by another host afterwards.
    public func invalidate() {
        guard connection.isValid else { return }
        scheduledWake?.cancel()
        DisplayLinkDriver.shared.remove(self)
        connection.invalidate()
        let id = connection.id
        RenderActor.sync { RenderServer.shared.remove(id) }
    }

    /// What composing has cost so far; zero once invalidated.
    ///
    /// Waits for the render server to take what was committed before.
    public var statistics: FrameStatistics {
        let id = connection.id
        return RenderActor.sync { RenderServer.shared.host(id)?.statistics ?? FrameStatistics() }
    }

    /// Passes on what the render server has reported, without waiting for the main queue's turn.
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

/// Carries the news that there are reports from the render thread to the host, if that still exists.
///
/// The host cannot be named where it makes its mailbox, because it is not made yet.
private final class HostRelay: Sendable {
    @MainActor weak var host: LayerHost?

    init() {}

    func reportsCameIn() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { TransactionState.shared.turn { self.host?.takeReports() } }
        }
    }
}
