// SPDX-License-Identifier: MIT
import DiffableData

typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

extension NSDiffableDataSourceSnapshot {
    /// The sections and their items, in order.
    var content: [Section<SectionIdentifierType, ItemIdentifierType>] {
        sectionIdentifiers.map { Section(name: $0, items: itemIdentifiers(inSection: $0)) }
    }

    init(_ content: [(SectionIdentifierType, [ItemIdentifierType])]) {
        self.init()
        appendSections(content.map(\.0))
        for (section, items) in content { appendItems(items, toSection: section) }
    }
}

/// A section of a snapshot as a plain value.
struct Section<Name: Hashable, Item: Hashable>: Equatable {
    var name: Name
    var items: [Item]
}

/// A generator that gives the same numbers in each run.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
