// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
public import Windowing

extension X11WindowSystem {
    public var screenConfiguration: ScreenConfiguration {
        guard let session else {
            return .unavailable([
                ScreenConfiguration.MissingRoute(route: "RandR", reason: "the connection to the display is closed")
            ])
        }
        if let externalConfigurator { return .available(externalConfigurator) }
        if let reason = session.extensions.randr.reason {
            return .unavailable([ScreenConfiguration.MissingRoute(route: "RandR", reason: reason)])
        }
        return .available(configurator)
    }

    public func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(OperationError) {
        let operation = "Switching a screen"
        guard let session else {
            throw .unavailable(operation: operation, reason: "the connection to the display is closed")
        }
        if let reason = session.extensions.dpms.reason { throw .unavailable(operation: operation, reason: reason) }
        guard displays.screens.count == 1 else {
            throw .unavailable(operation: operation, reason: "X switches the light of all screens together")
        }
        // DPMS must be enabled for the request to have an effect.
        if !isOn { unsafe _ = xcb_dpms_enable(session.connection.pointer) }
        let level = isOn ? XCB_DPMS_DPMS_MODE_ON : XCB_DPMS_DPMS_MODE_OFF
        unsafe _ = xcb_dpms_force_level(session.connection.pointer, UInt16(level.rawValue))
        session.flush()
    }

    /// Reads the screens again and reports changes.
    func readScreens() async {
        guard let session, let reader = displays.reader else { return }
        // Inquiries are answered in order, so the last result is the newest.
        let layout = await session.inquire { reader.read($0) }
        guard self.session === session else { return }
        let isNew = layout != displays.layout
        report(displays.update(layout, scale: scale))
        guard isNew else { return }
        for window in windows.values { window.screensDidChange() }
        configurator.changeHandler?()
    }
}

extension X11WindowSystem {
    /// The size, in points, of the part of a screen that panels leave free: of the screen that shows most of `rect`.
    func bounds(around rect: PixelRect) -> CGSize? {
        guard
            let screen = displays.screens(touching: rect, scale: scale).first ?? displays.screens.first,
            let frame = displays.pixelFrame(of: screen)
        else { return nil }
        let free = manager.workArea.map { $0.intersection(frame) } ?? frame
        let area = free.isEmpty ? frame : free
        return CGSize(PixelSize(width: area.width, height: area.height), scale: scale)
    }
}
