// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import TestDesktops
import Windowing
import WindowingWayland

/// A desktop client inside the test process, with one window of a single color, that records its events.
@MainActor
final class BareApplication: PlatformWindowDelegate, PlatformDropDelegate {
    let system: WaylandWindowSystem
    let window: any PlatformWindow
    private let size: CGSize
    private(set) var events: [InputEvent] = []
    /// The last drop.
    private(set) var dropped: (any PlatformDragOffer)?
    private(set) var dragLog: [String] = []
    /// Whether a frame of the window has been presented.
    private(set) var isSeen = false
    private var waiters: [UUID: (condition: @MainActor () -> Bool, end: () -> Void)] = [:]

    init(_ name: String, on compositor: DesktopProcess, size: CGSize = CGSize(width: 200, height: 100)) throws {
        self.size = size
        system = try WaylandWindowSystem(displayName: compositor.display, environment: [:])
        window = try system.makeWindow(
            WindowAttributes(title: name, applicationIdentifier: name, contentSize: size))
        window.delegate = self
        window.dropDelegate = self
        window.show()
        system.flush()
    }

    isolated deinit {
        system.disconnect()
    }

    /// Waits until the condition holds.
    ///
    /// It is checked after each event, until the test's time limit.
    func wait(for condition: @escaping @MainActor () -> Bool) async {
        guard !condition(), !Task.isCancelled else { return }
        let identity = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiters[identity] = (condition, { continuation.resume() })
            }
        } onCancel: {
            Task { @MainActor in self.waiters.removeValue(forKey: identity)?.end() }
        }
    }

    /// Waits until the window is visible and has keyboard focus.
    func waitUntilActive() async {
        await wait { self.isSeen && self.hasKeyboard }
    }

    var hasKeyboard: Bool {
        events.last { if case .keyboardFocus = $0 { true } else { false } } == .keyboardFocus(true)
    }

    /// Checks the waiting conditions after a change that is not an event.
    func check() {
        for (identity, waiter) in waiters where waiter.condition() {
            waiters.removeValue(forKey: identity)?.end()
        }
    }

    // MARK: - Delegates

    func window(_ window: any PlatformWindow, didReceive configuration: WindowConfiguration) {
        let frame = FrameConfiguration(
            serial: configuration.serial,
            pixelSize: PixelSize(
                width: Int(size.width * configuration.scale), height: Int(size.height * configuration.scale)),
            size: size, scale: configuration.scale, windowGeometry: CGRect(origin: .zero, size: size))
        let target = window.frameTarget
        RenderActor.async {
            target.requestFrame { _ in
                guard let buffer = target.nextBuffer(size: frame.pixelSize) else { return }
                let count = buffer.bytesPerRow * buffer.size.height
                unsafe buffer.baseAddress.initializeMemory(as: UInt8.self, repeating: 0xff, count: count)
                target.present(buffer, damage: [PixelRect(buffer.size)], configuration: frame)
                Task { @MainActor in
                    self.isSeen = true
                    self.check()
                }
            }
        }
    }

    func window(_ window: any PlatformWindow, didReceive event: InputEvent) {
        events.append(event)
        check()
    }

    func windowShouldClose(_ window: any PlatformWindow) {}

    func window(_ window: any PlatformWindow, didMoveTo screens: [any PlatformScreen]) {}

    func window(_ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint) {
        dragLog.append("enter")
        offer.accept([.copy, .move], preferred: .move)
        check()
    }

    func window(_ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint) {
        check()
    }

    func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer) {
        dragLog.append("leave")
        check()
    }

    func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint) {
        dragLog.append("drop")
        dropped = offer
        check()
    }
}
