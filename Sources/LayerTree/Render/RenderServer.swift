// SPDX-License-Identifier: MIT
internal import Graphics
internal import RenderThread
internal import Windowing

/// All windows of the process on the render thread, and their shared resources.
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

    /// Makes every window show the feed's new pixels in its next frame.
    func feedDidChange(_ feed: ContentsFeed) {
        for host in hosts.values { host.feedDidChange(feed) }
    }

    func host(_ id: HostConnection.ID) -> RenderHost? { hosts[id] }
}

/// Resources that painting caches between frames.
@RenderActor
final class PaintCaches {
    let shadows = ShadowRenderer()
    let pathShadows = PathShadowRenderer()
}
