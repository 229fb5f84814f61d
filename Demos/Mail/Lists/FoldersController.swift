// SPDX-License-Identifier: MIT
import UIKit

/// The sidebar: the folders of all accounts, and an outline of each account's mailboxes.
///
/// With folders of its own, it is a flat list of them.
final class FoldersController: UICollectionViewController, MailObserver, CompactLayoutObserver {
    enum Section: Hashable, Sendable {
        case folders
        case account(Account)
    }

    enum Row: Hashable, Sendable {
        case account(Account)
        case folder(Folder)
    }

    var onChoose: (Folder) -> Void = { _ in }
    /// Called when messages are dropped on a folder.
    var onDrop: (Set<Message.ID>, Folder) -> Void = { _, _ in }
    /// The folder shown in the supplementary column.
    var chosen: Folder? {
        didSet { if chosen != oldValue { showChosen() } }
    }

    private let store: MailStore
    /// The folders of a flat list; `nil` for the outline.
    private let folders: [Folder]?
    private(set) var isNarrow = false
    private(set) lazy var source = makeSource()

    /// Creates the outline of all mailboxes, or a list of `folders`.
    init(store: MailStore, folders: [Folder]? = nil) {
        self.store = store
        self.folders = folders
        super.init(collectionViewLayout: Self.layout)
        title = "Mailboxes"
        clearsSelectionOnViewWillAppear = false
        store.addObserver(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dropDelegate = self
        // The background of a popover shows through.
        collectionView.backgroundColor = folders == nil ? .secondarySystemBackground : nil
        toolbarItems = [
            .flexibleSpace(),
            UIBarButtonItem(
                systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.mail?.writeNew() }),
        ]
        showRows()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // In a popover there is no navigation controller.
        navigationController?.setToolbarHidden(!isNarrow, animated: false)
        showChosen()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard folders != nil else { return }
        let height = collectionView.collectionViewLayout.collectionViewContentSize.height
        preferredContentSize = CGSize(width: 240, height: height)
    }

    func layoutDidChange(isNarrow: Bool) {
        self.isNarrow = isNarrow
        if navigationController?.topViewController === self {
            navigationController?.setToolbarHidden(!isNarrow, animated: false)
        }
        showChosen()
    }

    func mailDidChange() {
        guard isViewLoaded else { return }
        var snapshot = source.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        source.apply(snapshot, animatingDifferences: false)
    }

    // MARK: - Rows

    private static var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
            configuration.headerMode = index == 0 ? .none : .firstItemInSection
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func showRows() {
        var rows = NSDiffableDataSourceSectionSnapshot<Row>()
        rows.append((folders ?? Folder.combined).map(Row.folder))
        source.apply(rows, to: .folders, animatingDifferences: false)
        guard folders == nil else { return }
        for account in Account.allCases {
            var rows = NSDiffableDataSourceSectionSnapshot<Row>()
            rows.append([.account(account)])
            rows.append(Folder.all(of: account).map(Row.folder), to: .account(account))
            rows.expand([.account(account)])
            source.apply(rows, to: .account(account), animatingDifferences: false)
        }
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let account = UICollectionView.CellRegistration<UICollectionViewListCell, Account> { cell, _, account in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = account.title
            content.textProperties.numberOfLines = 1
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            cell.accessibilityIdentifier = account.rawValue
        }
        let folder = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> { [store] cell, _, folder in
            let waiting = store.waiting(in: folder)
            var content = UIListContentConfiguration.sidebarCell()
            content.image = folder.mailbox.icon.image
            content.text = folder.title
            content.textProperties.numberOfLines = 1
            cell.contentConfiguration = content
            cell.accessories = waiting > 0 ? [.label(text: waiting.formatted())] : []
            cell.accessibilityIdentifier = folder.name
            cell.accessibilityLabel = waiting > 0 ? "\(folder.title), \(waiting)" : folder.title
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, row in
            switch row {
            case .account(let item):
                collectionView.dequeueConfiguredReusableCell(using: account, for: path, item: item)
            case .folder(let item):
                collectionView.dequeueConfiguredReusableCell(using: folder, for: path, item: item)
            }
        }
    }

    func folder(at path: IndexPath?) -> Folder? {
        guard let path, case .folder(let folder) = source.itemIdentifier(for: path) else { return nil }
        return folder
    }

    // MARK: - Selection

    private func showChosen() {
        guard isViewLoaded else { return }
        let path = isNarrow ? nil : chosen.flatMap { source.indexPath(for: .folder($0)) }
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        folder(at: indexPath) != nil
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let folder = folder(at: indexPath) { onChoose(folder) }
    }

    /// Selects the shown folder again when its account is expanded.
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if !isNarrow, let chosen, folder(at: indexPath) == chosen {
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
    }
}
