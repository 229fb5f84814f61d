// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Windowing

/// A window of a test application, which records its events and responds to each configuration with a frame.
@MainActor
final class ClientWindow: PlatformWindowDelegate, PlatformDropDelegate {
    let platform: any PlatformWindow
    let title: String
    let client: Client
    /// The size used if the application may choose.
    private(set) var size: CGSize
    var quarters = Quarters.plain
    /// Whether each configuration gets a frame as a response.
    var answersConfigurations = true

    private(set) var configurations: [WindowConfiguration] = []
    /// Whether it has ever been active.
    private(set) var wasActivated = false
    private(set) var events: [InputEvent] = []
    /// Whether it has the keyboard, also if the event has been forgotten.
    private(set) var hasKeyboard = false
    private(set) var closeRequestCount = 0
    private(set) var screens: [[String]] = []
    /// The number of presented frames.
    private(set) var presentCount = 0
    /// The number of frames after which the display requested another one.
    private(set) var shownCount = 0
    /// The configuration of the last presented frame.
    private(set) var presented: FrameConfiguration?
    private(set) var drags: [String] = []
    private(set) var offer: (any PlatformDragOffer)?

    init(_ platform: any PlatformWindow, title: String, size: CGSize, client: Client) {
        self.platform = platform
        self.title = title
        self.size = size
        self.client = client
        platform.delegate = self
        platform.dropDelegate = self
    }

    /// The last configuration received.
    var configuration: WindowConfiguration { platform.configuration }
    var states: WindowStates { configuration.states }
    /// The size according to the last configuration.
    var currentSize: CGSize {
        CGSize(width: configuration.width ?? size.width, height: configuration.height ?? size.height)
    }

    func setContentSize(_ size: CGSize) {
        self.size = size
        platform.setContentSize(size)
    }

    /// Shows the window and waits until its first frame has been shown.
    func open() async throws {
        platform.show()
        try await wait(for: "the first frame") { $0.shownCount > 0 }
    }

    func wait(for event: String, _ condition: @escaping @MainActor (ClientWindow) -> Bool) async throws {
        try await client.wait(for: "\(event) of \(title)") { condition(self) }
    }

    // MARK: - Frames

    /// Shows another frame for the last configuration.
    func draw() {
        let frame = FrameConfiguration(
            serial: configuration.serial,
            size: currentSize, scale: configuration.scale)
        let (target, quarters) = (platform.frameTarget, quarters)
        RenderActor.async {
            Canvas.show(
                quarters, on: target, frame, onPresent: { self.didPresent(frame) }, onShown: { self.didShow() })
        }
    }

    private func didPresent(_ frame: FrameConfiguration) {
        presented = frame
        presentCount += 1
        client.check()
    }

    private func didShow() {
        shownCount += 1
        client.check()
    }

    /// Waits until all events sent so far have been received.
    ///
    /// The window must be visible.
    ///
    /// Two frames later, all events sent before the first one have arrived.
    func settle() async throws {
        for _ in 0..<2 {
            let count = shownCount
            draw()
            try await wait(for: "a further frame") { $0.shownCount > count }
        }
    }

    func forgetEvents() {
        events = []
        configurations = []
    }

    // MARK: - Filtered events

    var pointerEvents: [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    }
    var scrollEvents: [ScrollEvent] {
        events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
    }
    var keyEvents: [KeyEvent] {
        events.compactMap { if case .key(let event) = $0 { event } else { nil } }
    }
    var touchEvents: [TouchPointEvent] {
        events.flatMap { if case .touches(let events) = $0 { events } else { [] as [TouchPointEvent] } }
    }
    var focusEvents: [Bool] {
        events.compactMap { if case .keyboardFocus(let hasFocus) = $0 { hasFocus } else { nil } }
    }

    // MARK: - PlatformWindowDelegate

    func window(_ window: any PlatformWindow, didReceive configuration: WindowConfiguration) {
        configurations.append(configuration)
        if configuration.states.contains(.activated) { wasActivated = true }
        if answersConfigurations { draw() }
        client.check()
    }

    func window(_ window: any PlatformWindow, didReceive event: InputEvent) {
        events.append(event)
        if case .keyboardFocus(let hasFocus) = event { hasKeyboard = hasFocus }
        client.check()
    }

    func windowShouldClose(_ window: any PlatformWindow) {
        closeRequestCount += 1
        client.check()
    }

    func window(_ window: any PlatformWindow, didMoveTo screens: [any PlatformScreen]) {
        self.screens.append(screens.map(\.description.name))
        client.check()
    }

    // MARK: - PlatformDropDelegate

    func window(_ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint) {
        drags.append("enter")
        self.offer = offer
        offer.accept([.copy, .move], preferred: .move)
        client.check()
    }

    func window(_ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint) {
        offer.accept([.copy, .move], preferred: .move)
        client.check()
    }

    func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer) {
        drags.append("leave")
        client.check()
    }

    func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint) {
        drags.append("drop")
        self.offer = offer
        client.check()
    }
}
