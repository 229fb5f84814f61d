// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// An incremental transfer of content that is too large for one request.
@MainActor
final class OutgoingTransfer {
    /// The size of a chunk in bytes, which every server accepts in one request.
    static let partSize = 64 << 10

    let window: UInt32
    let property: UInt32
    var timeout: ScheduledCall?
    private let bytes: [UInt8]
    private let form: UInt32
    private let session: Session
    private var offset = 0

    init(_ bytes: [UInt8], form: UInt32, window: UInt32, property: UInt32, session: Session) {
        self.bytes = bytes
        self.form = form
        self.window = window
        self.property = property
        self.session = session
    }

    /// Announces the content, and waits for deletions of the property, which request the next chunk.
    func start() {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        unsafe _ = xcb_change_window_attributes(
            session.connection.pointer, window, XCB_CW_EVENT_MASK.rawValue, &mask)
        session.connection.setProperty(
            property, of: window, type: session.atoms[.incremental], to: [UInt32(clamping: bytes.count)])
    }

    /// Sends the next chunk; returns `false` after the empty one that ends the transfer.
    func sendPart() -> Bool {
        let end = min(offset + Self.partSize, bytes.count)
        let part = Array(bytes[offset..<end])
        offset = end
        session.connection.setProperty(property, of: window, type: form, to: part)
        session.flush()
        return !part.isEmpty
    }

    /// Stops listening.
    func stop() {
        timeout?.cancel()
        var mask: UInt32 = 0
        unsafe _ = xcb_change_window_attributes(
            session.connection.pointer, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    }
}
