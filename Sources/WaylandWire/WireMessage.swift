// SPDX-License-Identifier: MIT

/// One row of an interface's table.
package struct WireMessage {
    let name: StaticString
    let signature: StaticString
    /// One per value, or empty if no value refers to an interface.
    let types: [WireInterface?]

    package init(_ name: StaticString, _ signature: StaticString, _ types: [WireInterface?] = []) {
        self.name = name
        self.signature = signature
        self.types = types
    }
}
