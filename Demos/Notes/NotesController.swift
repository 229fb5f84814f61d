// SPDX-License-Identifier: MIT
import UIKit

/// Three columns: the folders, the notes of one, and the text of a note.
final class NotesController: UISplitViewController, UISplitViewControllerDelegate {
    let store: NoteStore
    let folders: FoldersController
    let list: NoteListController
    let editor: EditorController

    init(store: NoteStore) {
        self.store = store
        folders = FoldersController(store: store)
        list = NoteListController(store: store)
        editor = EditorController(store: store)
        super.init(style: .tripleColumn)
        delegate = self
        restorationIdentifier = "notes"
        preferredPrimaryColumnWidth = 220
        preferredSupplementaryColumnWidth = 300
        setViewController(folders, for: .primary)
        setViewController(list, for: .supplementary)
        setViewController(editor, for: .secondary)
        for controller in [folders, list] { controller.navigationController?.navigationBar.prefersLargeTitles = true }
        folders.onChoose = { [weak self] in self?.open(folder: $0) }
        list.onChoose = { [weak self] in self?.open($0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateLayout()
        _ = NotificationCenter.default.addObserver(forName: NoteStore.didFail, object: store, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.showProblem() }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showProblem()
    }

    /// Reports notes that can't be read or saved, once.
    private func showProblem() {
        guard let problem = store.problem, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        store.problem = nil
        let alert = UIAlertController(title: "Notes", message: problem, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        updateLayout()
    }

    // MARK: - Opening

    func open(folder: String?) {
        choose(folder: folder)
        show(.supplementary)
    }

    /// Shows the text of a note.
    func open(_ id: Note.ID) {
        choose(id)
        show(.secondary)
    }

    private func choose(folder: String?) {
        folders.chosen = folder
        list.folder = folder
    }

    private func choose(_ id: Note.ID?) {
        editor.id = id
        list.chosen = id
    }

    // MARK: - Changing

    func addNote() {
        let note = Note(folder: list.folder ?? Note.standardFolder, modified: store.now())
        store.add(note)
        open(note.id)
        editor.beginEditing()
    }

    /// Asks for the name of a folder, and adds a note to it.
    func addFolder() {
        let alert = UIAlertController(title: "New Folder", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                let name = alert?.textFields?.first?.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
                guard let self, !name.isEmpty else { return }
                open(folder: name)
                addNote()
            })
        present(alert, animated: true)
    }

    /// Deletes a note, and shows the next one if it was shown.
    func delete(_ id: Note.ID) {
        let next = list.neighbor(of: id)
        let isOpen = editor.id == id
        guard let note = store.remove(id) else { return }
        undoManager?.registerUndo(withTarget: self) { $0.restore(note) }
        undoManager?.setActionName("Delete Note")
        guard isOpen else { return }
        choose(isCollapsed ? nil : next)
        if isCollapsed { show(.supplementary) }
    }

    private func restore(_ note: Note) {
        store.add(note)
        undoManager?.registerUndo(withTarget: self) { $0.delete(note.id) }
        if !isCollapsed { choose(note.id) }
    }

    // MARK: - Layout

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { editor.id == nil ? .supplementary : .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { updateLayout() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { updateLayout() }

    /// Next to the list there is always a note, if there are any.
    private func updateLayout() {
        folders.isNarrow = isCollapsed
        list.isNarrow = isCollapsed
        let isWide = !isCollapsed && traitCollection.horizontalSizeClass == .regular
        if isWide, editor.id == nil, let first = store.notes(in: list.folder).first { choose(first.id) }
    }

    // MARK: - Keys

    private static let newNoteAction = Selector("notes.new")
    private static let newFolderAction = Selector("notes.newFolder")
    private static let findAction = Selector("notes.find")
    private static let exportAction = Selector("notes.exportPDF")

    /// The commands of the menu "File".
    static let commands: [UIMenuElement] = [
        UIKeyCommand(title: "New Note", action: newNoteAction, input: "n", modifierFlags: .command),
        UIKeyCommand(title: "New Folder", action: newFolderAction, input: "n", modifierFlags: [.command, .shift]),
        UIKeyCommand(title: "Search Notes", action: findAction, input: "f", modifierFlags: [.command, .shift]),
        UIKeyCommand(title: "Export as PDF", action: exportAction, input: "e", modifierFlags: [.command, .shift]),
    ]

    override class var actions: ActionTable {
        super.actions
            .adding(newNoteAction, NotesController.addNote)
            .adding(newFolderAction, NotesController.addFolder)
            .adding(findAction, NotesController.find)
            .adding(exportAction, NotesController.exportPDF)
    }

    private func find() {
        show(.supplementary)
        list.find()
    }

    private func exportPDF() { editor.exportPDF() }

    // MARK: - State

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let folder = list.folder { coder.encode(folder as NSString, forKey: "folder") }
        if let id = editor.id { coder.encode(id.uuidString as NSString, forKey: "note") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        if let folder = coder.decodeObject(forKey: "folder") as? String, store.folders.contains(folder) {
            choose(folder: folder)
        }
        let id = (coder.decodeObject(forKey: "note") as? String).flatMap(UUID.init)
        if let note = store.note(id) { choose(note.id) }
        super.decodeRestorableState(with: coder)
    }
}

extension UIViewController {
    /// The application's split view controller, if it contains this controller.
    var notes: NotesController? { splitViewController as? NotesController }
}
