// SPDX-License-Identifier: MIT
import Foundation
import SystemFiles
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

extension TestClient {
    /// Moves the pointer over the first window, to 10, 20.
    func movePointerIn() throws {
        try compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            for pointer in desk.seat.pointers {
                pointer.sendEnter(serial: 4, surface: surface, surfaceX: 10, surfaceY: 20)
                pointer.sendFrame()
            }
        }
    }

    /// Gives keyboard focus to the first window.
    func giveKeyboard() throws {
        try compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            for keyboard in desk.seat.keyboards { keyboard.sendEnter(serial: 5, surface: surface, keys: []) }
        }
    }

    /// Gives keyboard focus to another client.
    func takeKeyboard() throws {
        try compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            for keyboard in desk.seat.keyboards { keyboard.sendLeave(serial: 6, surface: surface) }
        }
    }

    /// Waits until the client requests another application's content, and returns the file for it.
    ///
    /// Releasing the file ends the transfer.
    func request(type: String) async throws -> OwnedFileDescriptor {
        try await compositor.wait { desk in
            desk.data.requests.first?.type == type ? desk.data.nextRequest() : nil
        }
    }

    /// Answers the client's next request for another application's content.
    func answer(_ type: String, with bytes: [UInt8]) async throws {
        let file = try await request(type: type)
        #expect(await blocking { file.write(bytes) })
    }

    /// Requests content that the client offers; the returned file must be read to its end.
    func ask(for type: String, in kind: SelectionKind) async throws -> OwnedFileDescriptor {
        try await compositor.wait { $0.data.source(kind) != nil }
        return try compositor.perform { desk in
            let source = try #require(desk.data.source(kind))
            let pipe = try OwnedFileDescriptor.pipe()
            source.request(type, into: pipe.writing)
            return pipe.reading
        }
    }

    /// Waits until the client has that many active outgoing transfers.
    func waitForTransfers(count: Int) async throws {
        while system.outgoingTransfers.count != count { try await settle() }
    }

    /// Returns the client's content in that type.
    func content(_ type: String, in kind: SelectionKind) async throws -> [UInt8] {
        let file = try await ask(for: type, in: kind)
        return await blocking { file.readToEnd() }
    }
}

extension TestClient {
    var gestureEvents: [TouchpadGestureEvent] {
        events.compactMap { if case .touchpadGesture(let event) = $0 { event } else { nil } }
    }
}

extension DeskDataExchange {
    func source(_ kind: SelectionKind) -> Source? {
        kind == .clipboard ? clipboard : primarySelection
    }

    func offer(_ kind: SelectionKind, _ types: [String]) {
        kind == .clipboard ? offerClipboard(types) : offerPrimarySelection(types)
    }
}

/// A counter for handlers.
@MainActor
final class Counter {
    var count = 0
}
