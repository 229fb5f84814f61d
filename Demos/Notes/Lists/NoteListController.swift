// SPDX-License-Identifier: MIT
import UIKit

/// The notes of a folder.
final class NoteListController: UITableViewController, UISearchResultsUpdating {
    var onChoose: ((Note.ID) -> Void)?
    /// Called when the chosen note is deleted, with the one that takes its place in the list.
    var onLose: (Note.ID?) -> Void = { _ in }
    /// Called after the list has followed a change of the notes.
    var onChange: () -> Void = {}
    /// The folder; `nil` for all notes.
    var folder: String? {
        didSet {
            guard folder != oldValue else { return }
            search.isActive = false
            reload(animated: false)
        }
    }
    /// The note that is shown next to the list.
    var chosen: Note.ID? {
        didSet { if chosen != oldValue { showChosen() } }
    }
    /// Whether a note is shown instead of the list, so that none is marked.
    var isNarrow = false {
        didSet { if isNarrow != oldValue { showChosen() } }
    }
    /// The notes in the list.
    private(set) var shown: [Note] = []

    private let store: NoteStore
    private let search = UISearchController(searchResultsController: nil)
    private lazy var source = makeSource()

    init(store: NoteStore) {
        self.store = store
        super.init(style: .plain)
        clearsSelectionOnViewWillAppear = false
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.defaultRowAnimation = .fade
        let add = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.notes?.addNote() })
        add.accessibilityLabel = "New Note"
        navigationItem.rightBarButtonItem = add
        _ = NotificationCenter.default.addObserver(forName: NoteStore.didChange, object: store, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.storeDidChange() }
        }
        reload(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showChosen()
    }

    // MARK: - Content

    func updateSearchResults(for searchController: UISearchController) { reload(animated: false) }

    func find() {
        search.isActive = true
        search.searchBar.becomeFirstResponder()
    }

    private func storeDidChange() {
        let old = shown.map(\.id)
        reload(animated: true)
        if let chosen, store.note(chosen) == nil, let index = old.firstIndex(of: chosen) {
            let rest = Set(shown.map(\.id))
            onLose(old[index...].first(where: rest.contains) ?? old[..<index].last(where: rest.contains))
        }
        onChange()
    }

    private func reload(animated: Bool) {
        title = folder ?? "All Notes"
        guard isViewLoaded else { return }
        let old = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
        shown = store.notes(in: folder, matching: search.searchBar.text ?? "")
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(shown.map(\.id))
        snapshot.reconfigureItems(shown.filter { note in old[note.id].map { $0 != note } ?? false }.map(\.id))
        source.apply(snapshot, animatingDifferences: animated && view.window != nil)
        setNeedsUpdateContentUnavailableConfiguration()
        showChosen()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard shown.isEmpty else { return contentUnavailableConfiguration = nil }
        let isSearch = state.searchText?.isEmpty == false
        var configuration: UIContentUnavailableConfiguration = isSearch ? .search() : .empty()
        if !isSearch { configuration.text = "No Notes" }
        contentUnavailableConfiguration = configuration
    }

    private func makeSource() -> UITableViewDiffableDataSource<Int, Note.ID> {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        return UITableViewDiffableDataSource(tableView: tableView) { [store] tableView, path, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: path)
            guard let note = store.note(id) else { return cell }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = note.title
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.textProperties.numberOfLines = 1
            let date = NoteDate.short(note.modified)
            content.secondaryText = note.text.preview.isEmpty ? date : "\(date)  \(note.text.preview)"
            content.secondaryTextProperties.color = .secondaryLabel
            content.secondaryTextProperties.numberOfLines = 1
            cell.contentConfiguration = content
            cell.accessibilityLabel = note.title
            cell.accessoryView = note.isPinned ? UIImageView(image: UIImage(systemName: "pin.fill")) : nil
            cell.accessoryView?.tintColor = .systemOrange
            return cell
        }
    }

    // MARK: - Selection

    private func showChosen() {
        guard isViewLoaded else { return }
        let path = isNarrow ? nil : chosen.flatMap { source.indexPath(for: $0) }
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let id = source.itemIdentifier(for: indexPath) { onChoose?(id) }
    }

    // MARK: - Actions

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            done(true)
            self?.store.delete(id)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let note = store.note(source.itemIdentifier(for: indexPath)) else { return nil }
        return UIContextMenuConfiguration { [weak self] _ in self?.menu(for: note) }
    }

    private func menu(for note: Note) -> UIMenu {
        let store = store
        let pin = UIAction(
            title: note.isPinned ? "Unpin" : "Pin", image: UIImage(systemName: note.isPinned ? "pin.slash" : "pin")
        ) { _ in store.togglePin(note.id) }
        let move = UIMenu(
            title: "Move To", image: UIImage(systemName: "folder"),
            children: store.folders.filter { $0 != note.folder }.map { folder in
                UIAction(title: folder) { _ in store.move(note.id, to: folder) }
            })
        let delete = UIAction(
            title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in store.delete(note.id) }
        return UIMenu(children: [pin, move, UIMenu(options: .displayInline, children: [delete])])
    }
}

/// Formats the dates of notes.
enum NoteDate {
    /// The time for dates of today, otherwise the day.
    static func short(_ date: Date) -> String {
        let calendar = Calendar.current
        if calendar.isDateInToday(date) { return date.formatted(date: .omitted, time: .shortened) }
        if calendar.isDateInYesterday(date) {
            return date.formatted(
                Date.RelativeFormatStyle(
                    allowedFields: [.day], presentation: .named, capitalizationContext: .beginningOfSentence))
        }
        return date.formatted(date: .abbreviated, time: .omitted)
    }
}
