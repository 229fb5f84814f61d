// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Drives display links with the frames of visible windows, or with the clock if there are no windows.
@MainActor
final class DisplayLinkDriver {
    static let shared = DisplayLinkDriver()

    /// The interval between calls without a window, in seconds.
    private static let intervalWithoutWindow: TimeInterval = 1 / 60

    private struct WeakHost {
        weak var host: LayerHost?
    }

    private var hosts: [ObjectIdentifier: WeakHost] = [:]
    /// The active links, in the order in which they became active.
    private var links: [CADisplayLink] = []
    private var lastFrame: TimeInterval?
    private var scheduled: ScheduledCall?

    func add(_ host: LayerHost) {
        hosts[ObjectIdentifier(host)] = WeakHost(host: host)
        if !links.isEmpty { requestFrame() }
    }

    func remove(_ host: LayerHost) {
        hosts[ObjectIdentifier(host)] = nil
        if !links.isEmpty { requestFrame() }
    }

    func set(_ link: CADisplayLink, isActive: Bool) {
        let index = links.firstIndex { $0 === link }
        if isActive, index == nil {
            links.append(link)
            requestFrame()
        } else if !isActive, let index {
            links.remove(at: index)
            if links.isEmpty {
                scheduled?.cancel()
                scheduled = nil
                lastFrame = nil
            }
        }
    }

    /// Called when a window has a frame.
    func frame(_ time: FrameTime) {
        guard !links.isEmpty else { return }
        // Each window reports its own frames; links are called once for each refresh.
        if let lastFrame, time.timestamp - lastFrame < time.refreshInterval / 2, time.timestamp >= lastFrame {
            return requestFrame()
        }
        lastFrame = time.timestamp
        for link in links { link.frame(time) }
        if !links.isEmpty { requestFrame() }
    }

    private func requestFrame() {
        let shown = hosts.values.compactMap(\.host).filter { $0.configuration != nil }
        guard shown.isEmpty else {
            scheduled?.cancel()
            scheduled = nil
            for host in shown { host.setNeedsFrame() }
            return
        }
        guard scheduled == nil else { return }
        scheduled = LayerClock.timeSource.schedule(after: Self.intervalWithoutWindow) { [weak self] in
            guard let self else { return }
            scheduled = nil
            frame(FrameTime(timestamp: CACurrentMediaTime(), refreshInterval: Self.intervalWithoutWindow))
        }
    }
}
