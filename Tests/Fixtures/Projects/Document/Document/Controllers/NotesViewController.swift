import UIKit

class NotesViewController: UITableViewController {

    @IBOutlet var menuItem: UIBarButtonItem!

    private let library = NoteLibrary.shared
    private var renamed: Note?

    override func viewDidLoad() {
        super.viewDidLoad()
        menuItem.menu = makeMenu()
        NotificationCenter.default.addObserver(self, selector: #selector(libraryDidChange(_:)), name: .noteLibraryDidChange, object: library)
        libraryDidChange(nil)
    }

    override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(input: "r", modifierFlags: [.command], action: #selector(refresh))
        command.discoverabilityTitle = NSLocalizedString("menu.byDate", comment: "")
        return [command, UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(clearSelection(_:)))]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(clearSelection(_:)) {
            return tableView.indexPathForSelectedRow != nil
        }
        return super.canPerformAction(action, withSender: sender)
    }

    private func makeMenu() -> UIMenu {
        let byName = UIAction(title: NSLocalizedString("menu.byName", comment: ""), image: UIImage(systemName: "textformat"), state: library.order == .name ? .on : .off) { [unowned self] _ in
            self.setOrder(.name)
        }
        let byDate = UIAction(title: NSLocalizedString("menu.byDate", comment: ""), image: UIImage(systemName: "calendar"), state: library.order == .date ? .on : .off) { [unowned self] _ in
            self.setOrder(.date)
        }
        return UIMenu(title: "", children: [byName, byDate])
    }

    private func setOrder(_ order: NoteLibrary.Order) {
        library.order = order
        menuItem.menu = makeMenu()
    }

    // MARK: Actions

    @IBAction func newNote(_ sender: Any?) {
        attempt {
            let note = try library.create()
            performSegue(withIdentifier: "showNote", sender: note)
        }
    }

    @objc private func refresh() {
        setOrder(.date)
    }

    @objc private func clearSelection(_ sender: UIKeyCommand) {
        tableView.indexPathsForSelectedRows?.forEach { tableView.deselectRow(at: $0, animated: true) }
    }

    @objc private func libraryDidChange(_ notification: Notification?) {
        tableView.reloadData()
        navigationItem.prompt = nil
        let count = notification?.userInfo?["count"] as? Int ?? library.notes.count
        navigationItem.backButtonTitle = String.localizedStringWithFormat(NSLocalizedString("notes.count", comment: ""), count)
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch let error as NSError {
            let alert = UIAlertController(title: NSLocalizedString("error.title", comment: ""), message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: NSLocalizedString("error.ok", comment: ""), style: .default))
            present(alert, animated: true)
        }
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch (segue.identifier, segue.destination) {
        case ("showNote"?, let controller as NoteViewController):
            controller.note = sender as? Note
        case ("renameNote"?, let navigation as UINavigationController):
            renamed = sender as? Note
            (navigation.viewControllers.first as? RenameViewController)?.content = renamed?.content
        default:
            break
        }
    }

    @IBAction func unwindFromRename(_ segue: UIStoryboardSegue) {
        guard segue.identifier == "rename", let source = segue.source as? RenameViewController, let content = source.content else { return }
        attempt {
            renamed?.content = content
            try renamed?.save()
            library.sort()
        }
    }
}

// MARK: - Table view

extension NotesViewController {

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return library.notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath) as! NoteCell
        cell.note = library.notes[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showNote", sender: library.notes[indexPath.row])
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        let note = library.notes[indexPath.row]
        return UIContextMenuConfiguration(identifier: note.url as NSURL, previewProvider: nil) { _ in
            let rename = UIAction(title: NSLocalizedString("menu.rename", comment: ""), image: UIImage(systemName: "pencil")) { _ in
                self.performSegue(withIdentifier: "renameNote", sender: note)
            }
            let duplicate = UIAction(title: NSLocalizedString("menu.duplicate", comment: ""), image: UIImage(systemName: "plus.square.on.square")) { _ in
                self.attempt { try self.library.create(copying: note) }
            }
            let delete = UIAction(title: NSLocalizedString("menu.delete", comment: ""), image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self.attempt { try self.library.delete(note) }
            }
            return UIMenu(title: note.content.title, children: [rename, duplicate, UIMenu(title: "", options: .displayInline, children: [delete])])
        }
    }
}
