// SPDX-License-Identifier: MIT
import UIKit

/// Two columns: the folders, and the wall of photos.
final class PhotosController: UISplitViewController, UISplitViewControllerDelegate {
    let library: PhotoLibrary
    let folders: FolderListController
    let wall: WallController

    private var changing: Task<Void, Never>?

    init(library: PhotoLibrary) {
        self.library = library
        folders = FolderListController(library: library)
        wall = WallController(library: library)
        super.init(style: .doubleColumn)
        delegate = self
        restorationIdentifier = "photos"
        preferredDisplayMode = .oneBesideSecondary
        preferredPrimaryColumnWidth = 240
        maximumPrimaryColumnWidth = 280
        setViewController(folders, for: .primary)
        setViewController(wall, for: .secondary)
        folders.navigationController?.navigationBar.prefersLargeTitles = true
        folders.onChoose = { [weak self] in self?.show($0) }
        wall.onChooseFolder = { [weak self] in self?.show($0) }
        wall.onOpen = { [weak self] in self?.open($0, among: $1) }
        wall.onDelete = { [weak self] in self?.delete($0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        folders.isNarrow = isCollapsed
    }

    // MARK: - Opening

    /// Shows the photos in a folder, or all of them.
    func show(_ folder: Folder.ID?) {
        folders.chosen = folder
        wall.folder = folder
        show(.secondary)
    }

    /// Presents a photo, with `photos` before and after it.
    func open(_ photo: Photo, among photos: [Photo]) {
        let pages = PhotoPagesController(photo: photo, among: photos, loader: wall.loader)
        pages.onShow = { [weak self] in self?.wall.reveal($0) }
        pages.onDelete = { [weak self] in self?.delete([$0.id]) }
        let stack = UINavigationController(rootViewController: pages)
        stack.overrideUserInterfaceStyle = .dark
        stack.modalPresentationStyle = .fullScreen
        stack.transitioningDelegate = self
        present(stack, animated: true)
    }

    // MARK: - Deleting

    /// Photos that are being moved, to the trash or back.
    ///
    /// The undo manager has the action that moves them again before they have arrived.
    @MainActor
    private final class Move {
        var entries: [Trash.Entry] = []
        var photos: Set<Photo.ID> = []
    }

    func delete(_ ids: Set<Photo.ID>) {
        let move = Move()
        move.photos = ids
        delete(move)
    }

    private func delete(_ move: Move) {
        guard !move.photos.isEmpty else { return }
        undoManager?.registerUndo(withTarget: move) { [weak self, move] _ in self?.restore(move) }
        undoManager?.setActionName(move.photos.count == 1 ? "Delete Photo" : "Delete Photos")
        change { [weak self, library] in
            let moves = await library.delete(move.photos)
            move.entries = moves.done
            if moves.done.isEmpty { self?.undoManager?.removeAllActions(withTarget: move) }
            return moves.error.map { ("Not everything can be moved to the trash.", $0) }
        }
    }

    private func restore(_ move: Move) {
        undoManager?.registerUndo(withTarget: move) { [weak self, move] _ in self?.delete(move) }
        change { [library] in
            let moves = await library.restore(move.entries)
            move.photos = Set(moves.done)
            return moves.error.map { ("Not everything can be restored.", $0) }
        }
    }

    /// Moves files after those of earlier changes, and reports an error.
    private func change(_ body: @escaping @MainActor () async -> (title: String, error: any Error)?) {
        changing = Task { [changing] in
            await changing?.value
            if let problem = await body() { report(problem.title, problem.error) }
        }
    }

    /// Waits until photos that are being deleted or restored have been moved.
    func finishChanges() async {
        await changing?.value
    }

    private func report(_ title: String, _ error: any Error) {
        let alert = UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        (presentedViewController ?? self).present(alert, animated: true)
    }

    // MARK: - Layout

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { folders.isNarrow = true }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { folders.isNarrow = false }

    // MARK: - Keys

    private static let deleteAction = Selector("photos.delete")

    override var keyCommands: [UIKeyCommand]? {
        guard presentedViewController == nil else { return super.keyCommands }
        return (super.keyCommands ?? []) + [
            UIKeyCommand(title: "Delete", action: Self.deleteAction, input: UIKeyCommand.inputDelete)
        ]
    }

    override class var actions: ActionTable {
        super.actions.adding(deleteAction, PhotosController.deleteSelected)
    }

    private func deleteSelected() {
        if wall.isEditing { wall.deleteSelected() }
    }

    // MARK: - State

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let folder = wall.folder { coder.encode(folder.path as NSString, forKey: "folder") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        if let path = coder.decodeObject(forKey: "folder") as? String {
            let folder = URL(fileURLWithPath: path)
            folders.chosen = folder
            wall.folder = folder
        }
        super.decodeRestorableState(with: coder)
    }
}

extension PhotosController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition(of: presented, isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition(of: dismissed, isPresenting: false)
    }

    private func transition(of controller: UIViewController, isPresenting: Bool) -> ZoomTransition? {
        let stack = controller as? UINavigationController
        guard let pages = stack?.viewControllers.first as? PhotoPagesController else { return nil }
        return ZoomTransition(isPresenting: isPresenting, pages: pages, source: wall.imageView(of: pages.photo))
    }
}
