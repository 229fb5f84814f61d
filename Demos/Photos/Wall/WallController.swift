// SPDX-License-Identifier: MIT
import UIKit

/// The wall: the latest photos, the folders, and a grid of all photos; or the grid of one folder.
final class WallController: UIViewController {
    /// The number of photos that are shown large.
    static let latestCount = 6

    /// The folder whose photos are shown; `nil` for all photos.
    var folder: Folder.ID? {
        didSet {
            guard folder != oldValue else { return }
            setEditing(false, animated: false)
            reload(animated: false)
            collectionView.contentOffset.y = -collectionView.adjustedContentInset.top
        }
    }
    /// Called with a photo and the photos among which it was chosen.
    var onOpen: (Photo, [Photo]) -> Void = { _, _ in }
    var onChooseFolder: (Folder.ID) -> Void = { _ in }
    var onDelete: (Set<Photo.ID>) -> Void = { _ in }

    let library: PhotoLibrary
    let loader = ThumbnailLoader()
    private(set) lazy var collectionView: UICollectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: WallLayout.make { [weak self] in self?.source.sectionIdentifier(for: $0) })
    private(set) lazy var source: WallSource.DataSource = WallSource.make(for: collectionView, of: self)
    /// The thumbnails that are being made for photos that are about to be visible.
    var prefetches: [Photo: ThumbnailLoader.Request] = [:]
    /// Whether all files of the latest drop have been added.
    var isDropFinished = true
    /// The cell from which a photo was opened.
    private weak var openedCell: PhotoCell?

    init(library: PhotoLibrary) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        _ = NotificationCenter.default.addObserver(forName: PhotoLibrary.didChange, object: library, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload(animated: true) }
        }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: Self, _: UITraitCollection) in
            controller.collectionView.collectionViewLayout.invalidateLayout()
        }
        reload(animated: false)
    }

    // MARK: - Content

    /// The photos in the grid, the latest first.
    var photos: [Photo] { library.photos(in: folder) }

    private func reload(animated: Bool) {
        title = folder?.lastPathComponent ?? "All Photos"
        guard isViewLoaded else { return }
        let photos = photos
        var snapshot = NSDiffableDataSourceSnapshot<WallPart, WallItem>()
        if folder == nil, !photos.isEmpty {
            snapshot.appendSections([.latest, .folders])
            snapshot.appendItems(photos.prefix(Self.latestCount).map(WallItem.latest), toSection: .latest)
            snapshot.appendItems(library.folders.map(WallItem.folder), toSection: .folders)
        }
        if !photos.isEmpty {
            snapshot.appendSections([.photos])
            snapshot.appendItems(photos.map(WallItem.photo), toSection: .photos)
        }
        if animated, view.window != nil {
            source.apply(snapshot)
            WallSource.updateHeaders(of: self)
        } else {
            source.applySnapshotUsingReloadData(snapshot)
        }
        setNeedsUpdateContentUnavailableConfiguration()
        updateBars()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard photos.isEmpty else { return contentUnavailableConfiguration = nil }
        guard library.isLoaded else {
            return contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "photo.on.rectangle")
        configuration.text = "No Photos"
        contentUnavailableConfiguration = configuration
    }

    /// The photo of an item; `nil` for a folder.
    func photo(at path: IndexPath) -> Photo? {
        source.itemIdentifier(for: path)?.photo
    }

    // MARK: - Photos

    /// The image view of a photo's visible cell, preferably of the one from which it was opened.
    func imageView(of photo: Photo) -> UIImageView? {
        let cells = collectionView.visibleCells.compactMap { $0 as? PhotoCell }.filter { $0.photo == photo }
        return (cells.first { $0 === openedCell } ?? cells.last)?.imageView
    }

    /// Scrolls to a photo in the grid, unless it is visible.
    func reveal(_ photo: Photo) {
        guard imageView(of: photo) == nil, let path = source.indexPath(for: .photo(photo)) else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
        collectionView.layoutIfNeeded()
    }

    func open(_ path: IndexPath) {
        switch source.itemIdentifier(for: path) {
        case .folder(let folder): onChooseFolder(folder.id)
        case .latest(let photo), .photo(let photo):
            openedCell = collectionView.cellForItem(at: path) as? PhotoCell
            onOpen(photo, photos)
        case nil: break
        }
    }

    // MARK: - Selection

    /// The selected photos.
    var selected: Set<Photo.ID> {
        Set((collectionView.indexPathsForSelectedItems ?? []).compactMap { photo(at: $0)?.id })
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
        collectionView.isEditing = editing
        updateBars()
    }

    func updateBars() {
        guard isViewLoaded else { return }
        if !isEditing { editButtonItem.title = "Select" }
        editButtonItem.isEnabled = isEditing || !photos.isEmpty
        navigationController?.setToolbarHidden(!isEditing, animated: true)
        toolbarItems = isEditing ? selectionItems : nil
    }

    /// The number of the selected photos, and a button that deletes them.
    private var selectionItems: [UIBarButtonItem] {
        let count = selected.count
        let label = UILabel()
        label.text = count == 0 ? "Select Photos" : count == 1 ? "1 Photo Selected" : "\(count) Photos Selected"
        label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .medium))
        label.adjustsFontForContentSizeCategory = true
        label.sizeToFit()
        let delete = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
        delete.isEnabled = count > 0
        return [.fixedSpace(44), .flexibleSpace(), UIBarButtonItem(customView: label), .flexibleSpace(), delete]
    }

    /// The photo that has the keyboard focus.
    var focusedPhoto: Photo? {
        (UIFocusSystem.focusSystem(for: collectionView)?.focusedItem as? PhotoCell)
            .flatMap { collectionView.indexPath(for: $0) }.flatMap(photo(at:))
    }

    func deleteSelected() {
        let ids = selected
        guard !ids.isEmpty else { return }
        setEditing(false, animated: true)
        onDelete(ids)
    }
}
