// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Windowing

/// A popup of a test application, which records its events and responds to each configuration with a frame.
@MainActor
final class ClientPopup: PlatformPopupDelegate {
    let platform: any PlatformPopup
    let window: ClientWindow
    let parent: ClientPopup?
    private(set) var configurations: [PopupConfiguration] = []
    private(set) var events: [InputEvent] = []
    private(set) var dismissalCount = 0
    private(set) var shownCount = 0

    private init(_ platform: any PlatformPopup, window: ClientWindow, parent: ClientPopup?) {
        self.platform = platform
        self.window = window
        self.parent = parent
        platform.delegate = self
    }

    /// Creates a popup on a window, or on another popup of it.
    static func make(
        _ placement: PopupPlacement, grabSerial: UInt32? = nil, on window: ClientWindow, parent: ClientPopup? = nil
    ) throws -> ClientPopup {
        let attributes = PopupAttributes(placement: placement, grabSerial: grabSerial)
        let platform = try parent?.platform.makePopup(attributes) ?? window.platform.makePopup(attributes)
        return ClientPopup(platform, window: window, parent: parent)
    }

    /// Creates a popup and waits until it is visible.
    static func open(
        _ placement: PopupPlacement, grabSerial: UInt32? = nil, on window: ClientWindow, parent: ClientPopup? = nil
    ) async throws -> ClientPopup {
        // A window manager raises a new window when it activates it, above popups opened in the meantime.
        if window.client.hasWindowManager { try await window.wait(for: "the focus") { $0.wasActivated } }
        let popup = try make(placement, grabSerial: grabSerial, on: window, parent: parent)
        popup.platform.show()
        try await popup.wait(for: "the popup's first frame") { $0.shownCount > 0 || $0.dismissalCount > 0 }
        return popup
    }

    func wait(for event: String, _ condition: @escaping @MainActor (ClientPopup) -> Bool) async throws {
        try await window.client.wait(for: event) { condition(self) }
    }

    /// The popup in points of its window.
    var frameInWindow: CGRect {
        let origin = parent?.frameInWindow.origin ?? .zero
        return platform.configuration.frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    var pointerEvents: [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    }
    var keyEvents: [KeyEvent] {
        events.compactMap { if case .key(let event) = $0 { event } else { nil } }
    }

    // MARK: - PlatformPopupDelegate

    func popup(_ popup: any PlatformPopup, didReceive configuration: PopupConfiguration) {
        configurations.append(configuration)
        let frame = FrameConfiguration(
            serial: configuration.serial, size: configuration.frame.size, scale: configuration.scale)
        let target = popup.frameTarget
        RenderActor.async { Canvas.show(.other, on: target, frame, onPresent: {}, onShown: { self.didShow() }) }
        window.client.check()
    }

    private func didShow() {
        shownCount += 1
        window.client.check()
    }

    func popup(_ popup: any PlatformPopup, didReceive event: InputEvent) {
        events.append(event)
        window.client.check()
    }

    func popupWasDismissed(_ popup: any PlatformPopup) {
        dismissalCount += 1
        popup.close()
        window.client.check()
    }
}
