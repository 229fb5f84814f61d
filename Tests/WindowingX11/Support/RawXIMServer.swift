// SPDX-License-Identifier: MIT
import CXCB

@testable import WindowingX11

/// An input method server that speaks the transport only.
@MainActor
final class RawXIMServer {
    let raw: RawClient
    /// The window for the connection.
    let window: UInt32
    /// The client's window for the connection.
    private(set) var client: UInt32 = 0
    private let owner: UInt32
    private let connect: UInt32
    let message: UInt32
    let part: UInt32

    /// Starts the server with a name.
    init(_ display: String, name: String) throws {
        raw = try RawClient(display)
        let atoms = raw.connection.atoms(["@server=\(name)", "_XIM_XCONNECT", "_XIM_PROTOCOL", "_XIM_MOREDATA"])
        guard atoms.count == 4, let owner = raw.makeWindow(), let window = raw.makeWindow() else {
            throw TestClient.Missed(event: "a window")
        }
        (self.owner, self.window, connect, message, part) = (owner, window, atoms[1], atoms[2], atoms[3])
        unsafe _ = xcb_set_selection_owner(raw.connection.pointer, owner, atoms[0], UInt32(XCB_CURRENT_TIME))
        raw.synchronize()
    }

    /// Waits for a client, and accepts its connection unless its request is lost.
    func accept(_ answer: UInt32? = nil, isLost: Bool = false) async throws {
        let request = try await raw.waitForMessage(connect)
        guard !isLost else { return }
        client = request.numbers[0]
        raw.connection.sendMessage(connect, about: client, [answer ?? window, 0, 0, 20], to: client)
        raw.synchronize()
    }

    /// Sends up to 20 bytes.
    func send(_ bytes: [UInt8], isLast: Bool = true) {
        raw.connection.sendMessage(isLast ? message : part, about: client, bytes: bytes, to: client, mask: 0)
        raw.synchronize()
    }

    /// Adds bytes to a property, and announces as many.
    func send(_ bytes: [UInt8], in property: String, count: Int? = nil) {
        guard let atom = raw.connection.atoms([property]).first else { return }
        if !bytes.isEmpty { raw.connection.appendProperty(atom, of: client, bytes) }
        raw.connection.sendMessage(message, about: client, [UInt32(count ?? bytes.count), atom], to: client)
        raw.synchronize()
    }

    /// Waits for a message of the client.
    func receive() async throws -> [UInt8] {
        let event = try await raw.waitForMessage(message)
        guard event.format == 32 else { return event.bytes }
        let question = raw.connection.getProperty(event.numbers[1], of: window, deletes: true)
        let content = PropertyValue(raw.connection.wait(for: question))?.bytes.bytes ?? []
        return content.count == Int(event.numbers[0]) ? content : []
    }

    /// Ends the connection, as the end of the server does.
    func end() {
        unsafe _ = xcb_destroy_window(raw.connection.pointer, window)
        raw.synchronize()
    }
}
