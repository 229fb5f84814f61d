// SPDX-License-Identifier: MIT
import UIKit

/// Rows that scroll sideways in a column that scrolls vertically.
final class WallCard: ContainerCard {
    private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered,
    ]
    private let wall = WallController()

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Free", "Edge", "Group", "Center"], container: wall)
        wall.collectionView.accessibilityIdentifier = "wall"
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        wall.behavior = Self.behaviors[choice.selectedIndex]
    }
}

private final class WallController: TilesController {
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous {
        didSet { collectionView.collectionViewLayout = Self.layout(behavior) }
    }

    override var counts: [Int] { [12, 40, 60, 24] }

    override func title(ofSection section: Int) -> String {
        ["Featured", "New", "In pairs", "Everything"][section]
    }

    init() {
        super.init(Self.layout(.continuous))
    }

    required init?(coder: NSCoder) { nil }

    private static func layout(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let isWide = environment.container.effectiveContentSize.width > 420
            let section: NSCollectionLayoutSection
            switch index {
            case 0: section = row(.fractionalWidth(isWide ? 0.45 : 0.8), .absolute(110))
            case 1: section = row(.absolute(84), .absolute(84))
            case 2: section = pairs
            default: return grid(columns: isWide ? 6 : 4, in: environment)
            }
            section.orthogonalScrollingBehavior = behavior
            return dressed(section, in: environment)
        }
    }

    private static func dressed(
        _ section: NSCollectionLayoutSection, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 8, trailing: 8)
        section.boundarySupplementaryItems = [.heading(in: environment)]
        // Headings begin where the tiles do, by an inset of their own.
        section.supplementaryContentInsetsReference = .none
        return section
    }

    private static func row(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(width, height),
                subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
    }

    private static var pairs: NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: NSCollectionLayoutSize(.absolute(132), .absolute(104)),
                repeatingSubitem: NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2))
    }

    private static func grid(
        columns: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
        return dressed(
            NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(1 / CGFloat(columns))),
                    subitems: [item])), in: environment)
    }
}
