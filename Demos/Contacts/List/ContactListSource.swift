// SPDX-License-Identifier: MIT
import UIKit

/// The rows of the list, in sections by the initial of the contacts' names, in the order of the user's language.
///
/// A section is identified by its position in the collation, and a row by its contact.
final class ContactListSource: UITableViewDiffableDataSource<Int, Contact.ID> {
    /// Whether there is an index next to the list.
    var showsIndex = true

    private let collation = UILocalizedIndexedCollation.current()

    /// Shows `contacts`; rows that stay are updated in place.
    func show(_ contacts: [Contact], animated: Bool) {
        let groups = Dictionary(grouping: contacts) { collation.section(for: $0, collationStringSelector: \.sortName) }
        var snapshot = Snapshot()
        for section in groups.keys.sorted() {
            let sorted = collation.sortedArray(from: groups[section] ?? [], collationStringSelector: \.sortName)
            snapshot.appendSections([section])
            snapshot.appendItems(sorted.map(\.id), toSection: section)
        }
        let present = Set(self.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(present.contains))
        apply(snapshot, animatingDifferences: animated)
    }

    /// The contacts in the list, from top to bottom.
    var ids: [Contact.ID] { snapshot().itemIdentifiers }

    /// The titles of the sections, from top to bottom.
    var titles: [String] { snapshot().sectionIdentifiers.map { collation.sectionTitles[$0] } }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).map { collation.sectionTitles[$0] }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        showsIndex ? collation.sectionIndexTitles : nil
    }

    /// The title's own section or, if it has none, the one before it.
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        let section = collation.section(forSectionIndexTitle: index)
        let present = snapshot().sectionIdentifiers
        return max((present.firstIndex { $0 > section } ?? present.count) - 1, 0)
    }
}
