// SPDX-License-Identifier: MIT
internal import CXCB

extension XConnection {
    /// Replaces a property with 32-bit values.
    func setProperty(_ property: UInt32, of window: UInt32, type: UInt32, to values: [UInt32]) {
        unsafe values.withUnsafeBytes { bytes in
            unsafe _ = xcb_change_property(
                pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, 32, UInt32(values.count),
                bytes.baseAddress)
        }
    }

    /// Replaces a property with bytes, truncated to the maximum size of a request.
    func setProperty(_ property: UInt32, of window: UInt32, type: UInt32, to bytes: [UInt8]) {
        let count = min(bytes.count, maximumPropertyByteCount)
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe _ = xcb_change_property(
                pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, 8, UInt32(count),
                bytes.baseAddress)
        }
    }

    /// Adds bytes to a property of type `STRING`.
    func appendProperty(_ property: UInt32, of window: UInt32, _ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { content in
            unsafe _ = xcb_change_property(
                pointer, UInt8(XCB_PROP_MODE_APPEND.rawValue), window, property, XCB_ATOM_STRING.rawValue, 8,
                UInt32(content.count), content.baseAddress)
        }
    }

    func deleteProperty(_ property: UInt32, of window: UInt32) {
        unsafe _ = xcb_delete_property(pointer, window, property)
    }

    /// Requests a property of any type, at most `limit` bytes.
    ///
    /// `PropertyValue` parses the reply.
    func getProperty(
        _ property: UInt32, of window: UInt32, limit: Int = 1 << 20, deletes: Bool = false
    ) -> UInt32 {
        unsafe xcb_get_property(
            pointer, deletes ? 1 : 0, window, property, UInt32(XCB_GET_PROPERTY_TYPE_ANY.rawValue), 0,
            UInt32(clamping: limit / 4)
        ).sequence
    }

    /// The maximum number of bytes of a property in one request.
    var maximumPropertyByteCount: Int {
        // The request's header has 24 bytes, and the length is in words.
        max(1024, Int(unsafe xcb_get_maximum_request_length(pointer)) * 4 - 32)
    }

    /// Sends a client message of five numbers to a window, or to the clients that selected `mask` on it.
    func sendMessage(
        _ type: UInt32, about window: UInt32, _ values: [UInt32], to destination: UInt32? = nil, mask: UInt32 = 0
    ) {
        let header = [UInt8(XCB_CLIENT_MESSAGE), 32, 0, 0]
        let numbers = [window, type] + (values + [0, 0, 0, 0, 0]).prefix(5)
        let body = numbers.flatMap { number in unsafe withUnsafeBytes(of: number) { unsafe Array($0) } }
        send(header + body, to: destination ?? window, mask: mask)
    }

    /// Sends a client message of up to 20 bytes.
    func sendMessage(
        _ type: UInt32, about window: UInt32, bytes: [UInt8], to destination: UInt32, mask: UInt32
    ) {
        let header = [UInt8(XCB_CLIENT_MESSAGE), 8, 0, 0]
        let body = [window, type].flatMap { number in unsafe withUnsafeBytes(of: number) { unsafe Array($0) } }
        send(header + body + bytes, to: destination, mask: mask)
    }

    /// Sends an event.
    func send<Event: BitwiseCopyable>(_ event: Event, to destination: UInt32, mask: UInt32 = 0) {
        send(unsafe withUnsafeBytes(of: event) { unsafe Array($0) }, to: destination, mask: mask)
    }

    /// Sends an event of 32 bytes, padded with zeros.
    private func send(_ bytes: [UInt8], to destination: UInt32, mask: UInt32) {
        let padded = bytes.prefix(32) + [UInt8](repeating: 0, count: max(0, 32 - bytes.count))
        unsafe padded.withUnsafeBytes { bytes in
            unsafe _ = xcb_send_event(
                pointer, 0, destination, mask, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
    }
}

/// The value of a property.
struct PropertyValue: Hashable, Sendable {
    /// The atom of the property's type; 0 if the property does not exist.
    let type: UInt32
    /// 8, 16 or 32 bits per item.
    let format: Int
    let bytes: WireBytes
    /// The number of bytes that were not requested.
    let remaining: Int

    /// Parses the reply to `getProperty`; `nil` for an error, for example because the window no longer exists.
    init?(_ reply: WireBytes?) {
        guard let reply, let header = reply.load(xcb_get_property_reply_t.self) else { return nil }
        type = header.type
        format = Int(header.format)
        let unit = max(1, Int(header.format) / 8)
        let (count, overflows) = Int(header.value_len).multipliedReportingOverflow(by: unit)
        bytes = WireBytes(reply.slice(at: 32, count: overflows ? 0 : count))
        remaining = Int(header.bytes_after)
    }

    /// The 32-bit items; empty if the items have another size.
    var numbers: [UInt32] {
        format == 32 ? bytes.values(UInt32.self, at: 0, count: bytes.count / 4) : []
    }

    /// The bytes as text, with invalid UTF-8 replaced.
    var text: String { String(decoding: bytes.bytes, as: UTF8.self) }
}
