// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import TestClients
import TestCompositor
import Testing
import Windowing

@testable import WindowingWayland

/// Records a popup's events, and responds to each configuration with a frame.
@MainActor
final class PopupRecorder: PlatformPopupDelegate {
    private(set) var configurations: [PopupConfiguration] = []
    private(set) var events: [InputEvent] = []
    private(set) var dismissalCount = 0
    /// Called after each of these.
    var onChange: () -> Void = {}
    /// Whether a dismissal closes the popup.
    var closesWhenDismissed = true
    var answersConfigures = true

    func popup(_ popup: any PlatformPopup, didReceive configuration: PopupConfiguration) {
        configurations.append(configuration)
        if answersConfigures {
            let target = popup.frameTarget
            let frame = FrameConfiguration(configuration)
            RenderActor.async { Frames.show(on: target, frame) }
        }
        onChange()
    }

    func popup(_ popup: any PlatformPopup, didReceive event: InputEvent) {
        events.append(event)
        onChange()
    }

    func popupWasDismissed(_ popup: any PlatformPopup) {
        dismissalCount += 1
        if closesWhenDismissed { popup.close() }
        onChange()
    }
}

extension FrameConfiguration {
    init(_ configuration: PopupConfiguration) {
        let size = configuration.frame.size
        self.init(
            serial: configuration.serial,
            pixelSize: PixelSize(
                width: Int((size.width * configuration.scale).rounded()),
                height: Int((size.height * configuration.scale).rounded())),
            size: size, scale: configuration.scale, windowGeometry: CGRect(origin: .zero, size: size))
    }
}

extension TestClient {
    /// Opens a popup on a window or another popup, and waits until it is visible.
    func openPopup(
        _ attributes: PopupAttributes, on parent: some PopupParent, recorder: PopupRecorder
    ) async throws -> WaylandPopup {
        let count = try compositor.perform { desk in desk.popups.count { $0.shell.isMapped } }
        let popup = try #require(try parent.makePopup(attributes) as? WaylandPopup)
        recorder.onChange = { [weak self] in self?.check() }
        popup.delegate = recorder
        popup.show()
        try await compositor.wait { desk in desk.popups.count { $0.shell.isMapped } == count + 1 }
        return popup
    }

    /// Presses a button in the only window, and returns the press's serial.
    func pressInWindow() async throws -> UInt32 {
        let serial = try compositor.perform { desk in
            desk.movePointer(to: desk.toplevel?.surface, x: 10, y: 20)
            return desk.press()
        }
        try await settle()
        return serial
    }
}

/// A window or a popup.
@MainActor
protocol PopupParent {
    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup
}

extension WaylandWindow: PopupParent {}
extension WaylandPopup: PopupParent {}
