// SPDX-License-Identifier: MIT

/// The identifiers in a snapshot, each with a small number, its handle, that doesn't change when others are added or
/// removed.
struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
    private var handles: [Identifier: Int] = [:]
    /// The identifiers by handle.
    ///
    /// An identifier that was removed stays until its handle is used again.
    private var identifiers: [Identifier] = []
    private var freeHandles: [Int] = []

    var count: Int { handles.count }

    /// The number of handles, those that are free included.
    var capacity: Int { identifiers.count }

    /// Returns the handle of an identifier; `nil` if it is not in the table.
    func handle(of identifier: Identifier) -> Int? { handles[identifier] }

    func contains(_ identifier: Identifier) -> Bool { handles[identifier] != nil }

    /// Returns the identifier with a handle in use.
    subscript(handle: Int) -> Identifier { identifiers[handle] }

    mutating func reserve(_ more: Int) {
        handles.reserveCapacity(handles.count + more)
        identifiers.reserveCapacity(identifiers.count + more)
    }

    /// Adds an identifier, and returns its handle and whether it was not in the table before.
    mutating func add(_ identifier: Identifier) -> (handle: Int, isNew: Bool) {
        let next = freeHandles.last ?? identifiers.count
        let handle = Self.claim(&handles[identifier, default: -1], next)
        guard handle == next else { return (handle, false) }
        if next == identifiers.count {
            identifiers.append(identifier)
        } else {
            freeHandles.removeLast()
            identifiers[next] = identifier
        }
        return (next, true)
    }

    /// Sets an entry that is negative to a handle, and returns the entry.
    private static func claim(_ entry: inout Int, _ handle: Int) -> Int {
        if entry < 0 { entry = handle }
        return entry
    }

    /// Removes an identifier, and returns the handle that it had.
    @discardableResult
    mutating func remove(_ identifier: Identifier) -> Int? {
        guard let handle = handles.removeValue(forKey: identifier) else { return nil }
        freeHandles.append(handle)
        return handle
    }

    mutating func remove(handle: Int) { remove(identifiers[handle]) }
}
