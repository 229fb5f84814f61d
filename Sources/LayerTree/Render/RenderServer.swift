// SPDX-License-Identifier: MIT
internal import Graphics
internal import Windowing

/// All windows of the process on the render thread, and what they share.
@RenderActor
final class RenderServer {
    static let shared = RenderServer()

    let caches = PaintCaches()
    private var hosts: [HostConnection.ID: RenderHost] = [:]

    func add(_ host: RenderHost, id: HostConnection.ID) {
        hosts[id] = host
    }

    func remove(_ id: HostConnection.ID) {
        hosts.removeValue(forKey: id)?.invalidate()
    }

    /// Has every window show the feed's new pixels in its next frame.
    func feedDidChange(_ feed: ContentsFeed) {
        for host in hosts.values { host.feedDidChange(feed) }
    }

    func host(_ id: HostConnection.ID) -> RenderHost? { hosts[id] }
}

/// What painting keeps for the next time.
@RenderActor
final class PaintCaches {
    let shadows = ShadowRenderer()
    let pathShadows = PathShadowRenderer()
}
