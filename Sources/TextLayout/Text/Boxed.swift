// SPDX-License-Identifier: MIT

/// A value stored outside the value that contains it, so that an absent one takes only the space of a pointer.
struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let storage: Storage

    init(_ value: Value) {
        storage = Storage(value)
    }

    var value: Value { storage.value }

    static func == (left: Self, right: Self) -> Bool { left.storage === right.storage || left.value == right.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
