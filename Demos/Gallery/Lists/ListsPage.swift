// SPDX-License-Identifier: MIT
import UIKit

final class ListsPage: ContainerPageViewController {
    override var summary: String { "Rows in collection views, with accessories and swipe actions." }

    override func viewDidLoad() {
        title = "Lists"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            AppearancesCard("Appearances", note: "One configuration makes a list of any style."),
            AccessoriesCard("Accessories", note: "Parts of a row that appear always, or in editing mode only."),
            MessagesCard("Swipe actions", note: "Swipe a row to either side, or press its button in editing mode."),
        ]
    }
}

/// Texts in sections of a list.
class ListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let collectionView: UICollectionView

    /// The headers and rows of the sections.
    var sections: [(title: String, rows: [String])] { [] }

    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, path, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        self?.adapt(cell, at: path)
    }

    private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = self?.sections[path.section].title
        view.contentConfiguration = content
    }

    init(_ configuration: UICollectionLayoutListConfiguration) {
        collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        super.init(nibName: nil, bundle: nil)
        _ = (cells, headers)
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Adapts the cell of a row after its text has been set.
    func adapt(_ cell: UICollectionViewListCell, at path: IndexPath) {}

    override func loadView() {
        view = collectionView
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: sections[indexPath.section].rows[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}
