// SPDX-License-Identifier: MIT
import UIKit

/// Two columns: the folders, and the wall of photos.
final class PhotosController: UISplitViewController, UISplitViewControllerDelegate {
    let library: PhotoLibrary
    let folders: FolderListController
    let wall: WallController

    private var restoring: Task<Void, Never>?

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

    func delete(_ ids: Set<Photo.ID>) {
        do {
            let entries = try library.delete(ids)
            undoManager?.registerUndo(withTarget: self) { $0.restore(entries) }
            undoManager?.setActionName(entries.count == 1 ? "Delete Photo" : "Delete Photos")
        } catch {
            report("Not everything can be moved to the trash.", error)
        }
    }

    private func restore(_ entries: [Trash.Entry]) {
        undoManager?.registerUndo(withTarget: self) { $0.delete(Set(entries.map(\.original))) }
        restoring = Task {
            do {
                try await library.restore(entries)
            } catch {
                report("Not everything can be restored.", error)
            }
        }
    }

    /// Waits until photos that are being restored are on the wall.
    func finishRestoring() async {
        await restoring?.value
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
