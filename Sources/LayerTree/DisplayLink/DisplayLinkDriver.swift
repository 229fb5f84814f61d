// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Gets frames for display links: from the windows that are shown, or from the clock where there are none.
@MainActor
final class DisplayLinkDriver {
    static let shared = DisplayLinkDriver()

    /// How often links are called where there is no window.
    private static let intervalWithoutWindow: TimeInterval = 1 / 60

    private struct WeakHost {
        weak var host: LayerHost?
    }

    private var hosts: [ObjectIdentifier: WeakHost] = [:]
    /// In the order in which they became active.
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

    /// A window has a frame.
    func frame(_ time: FrameTime) {
        guard !links.isEmpty else { return }
        // Each window tells of its own frames; links hear of one for each refresh.
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
