// SPDX-License-Identifier: MIT

/// The messages of an input method server, which arrive in client messages of 20 bytes each, or in properties.
///
/// A property is read with a request, so that messages after it wait for its content.
struct XIMAssembly {
    /// The error of a server that exceeds a limit, or whose properties lack a message.
    struct Failure: Error, Hashable {}

    private enum Slot {
        case message([UInt8])
        /// A message in a property that hasn't been read.
        case reading(atom: UInt32, byteCount: Int)
    }

    private var slots: [Slot] = []
    /// The parts of a message that continues.
    private var parts: [UInt8] = []
    /// The content of properties beyond the messages that have been delivered, by atom.
    private var stored: [UInt32: [UInt8]] = [:]

    /// The maximum size of a message, whose length is a 16-bit number of words after the header.
    static let maximumByteCount = 4 + 0xffff * 4
    /// The maximum number of messages that wait for others.
    static let maximumSlotCount = 10_000

    /// Adds the content of a client message.
    mutating func add(_ bytes: [UInt8], isLast: Bool) throws(Failure) {
        parts += bytes
        guard parts.count <= Self.maximumByteCount + 20 else { throw Failure() }
        guard isLast else { return }
        try add(.message(parts))
        parts = []
    }

    /// Adds a message of some bytes in a property, which is to be read and deleted.
    mutating func add(atom: UInt32, byteCount: Int) throws(Failure) {
        guard (4...Self.maximumByteCount).contains(byteCount) else { throw Failure() }
        try add(.reading(atom: atom, byteCount: byteCount))
    }

    private mutating func add(_ slot: Slot) throws(Failure) {
        guard slots.count < Self.maximumSlotCount else { throw Failure() }
        slots.append(slot)
    }

    /// Adds the content of the property of the earliest message that hasn't been read.
    ///
    /// It can include later messages, and can be empty if it was read with an earlier one.
    mutating func fill(_ content: [UInt8]) throws(Failure) {
        let index = slots.firstIndex { if case .reading = $0 { true } else { false } }
        guard let index, case .reading(let atom, let byteCount) = slots[index] else { throw Failure() }
        let bytes = (stored[atom] ?? []) + content
        guard bytes.count >= byteCount, bytes.count <= 8 * Self.maximumByteCount else { throw Failure() }
        slots[index] = .message(Array(bytes.prefix(byteCount)))
        stored[atom] = bytes.count == byteCount ? nil : Array(bytes.dropFirst(byteCount))
        guard stored.count <= 100 else { throw Failure() }
    }

    /// Removes and returns the messages that don't wait for others.
    mutating func take() -> [[UInt8]] {
        var messages: [[UInt8]] = []
        for slot in slots {
            guard case .message(let bytes) = slot else { break }
            messages.append(bytes)
        }
        slots.removeFirst(messages.count)
        return messages
    }
}
