// SPDX-License-Identifier: MIT
internal import Diagnostics

extension NSDiffableDataSourceSnapshot {
    // MARK: - Adding sections

    /// Appends empty sections.
    ///
    /// The call is ignored, with a message, if the snapshot has one of them already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(sections: identifiers, at: numberOfSections)
    }

    /// Inserts empty sections before another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let anchor = handle(ofSection: toIdentifier) else { return }
        insert(sections: identifiers, at: storage.position(of: anchor))
    }

    /// Inserts empty sections after another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let anchor = handle(ofSection: toIdentifier) else { return }
        insert(sections: identifiers, at: storage.position(of: anchor) + 1)
    }

    private mutating func insert(sections identifiers: [SectionIdentifierType], at index: Int) {
        var new: Set<SectionIdentifierType> = []
        for identifier in identifiers where storage.sections.contains(identifier) || !new.insert(identifier).inserted {
            return Log.misuse(
                "The section \(identifier) would be in a snapshot twice; identifiers must be unique. "
                    + "The call is ignored.")
        }
        storage.insert(identifiers, at: index)
    }

    // MARK: - Removing sections

    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        var removed: Set<Int> = []
        for identifier in identifiers {
            guard let section = handle(ofSection: identifier) else { continue }
            removed.insert(section)
            markedSections.remove(identifier)
        }
        var items: [ItemIdentifierType] = []
        let hasMarks = !markedItems.isEmpty || !reconfigured.isEmpty
        storage.remove(sections: Array(removed)) { if hasMarks { items.append($0) } }
        for item in items { unmark(item) }
    }

    // MARK: - Moving sections

    /// Moves a section to the position before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(section: identifier, nextTo: toIdentifier, isAfter: false)
    }

    /// Moves a section to the position after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(section: identifier, nextTo: toIdentifier, isAfter: true)
    }

    private mutating func move(
        section identifier: SectionIdentifierType, nextTo anchor: SectionIdentifierType, isAfter: Bool
    ) {
        let caller = isAfter ? "moveSection(_:afterSection:)" : "moveSection(_:beforeSection:)"
        guard let section = handle(ofSection: identifier, caller), let goal = handle(ofSection: anchor, caller) else {
            return
        }
        guard section != goal else {
            return Log.misuse(
                "\(caller): the section \(identifier) cannot be moved next to itself; the call is ignored.")
        }
        let start = storage.position(of: section)
        let end = storage.position(of: goal) + (isAfter ? 1 : 0)
        storage.moveSection(at: start, to: start < end ? end - 1 : end)
    }
}
