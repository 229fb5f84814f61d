// SPDX-License-Identifier: MIT
import Testing
import WaylandClient

/// A rule of a protocol's, and how it is broken.
struct WireRule: Sendable, CustomTestStringConvertible {
    /// What libwayland calls an object that the client has forgotten.
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

    /// Breaks the rule, and expects that the connection ends with its error.
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
