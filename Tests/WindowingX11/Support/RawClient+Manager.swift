// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import TestClients
import Testing

@testable import WindowingX11

extension RawClient {
    /// Makes this client a compositing window manager, which optionally sends frame messages.
    func becomeManager(tellsFrames: Bool) throws {
        let window = try #require(makeWindow())
        let selection = try #require(connection.atoms(["_NET_WM_CM_S\(connection.screenNumber)"]).first)
        unsafe _ = xcb_set_selection_owner(connection.pointer, window, selection, UInt32(XCB_CURRENT_TIME))
        let supported = [atoms[.netSyncRequest], atoms[.netState]] + (tellsFrames ? [atoms[.netFrameDrawn]] : [])
        connection.setProperty(atoms[.netSupported], of: root, type: atoms[.atom], to: supported)
        for place in [window, root] {
            connection.setProperty(atoms[.netSupportingCheck], of: place, type: atoms[.windowType], to: [window])
        }
        synchronize()
    }

    /// Sends a window a message about the frame that ended with the value.
    func tell(_ message: AtomName, _ value: UInt64, _ numbers: [UInt32], to window: UInt32) {
        let halves = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
        connection.sendMessage(atoms[message], about: window, halves + numbers)
        synchronize()
    }

    /// Requests an event for each increase of the counter.
    func watch(_ counter: UInt32) throws {
        let alarm = try #require(connection.makeIdentifier())
        let one = xcb_sync_int64_t(hi: 0, lo: 1)
        var values = xcb_sync_create_alarm_value_list_t()
        values.counter = counter
        values.valueType = XCB_SYNC_VALUETYPE_RELATIVE.rawValue
        values.value = one
        values.testType = XCB_SYNC_TESTTYPE_POSITIVE_COMPARISON.rawValue
        values.delta = one
        values.events = 1
        let mask =
            XCB_SYNC_CA_COUNTER.rawValue | XCB_SYNC_CA_VALUE_TYPE.rawValue | XCB_SYNC_CA_VALUE.rawValue
            | XCB_SYNC_CA_TEST_TYPE.rawValue | XCB_SYNC_CA_DELTA.rawValue | XCB_SYNC_CA_EVENTS.rawValue
        unsafe _ = xcb_sync_create_alarm_aux(connection.pointer, alarm, mask, &values)
        synchronize()
    }

    /// Returns the next value of a watched counter.
    func nextCounterValue() async throws -> UInt64 {
        let connection = connection
        let type = try #require(Extensions(connection).sync.value).firstEvent + UInt8(XCB_SYNC_ALARM_NOTIFY)
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                while let event = connection.waitForEvent() {
                    guard event.bytes.first.map({ $0 & 0x7f }) == type,
                        let alarm = event.load(xcb_sync_alarm_notify_event_t.self)
                    else { continue }
                    let value = alarm.counter_value
                    return continuation.resume(returning: UInt64(UInt32(bitPattern: value.hi)) << 32 | UInt64(value.lo))
                }
                continuation.resume(throwing: TestClient.Missed(event: "a counter's value"))
            }
        }
    }
}
