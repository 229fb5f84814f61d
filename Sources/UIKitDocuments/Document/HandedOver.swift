// SPDX-License-Identifier: MIT

/// The contents of a document on their way to or from its file.
// Unchecked: applications choose their type, and UIDocument requires that they don't change once they are handed over.
struct HandedOver: @unchecked Sendable {
    let value: Any

    init(_ value: Any) {
        self.value = value
    }
}
