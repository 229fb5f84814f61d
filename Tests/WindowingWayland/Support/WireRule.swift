// SPDX-License-Identifier: MIT
import Testing
import WaylandClient

/// A protocol rule and its violation.
struct WireRule: Sendable, CustomTestStringConvertible {
    /// libwayland's error for an object that the client has destroyed.
    static let ended = "unknown object"

    var testDescription: String
    var interface: String
    var code: UInt32
    var offence: @Sendable (BareClient) throws -> Void

    init(
        _ name: String, _ interface: String, _ code: UInt32, offence: @escaping @Sendable (BareClient) throws -> Void
    ) {
        testDescription = name
        self.interface = interface
        self.code = code
        self.offence = offence
    }

    /// Violates the rule, and expects the connection to end with its error.
    func expectError() throws {
        let client = try BareClient()
        let error = #expect(throws: DisplayError.self) {
            try offence(client)
            try client.display.roundtrip()
        }
        guard case .protocolError(let interface, _, let code, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(interface == self.interface)
        #expect(code == self.code)
    }
}
