// SPDX-License-Identifier: MIT

extension NSDiffableDataSourceSnapshot {
    /// Returns the identifier of the section at an index; `nil` if there is none.
    package func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        storage.order.indices.contains(index) ? storage.sections[storage.order[index]] : nil
    }

    /// Returns the number of items of the section at an index; 0 if there is none.
    package func numberOfItems(at index: Int) -> Int {
        storage.order.indices.contains(index) ? storage.list(at: index).count : 0
    }

    /// Returns the identifier of the item at a position; `nil` if there is none.
    package func itemIdentifier(at position: ItemPosition) -> ItemIdentifierType? {
        guard storage.order.indices.contains(position.section) else { return nil }
        let list = storage.list(at: position.section)
        return position.item >= 0 && position.item < list.count ? storage.items[list[position.item]] : nil
    }

    /// Returns the position of an item; `nil` if the snapshot doesn't have it.
    package func position(of identifier: ItemIdentifierType) -> ItemPosition? {
        guard let item = storage.items.handle(of: identifier) else { return nil }
        return ItemPosition(
            section: storage.position(of: storage.owner(of: item)), item: storage.index(of: item))
    }

    /// Returns the snapshot without its reloads and reconfigurations, as it is once it has been applied.
    package var applied: Self {
        var copy = self
        copy.markedSections = MarkedIdentifiers()
        copy.markedItems = MarkedIdentifiers()
        copy.reconfigured = MarkedIdentifiers()
        return copy
    }
}

/// The position of an item: the index of its section, and its index in the section.
package struct ItemPosition: Hashable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}
