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
        list.onLose = { [weak self] in self?.noteWasRemoved(next: $0) }
        list.onChange = { [weak self] in self?.showReturned() }
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

    override var undoManager: UndoManager? { store.undoManager }

    /// Shows the next note after the current one was removed from the list, or the list if collapsed.
    private func noteWasRemoved(next: Note.ID?) {
        choose(isCollapsed ? nil : next)
        if isCollapsed { show(.supplementary) }
    }

    /// Shows a note that was brought back, in the window in which the user has undone a change.
    private func showReturned() {
        guard !isCollapsed, viewIfLoaded?.window?.isKeyWindow == true, let id = store.returned,
            list.shown.contains(where: { $0.id == id })
        else { return }
        choose(id)
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

    // MARK: - Commands

    override class var actions: ActionTable { addingCommands(to: super.actions) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender) && canPerformCommand(action)
    }

    override func validate(_ command: UICommand) {
        super.validate(command)
        update(command)
    }

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
