// SPDX-License-Identifier: MIT
import UIKit

/// The list of contacts, with an index, a search field, and an edit mode.
final class ContactListController: UITableViewController, UISearchResultsUpdating {
    /// The contact whose card is shown in the other column.
    var chosen: Contact.ID? {
        didSet { if chosen != oldValue { showChosen(scrolls: true) } }
    }
    /// Called when the chosen contact is deleted, with the one that takes its place in the list.
    var onLose: (Contact.ID?) -> Void = { _ in }
    /// Called after the list has followed a change of the contacts.
    var onChange: () -> Void = {}
    var showsOnlyFavorites = false {
        didSet { if showsOnlyFavorites != oldValue { reload(animated: true) } }
    }
    /// Whether the card isn't visible next to the list.
    var isNarrow = false {
        didSet {
            viewIfLoaded?.setNeedsLayout()
            showChosen(scrolls: false)
            updateBars()
        }
    }
    let book: ContactBook
    private(set) lazy var source = ContactListSource(tableView: tableView) { [book] tableView, path, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: path)
        if let contact = book.contact(id) { (cell as? ContactCell)?.show(contact) }
        return cell
    }
    private let search = UISearchController(searchResultsController: nil)
    /// Whether the list has no contacts to show.
    private var isEmpty = false
    private lazy var filter = UIBarButtonItem(
        image: ContactsIcon.star.image,
        primaryAction: UIAction { [weak self] _ in self?.showsOnlyFavorites.toggle() })

    init(book: ContactBook) {
        self.book = book
        super.init(style: .plain)
        title = "Contacts"
        clearsSelectionOnViewWillAppear = false
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        adaptRowHeight()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (self: Self, _: UITraitCollection) in self.adaptRowHeight()
        }
        tableView.allowsMultipleSelectionDuringEditing = true
        _ = NotificationCenter.default.addObserver(forName: ContactBook.didChange, object: book, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.bookDidChange() }
        }
        reload(animated: false)
    }

    /// Rows of large text have different heights, and need to be measured.
    private func adaptRowHeight() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        tableView.rowHeight = isLarge ? UITableView.automaticDimension : ContactCell.height
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showChosen(scrolls: false)
        updateBars()
    }

    // MARK: - Content

    func updateSearchResults(for searchController: UISearchController) {
        reload(animated: false)
    }

    func find() {
        search.isActive = true
        search.searchBar.becomeFirstResponder()
    }

    private func bookDidChange() {
        let old = source.ids
        reload(animated: true)
        reportLoss(from: old)
        onChange()
    }

    private func reload(animated: Bool) {
        guard isViewLoaded else { return }
        let words = search.searchBar.text ?? ""
        let contacts = book.contacts.filter {
            (!showsOnlyFavorites || $0.isFavorite) && (words.isEmpty || $0.contains(words))
        }
        source.showsIndex = !search.isActive && contacts.count > 1
        source.show(contacts, animated: animated && view.window != nil)
        tableView.reloadSectionIndexTitles()
        isEmpty = contacts.isEmpty
        setNeedsUpdateContentUnavailableConfiguration()
        showChosen(scrolls: false)
        updateBars()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard isEmpty else { return contentUnavailableConfiguration = nil }
        let isSearch = state.searchText?.isEmpty == false
        var configuration: UIContentUnavailableConfiguration = isSearch ? .search() : .empty()
        if !isSearch { configuration.text = showsOnlyFavorites ? "No Favorites" : "No Contacts" }
        contentUnavailableConfiguration = configuration
    }

    func contact(at path: IndexPath) -> Contact? {
        book.contact(source.itemIdentifier(for: path))
    }

    // MARK: - Selection

    /// The selected contacts in edit mode, otherwise the one whose card is shown.
    var selected: Set<Contact.ID> {
        guard isEditing else { return chosen.map { [$0] } ?? [] }
        return Set((tableView.indexPathsForSelectedRows ?? []).compactMap { contact(at: $0)?.id })
    }

    /// Reports that the chosen contact, which was among `old`, has been deleted.
    private func reportLoss(from old: [Contact.ID]) {
        guard let chosen, book.contact(chosen) == nil, let index = old.firstIndex(of: chosen) else { return }
        let rest = Set(source.ids)
        onLose(old[index...].first(where: rest.contains) ?? old[..<index].last(where: rest.contains))
    }

    private func showChosen(scrolls: Bool) {
        guard isViewLoaded, !isEditing else { return }
        let path = isNarrow ? nil : chosen.flatMap(source.indexPath)
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        if scrolls, let path { tableView.scrollToRow(at: path, at: .none, animated: true) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing else { return updateBars() }
        if let contact = contact(at: indexPath) { contacts?.open(contact.id) }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if isEditing { updateBars() }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        showChosen(scrolls: false)
        updateBars()
    }

    // MARK: - Bars

    private func updateBars() {
        guard isViewLoaded else { return }
        filter.image = (showsOnlyFavorites ? ContactsIcon.filledStar : .star).image
        filter.accessibilityLabel = showsOnlyFavorites ? "All Contacts" : "Favorites"
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.contacts?.addContact() })
        navigationItem.rightBarButtonItems = isEditing ? [editButtonItem] : [add, editButtonItem, filter]
        navigationController?.setToolbarHidden(!isEditing, animated: true)
        let items = [selectionItem(title: "Favorite") { $0.book.markFavorite(true, $1) }, .flexibleSpace()]
        toolbarItems = isEditing ? items + [selectionItem(.trash) { $0.book.delete($1) }] : nil
    }

    /// A toolbar item that applies `body` to the selected contacts, and ends the edit mode.
    private func selectionItem(
        _ system: UIBarButtonItem.SystemItem? = nil, title: String = "",
        _ body: @escaping @MainActor (ContactListController, Set<Contact.ID>) -> Void
    ) -> UIBarButtonItem {
        let action = UIAction(title: title) { [weak self] _ in
            guard let self else { return }
            let ids = selected
            setEditing(false, animated: true)
            body(self, ids)
        }
        let item =
            system.map { UIBarButtonItem(systemItem: $0, primaryAction: action) }
            ?? UIBarButtonItem(primaryAction: action)
        item.isEnabled = !selected.isEmpty
        return item
    }

    // MARK: - Editing

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        contact(at: indexPath).map { UISwipeActionsConfiguration(actions: [favoriteAction(for: $0)]) }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        contact(at: indexPath).map { UISwipeActionsConfiguration(actions: [deleteAction(for: $0)]) }
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isEditing, let contact = contact(at: indexPath) else { return nil }
        return UIContextMenuConfiguration { [weak self] _ in self?.menu(for: contact) }
    }
}
