// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import Testing

@testable import WindowingX11

extension RawClient {
    /// Acquires a selection with a new window.
    func own(_ selection: AtomName) throws {
        let owner = try #require(makeWindow())
        unsafe _ = xcb_set_selection_owner(
            connection.pointer, owner, atoms[selection], UInt32(XCB_CURRENT_TIME))
        synchronize()
    }

    /// Requests a selection in a target, and returns the property that the owner has set; `nil` if it refuses.
    func convert(
        _ selection: AtomName, to target: UInt32, preparing: (UInt32, UInt32) -> Void = { _, _ in }
    ) async throws -> PropertyValue? {
        let window = try #require(makeWindow())
        let property = atoms[.transfer]
        preparing(window, property)
        unsafe _ = xcb_convert_selection(
            connection.pointer, window, atoms[selection], target, property, UInt32(XCB_CURRENT_TIME))
        synchronize()
        let answer = try await event("an answer") {
            if case .selectionAnswered(let answer) = $0, answer.target == target { answer } else { nil }
        }
        guard answer.property != 0 else { return nil }
        return PropertyValue(connection.wait(for: connection.getProperty(answer.property, of: window)))
    }

    /// Answers a request with its targets.
    func giveTargets(_ names: [String], to request: XEvent.SelectionRequest) {
        connection.setProperty(
            request.property, of: request.requestor, type: atoms[.atom], to: connection.atoms(names))
        answer(request)
    }

    /// Answers a request with an announcement and chunks, each after the one before has been accepted.
    ///
    /// - Returns: The number of times that something was accepted, which includes the announcement and the empty chunk
    ///   at the end; fewer if the requestor has destroyed its window.
    func giveIncrementally(_ request: XEvent.SelectionRequest, chunks: Int, chunkSize: Int) async throws -> Int {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
        unsafe _ = xcb_change_window_attributes(
            connection.pointer, request.requestor, XCB_CW_EVENT_MASK.rawValue, &mask)
        connection.setProperty(
            request.property, of: request.requestor, type: atoms[.incremental], to: [UInt32(chunks * chunkSize)])
        answer(request)
        for accepted in 0..<chunks + 2 {
            guard await isAccepted(request) else { return accepted }
            let size = accepted < chunks ? chunkSize : 0
            guard accepted <= chunks else { break }
            connection.setProperty(
                request.property, of: request.requestor, type: request.target,
                to: [UInt8](repeating: 0x61, count: size))
            synchronize()
        }
        return chunks + 2
    }

    /// Whether the window exists.
    func hasWindow(_ window: UInt32) -> Bool {
        connection.wait(for: unsafe xcb_get_window_attributes(connection.pointer, window).sequence) != nil
    }

    /// Waits until the requestor deletes the property; returns `false` if it destroys its window.
    private func isAccepted(_ request: XEvent.SelectionRequest) async -> Bool {
        let connection = connection
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                while let event = connection.waitForEvent() {
                    switch event.bytes.first.map({ Int32($0 & 0x7f) }) {
                    case XCB_PROPERTY_NOTIFY:
                        guard let change = event.load(xcb_property_notify_event_t.self),
                            change.window == request.requestor, change.atom == request.property,
                            change.state == UInt8(XCB_PROPERTY_DELETE.rawValue)
                        else { continue }
                        return continuation.resume(returning: true)
                    case XCB_DESTROY_NOTIFY:
                        guard event.load(xcb_destroy_notify_event_t.self)?.window == request.requestor else { continue }
                        return continuation.resume(returning: false)
                    default:
                        continue
                    }
                }
                continuation.resume(returning: false)
            }
        }
    }

    /// Whether events have arrived; reads none of them if there are none.
    func discardEvents() -> [UInt8] {
        synchronize()
        var types: [UInt8] = []
        while let event = unsafe xcb_poll_for_event(connection.pointer) {
            types.append(unsafe event.pointee.response_type & 0x7f)
            unsafe free(event)
        }
        return types
    }

    /// Adds a property of a driver to an input device.
    func addProperty(_ name: String, toDevice deviceName: String) throws {
        let question = unsafe xcb_input_xi_query_device(
            connection.pointer, UInt16(XCB_INPUT_DEVICE_ALL.rawValue)
        ).sequence
        let devices = XDevice.list(try #require(connection.wait(for: question)))
        let device = try #require(devices.first { $0.name == deviceName })
        let property = try #require(connection.atoms([name]).first)
        let value: [UInt8] = [0]
        unsafe _ = xcb_input_xi_change_property(
            connection.pointer, device.identifier, UInt8(XCB_PROP_MODE_REPLACE.rawValue), 8, property,
            XCB_ATOM_INTEGER.rawValue, 1, value)
        synchronize()
    }
}
