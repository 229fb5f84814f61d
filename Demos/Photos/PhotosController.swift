// SPDX-License-Identifier: MIT
import UIKit

/// Two columns: the folders, and the wall of photos.
final class PhotosController: UISplitViewController, UISplitViewControllerDelegate {
    let library: PhotoLibrary
    let folders: FolderListController
    let wall: WallController

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
        library.changes.reporters.append { [weak self] title, error in
            self?.report(title, error)
            return self != nil
        }
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

    override var undoManager: UndoManager? { library.undoManager }

    func delete(_ ids: Set<Photo.ID>) { library.changes.delete(ids) }

    /// Waits until photos that are being deleted or restored have been moved.
    func finishChanges() async { await library.changes.finish() }

    /// Reports an error in the window in which the user made the change.
    private func report(_ title: String, _ error: any Error) {
        guard viewIfLoaded?.window?.isKeyWindow == true else { return }
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
