// SPDX-License-Identifier: MIT

/// Identifiers that are to be reloaded or reconfigured, in the order in which they were marked.
struct MarkedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
    private var order: [Identifier] = []
    private var members: Set<Identifier> = []

    var list: [Identifier] { order.count == members.count ? order : order.filter(members.contains) }
    var isEmpty: Bool { members.isEmpty }

    func contains(_ identifier: Identifier) -> Bool { members.contains(identifier) }

    mutating func insert(_ identifier: Identifier) {
        if order.count != members.count { order.removeAll { !members.contains($0) } }
        if members.insert(identifier).inserted { order.append(identifier) }
    }

    mutating func remove(_ identifier: Identifier) {
        if !members.isEmpty { members.remove(identifier) }
    }
}
