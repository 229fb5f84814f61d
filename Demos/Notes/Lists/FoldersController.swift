// SPDX-License-Identifier: MIT
import UIKit

/// The folders of notes.
final class FoldersController: UITableViewController {
    /// Called with the name of the folder that was chosen; `nil` for all notes.
    var onChoose: ((String?) -> Void)?
    /// The folder whose notes are shown.
    var chosen: String? {
        didSet { if chosen != oldValue { showChosen() } }
    }
    /// Whether the notes are shown instead of the folders, so that none is marked.
    var isNarrow = false {
        didSet { if isNarrow != oldValue { showChosen() } }
    }

    private let store: NoteStore
    /// `nil` stands for all notes.
    private var folders: [String?] = []

    init(store: NoteStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Folders"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
        let add = UIBarButtonItem(
            title: nil,
            image: UIImage(
                systemName: "folder.badge.plus", withConfiguration: UIImage.SymbolConfiguration(scale: .medium)),
            primaryAction: UIAction { [weak self] _ in self?.notes?.addFolder() }, menu: nil)
        add.accessibilityLabel = "New Folder"
        navigationItem.rightBarButtonItem = add
        _ = NotificationCenter.default.addObserver(forName: NoteStore.didChange, object: store, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showChosen()
    }

    private func reload() {
        folders = [nil] + store.folders
        tableView.reloadData()
        showChosen()
    }

    private func showChosen() {
        guard isViewLoaded else { return }
        let row = isNarrow ? nil : folders.firstIndex(of: chosen)
        tableView.selectRow(at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { folders.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
        let folder = folders[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = folder ?? "All Notes"
        content.image = UIImage(systemName: folder == nil ? "tray.full" : "folder")
        content.secondaryText = store.notes(in: folder).count.formatted()
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose?(folders[indexPath.row])
    }
}
