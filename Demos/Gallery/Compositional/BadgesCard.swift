// SPDX-License-Identifier: MIT
import UIKit

/// Tiles with badges at a corner.
final class BadgesCard: ContainerCard {
    private let tiles = BadgesController()

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Top", "Bottom", "Middle"], container: tiles)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        tiles.place = choice.selectedIndex
    }
}

private final class BadgesController: TilesController {
    var place = 0 {
        didSet { collectionView.collectionViewLayout = Self.layout(place) }
    }

    override var counts: [Int] { [80] }

    private let badges = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.kind) {
        view, _, path in
        view.text = "\(path.item * 7 % 30 + 1)"
    }

    init() {
        super.init(Self.layout(0))
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
    }

    private static func layout(_ place: Int) -> UICollectionViewLayout {
        let edges: NSDirectionalRectEdge = [[.top, .trailing], [.bottom, .trailing], []][place]
        let offset = [CGPoint(x: 0.35, y: -0.35), CGPoint(x: 0.35, y: 0.35), .zero][place]
        return UICollectionViewCompositionalLayout { _, environment in
            let traits = environment.traitCollection
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(.absolute(traits.grown(26)), .absolute(traits.grown(20))),
                elementKind: BadgeView.kind,
                containerAnchor: NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset))
            let columns = max((environment.container.effectiveContentSize.width / 96).rounded(.down), 1)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(1 / columns), .fractionalHeight(1)),
                supplementaryItems: [badge])
            item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
            let section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(76)), subitems: [item]))
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            return section
        }
    }
}

/// A number in a capsule.
private final class BadgeView: UICollectionReusableView {
    static let kind = "badge"

    private let label = UILabel("", font: .systemFont(ofSize: 12, weight: .bold), color: .white)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}
