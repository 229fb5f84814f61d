// SPDX-License-Identifier: MIT
import UIKit

/// The layout of each part of the wall.
@MainActor
enum WallLayout {
    /// The side that a photo in the grid should have at least, in points.
    static let minimumSide: CGFloat = 112
    static let gap: CGFloat = 3
    static let margin: CGFloat = 16

    static func make(part: @escaping (Int) -> WallPart?) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            let width = environment.container.effectiveContentSize.width
            return switch part(section) {
            case .latest: latest(width: width)
            case .folders: folders(in: environment.traitCollection)
            case .photos, nil: photos(width: width, in: environment.traitCollection)
            }
        }
    }

    private static func latest(width: CGFloat) -> NSCollectionLayoutSection {
        let page = min(width - 2 * margin, 640)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(max(page, 1)), heightDimension: .absolute(max(page * 0.56, 1))),
            subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: margin, bottom: 4, trailing: margin)
        return section
    }

    private static func folders(in traits: UITraitCollection) -> NSCollectionLayoutSection {
        let (side, textHeight) = FolderCell.size(in: traits)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(side), heightDimension: .absolute(side + textHeight)),
            subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 0, trailing: margin)
        section.boundarySupplementaryItems = [header(in: traits)]
        return section
    }

    private static func photos(width: CGFloat, in traits: UITraitCollection) -> NSCollectionLayoutSection {
        let columns = max(3, Int((width + gap) / (minimumSide + gap)))
        let side = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(side, 1))),
            repeatingSubitem: NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(max(side, 1)), heightDimension: .fractionalHeight(1))),
            count: columns)
        group.interItemSpacing = .fixed(gap)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        section.boundarySupplementaryItems = [header(in: traits)]
        return section
    }

    private static var full: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    }

    private static func header(in traits: UITraitCollection) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(WallHeader.height(in: traits))),
            elementKind: WallHeader.kind, alignment: .top)
    }
}
