// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import UIKitCore

/// The user's logind session, which is allowed to change the backlight's brightness.
@MainActor
final class LoginSession: BacklightControl {
    private let bus: DesktopBus

    init(bus: DesktopBus) {
        self.bus = bus
    }

    func setBrightness(_ value: UInt32, of device: String) async throws {
        _ = try await bus.call(
            BusMethod(
                service: "org.freedesktop.login1", path: "/org/freedesktop/login1/session/auto",
                interface: "org.freedesktop.login1.Session", member: "SetBrightness"),
            [.text("backlight"), .text(device), .unsigned(value)])
    }
}
