// SPDX-License-Identifier: MIT
internal import CXCB

/// An input device as described by the server.
struct XDevice: Sendable {
    var identifier: UInt16
    var name: String
    /// Whether it is a master device, which moves the pointer or types on behalf of others.
    var isMaster: Bool
    var classes: [XEvent.DeviceClass]

    /// Returns the devices in the reply to `XIQueryDevice`.
    static func list(_ answer: WireBytes) -> [XDevice] {
        guard let header = answer.load(xcb_input_xi_query_device_reply_t.self) else { return [] }
        var devices: [XDevice] = []
        var place = MemoryLayout<xcb_input_xi_query_device_reply_t>.size
        for _ in 0..<header.num_infos {
            guard let device = answer.load(xcb_input_xi_device_info_t.self, at: place) else { break }
            place += MemoryLayout<xcb_input_xi_device_info_t>.size
            let name = String(decoding: answer.slice(at: place, count: Int(device.name_len)), as: UTF8.self)
            // Names are padded to whole words.
            place += (Int(device.name_len) + 3) / 4 * 4
            let (classes, end) = DeviceClasses.read(answer, at: place, count: Int(device.num_classes))
            let type = UInt32(device.type)
            let isMaster =
                type == XCB_INPUT_DEVICE_TYPE_MASTER_POINTER.rawValue
                || type == XCB_INPUT_DEVICE_TYPE_MASTER_KEYBOARD.rawValue
            devices.append(
                XDevice(identifier: device.deviceid, name: name, isMaster: isMaster, classes: classes))
            place = end
        }
        return devices
    }
}
