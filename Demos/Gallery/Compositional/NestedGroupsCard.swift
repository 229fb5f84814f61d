// SPDX-License-Identifier: MIT
import UIKit

/// A large tile beside columns of small ones.
final class NestedGroupsCard: ContainerCard {
    private let tiles = NestedController()

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Two", "Four", "Fade"], container: tiles)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        tiles.arrangement = choice.selectedIndex
    }
}

private final class NestedController: TilesController {
    var arrangement = 0 {
        didSet { collectionView.collectionViewLayout = Self.layout(arrangement) }
    }

    override var counts: [Int] { [18, 21, 30] }

    init() {
        super.init(Self.layout(0))
    }

    required init?(coder: NSCoder) { nil }

    private static func layout(_ arrangement: Int) -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        let layout = UICollectionViewCompositionalLayout(
            section: section(arrangement), configuration: configuration)
        layout.register(SectionBackdrop.self, forDecorationViewOfKind: SectionBackdrop.kind)
        return layout
    }

    private static func section(_ arrangement: Int) -> NSCollectionLayoutSection {
        let large = NSCollectionLayoutItem(.fractionalWidth(0.6), .fractionalHeight(1))
        let small = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(arrangement == 1 ? 0.5 : 1), .fractionalHeight(1)),
            repeatingSubitem: NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let columns = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(120)), subitems: [large, columns])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        let backdrop = NSCollectionLayoutDecorationItem.background(elementKind: SectionBackdrop.kind)
        backdrop.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        section.decorationItems = [backdrop]
        if arrangement == 2 { section.visibleItemsInvalidationHandler = fade }
        return section
    }

    /// Lets tiles fade and shrink towards the edges.
    private static let fade: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, offset, environment in
        let height = environment.container.contentSize.height
        for item in items where item.representedElementKind == nil {
            let distance = abs(item.center.y - offset.y - height / 2) / max(height / 2, 1)
            let share = min(max(1.15 - distance * 0.5, 0.4), 1)
            item.alpha = share
            item.transform = CGAffineTransform(scaleX: share, y: share)
        }
    }
}

/// The rounded background of a section.
private final class SectionBackdrop: UICollectionReusableView {
    static let kind = "backdrop"

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { nil }
}
