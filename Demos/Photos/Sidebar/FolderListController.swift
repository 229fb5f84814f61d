// SPDX-License-Identifier: MIT
import UIKit

/// The sidebar: all photos, and each folder with the number of its photos.
final class FolderListController: UIViewController, UICollectionViewDelegate {
    /// A row of the sidebar.
    private enum Row: Hashable, Sendable {
        case all
        case folder(Folder.ID)

        var folder: Folder.ID? {
            if case .folder(let id) = self { id } else { nil }
        }
    }

    /// The folder shown in the other column; `nil` for all photos.
    var chosen: Folder.ID? {
        didSet { if chosen != oldValue { showChosen() } }
    }
    /// Whether the wall isn't visible next to the list.
    var isNarrow = false {
        didSet { showChosen() }
    }
    var onChoose: (Folder.ID?) -> Void = { _ in }

    private let library: PhotoLibrary
    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    private lazy var source = makeSource()

    init(library: PhotoLibrary) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        _ = NotificationCenter.default.addObserver(forName: PhotoLibrary.didChange, object: library, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload(animated: true) }
        }
        reload(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showChosen()
    }

    // MARK: - Rows

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Row> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
            [library] cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.image = UIImage(systemName: row == .all ? "photo.on.rectangle" : "folder")
            content.text = row.folder?.lastPathComponent ?? "All Photos"
            content.textProperties.numberOfLines = 1
            cell.contentConfiguration = content
            cell.accessories = [.label(text: library.photos(in: row.folder).count.formatted())]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, row in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
        }
    }

    private func reload(animated: Bool) {
        guard isViewLoaded else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0])
        snapshot.appendItems([.all] + library.folders.map { .folder($0.id) })
        // The numbers of photos may have changed.
        let present = Set(source.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(present.contains))
        source.apply(snapshot, animatingDifferences: animated && view.window != nil)
        showChosen()
    }

    private func showChosen() {
        guard isViewLoaded else { return }
        let path = isNarrow ? nil : source.indexPath(for: chosen.map(Row.folder) ?? .all)
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let row = source.itemIdentifier(for: indexPath) else { return }
        onChoose(row.folder)
    }
}
