// SPDX-License-Identifier: MIT
// Generated from Protocols/kde-output-device-v2.xml by `make generate`.
internal import WaylandWire

/// The server's side of `kde_output_device_v2`, up to version 2.
public final class KdeOutputDeviceV2Resource: Resource {
    static let blank = WireInterface("kde_output_device_v2", version: 2)
    private static let table = blank.filled(
        events: [
            WireMessage("geometry", "iiiiissi"),
            WireMessage("current_mode", "o", [KdeOutputDeviceModeV2Resource.blank]),
            WireMessage("mode", "n", [KdeOutputDeviceModeV2Resource.blank]),
            WireMessage("done", ""),
            WireMessage("scale", "f"),
            WireMessage("edid", "s"),
            WireMessage("enabled", "i"),
            WireMessage("uuid", "s"),
            WireMessage("serial_number", "s"),
            WireMessage("eisa_id", "s"),
            WireMessage("capabilities", "u"),
            WireMessage("overscan", "u"),
            WireMessage("vrr_policy", "u"),
            WireMessage("rgb_range", "u"),
            WireMessage("name", "2s"),
        ]
    )
    override class var interface: WireInterface { table }

    /// `kde_output_device_v2.geometry`: event 0.
    public func sendGeometry(
        x: Int32, y: Int32, physicalWidth: Int32, physicalHeight: Int32, subpixel: Int32, make: String, model: String,
        transform: Int32
    ) {
        post(
            0,
            [
                .int(x), .int(y), .int(physicalWidth), .int(physicalHeight), .int(subpixel), .string(make),
                .string(model), .int(transform),
            ])
    }

    /// `kde_output_device_v2.current_mode`: event 1.
    public func sendCurrentMode(mode: KdeOutputDeviceModeV2Resource) {
        post(1, [.object(mode)])
    }

    /// `kde_output_device_v2.mode`: event 2.
    public func sendMode(mode: KdeOutputDeviceModeV2Resource) {
        post(2, [.object(mode)])
    }

    /// `kde_output_device_v2.done`: event 3.
    public func sendDone() {
        post(3)
    }

    /// `kde_output_device_v2.scale`: event 4.
    public func sendScale(factor: Double) {
        post(4, [.fixed(factor)])
    }

    /// `kde_output_device_v2.edid`: event 5.
    public func sendEdid(raw: String) {
        post(5, [.string(raw)])
    }

    /// `kde_output_device_v2.enabled`: event 6.
    public func sendEnabled(enabled: Int32) {
        post(6, [.int(enabled)])
    }

    /// `kde_output_device_v2.uuid`: event 7.
    public func sendUuid(uuid: String) {
        post(7, [.string(uuid)])
    }

    /// `kde_output_device_v2.serial_number`: event 8.
    public func sendSerialNumber(serialNumber: String) {
        post(8, [.string(serialNumber)])
    }

    /// `kde_output_device_v2.eisa_id`: event 9.
    public func sendEisaId(eisaId: String) {
        post(9, [.string(eisaId)])
    }

    /// `kde_output_device_v2.capabilities`: event 10.
    public func sendCapabilities(flags: UInt32) {
        post(10, [.uint(flags)])
    }

    /// `kde_output_device_v2.overscan`: event 11.
    public func sendOverscan(overscan: UInt32) {
        post(11, [.uint(overscan)])
    }

    /// `kde_output_device_v2.vrr_policy`: event 12.
    public func sendVrrPolicy(vrrPolicy: UInt32) {
        post(12, [.uint(vrrPolicy)])
    }

    /// `kde_output_device_v2.rgb_range`: event 13.
    public func sendRgbRange(rgbRange: UInt32) {
        post(13, [.uint(rgbRange)])
    }

    /// `kde_output_device_v2.name`: event 14, since version 2.
    public func sendName(name: String) {
        post(14, [.string(name)], since: 2)
    }
}

/// The server's side of `kde_output_device_mode_v2`, up to version 1.
public final class KdeOutputDeviceModeV2Resource: Resource {
    static let blank = WireInterface("kde_output_device_mode_v2", version: 1)
    private static let table = blank.filled(
        events: [
            WireMessage("size", "ii"),
            WireMessage("refresh", "i"),
            WireMessage("preferred", ""),
            WireMessage("removed", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// `kde_output_device_mode_v2.size`: event 0.
    public func sendSize(width: Int32, height: Int32) {
        post(0, [.int(width), .int(height)])
    }

    /// `kde_output_device_mode_v2.refresh`: event 1.
    public func sendRefresh(refresh: Int32) {
        post(1, [.int(refresh)])
    }

    /// `kde_output_device_mode_v2.preferred`: event 2.
    public func sendPreferred() {
        post(2)
    }

    /// `kde_output_device_mode_v2.removed`: event 3.
    public func sendRemoved() {
        post(3)
    }
}
