// SPDX-License-Identifier: MIT
// Generated from Protocols/kde-output-device-v2.xml by `make generate`.
public import WaylandWire

/// The client's side of `kde_output_device_v2`, up to version 2.
public final class KdeOutputDeviceV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("kde_output_device_v2", version: 2)
    private static let table = blank.filled(
        events: [
            WireMessage("geometry", "iiiiissi"),
            WireMessage("current_mode", "o", [KdeOutputDeviceModeV2.blank]),
            WireMessage("mode", "n", [KdeOutputDeviceModeV2.interface]),
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
    override public class var interface: WireInterface { table }

    /// The events of `kde_output_device_v2`.
    public enum Event: Sendable {
        /// `kde_output_device_v2.geometry`: event 0.
        case geometry(
            x: Int32, y: Int32, physicalWidth: Int32, physicalHeight: Int32, subpixel: Int32, make: String,
            model: String, transform: Int32
        )
        /// `kde_output_device_v2.current_mode`: event 1.
        case currentMode(mode: KdeOutputDeviceModeV2?)
        /// `kde_output_device_v2.mode`: event 2.
        case mode(mode: KdeOutputDeviceModeV2)
        /// `kde_output_device_v2.done`: event 3.
        case done
        /// `kde_output_device_v2.scale`: event 4.
        case scale(factor: Double)
        /// `kde_output_device_v2.edid`: event 5.
        case edid(raw: String)
        /// `kde_output_device_v2.enabled`: event 6.
        case enabled(enabled: Int32)
        /// `kde_output_device_v2.uuid`: event 7.
        case uuid(uuid: String)
        /// `kde_output_device_v2.serial_number`: event 8.
        case serialNumber(serialNumber: String)
        /// `kde_output_device_v2.eisa_id`: event 9.
        case eisaId(eisaId: String)
        /// `kde_output_device_v2.capabilities`: event 10.
        case capabilities(flags: UInt32)
        /// `kde_output_device_v2.overscan`: event 11.
        case overscan(overscan: UInt32)
        /// `kde_output_device_v2.vrr_policy`: event 12.
        case vrrPolicy(vrrPolicy: UInt32)
        /// `kde_output_device_v2.rgb_range`: event 13.
        case rgbRange(rgbRange: UInt32)
        /// `kde_output_device_v2.name`: event 14, since version 2.
        case name(name: String)
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(
                .geometry(
                    x: values.int(0), y: values.int(1), physicalWidth: values.int(2), physicalHeight: values.int(3),
                    subpixel: values.int(4), make: values.string(5) ?? "", model: values.string(6) ?? "",
                    transform: values.int(7)))
        case 1:
            listener.deliver(.currentMode(mode: values.object(0, as: KdeOutputDeviceModeV2.self)))
        case 2:
            listener.deliver(.mode(mode: values.newObject(0, as: KdeOutputDeviceModeV2.self)))
        case 3:
            listener.deliver(.done)
        case 4:
            listener.deliver(.scale(factor: values.fixed(0)))
        case 5:
            listener.deliver(.edid(raw: values.string(0) ?? ""))
        case 6:
            listener.deliver(.enabled(enabled: values.int(0)))
        case 7:
            listener.deliver(.uuid(uuid: values.string(0) ?? ""))
        case 8:
            listener.deliver(.serialNumber(serialNumber: values.string(0) ?? ""))
        case 9:
            listener.deliver(.eisaId(eisaId: values.string(0) ?? ""))
        case 10:
            listener.deliver(.capabilities(flags: values.uint(0)))
        case 11:
            listener.deliver(.overscan(overscan: values.uint(0)))
        case 12:
            listener.deliver(.vrrPolicy(vrrPolicy: values.uint(0)))
        case 13:
            listener.deliver(.rgbRange(rgbRange: values.uint(0)))
        case 14:
            listener.deliver(.name(name: values.string(0) ?? ""))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }
}

/// The client's side of `kde_output_device_mode_v2`, up to version 1.
public final class KdeOutputDeviceModeV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("kde_output_device_mode_v2", version: 1)
    private static let table = blank.filled(
        events: [
            WireMessage("size", "ii"),
            WireMessage("refresh", "i"),
            WireMessage("preferred", ""),
            WireMessage("removed", ""),
        ]
    )
    override public class var interface: WireInterface { table }

    /// The events of `kde_output_device_mode_v2`.
    public enum Event: Sendable {
        /// `kde_output_device_mode_v2.size`: event 0.
        case size(width: Int32, height: Int32)
        /// `kde_output_device_mode_v2.refresh`: event 1.
        case refresh(refresh: Int32)
        /// `kde_output_device_mode_v2.preferred`: event 2.
        case preferred
        /// `kde_output_device_mode_v2.removed`: event 3.
        case removed
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.size(width: values.int(0), height: values.int(1)))
        case 1:
            listener.deliver(.refresh(refresh: values.int(0)))
        case 2:
            listener.deliver(.preferred)
        case 3:
            listener.deliver(.removed)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }
}
