// SPDX-License-Identifier: MIT
import UIKit

final class CompositionalPage: ContainerPageViewController {
    override var summary: String { "Sections of groups, whose sizes are relative to each other." }

    override func viewDidLoad() {
        title = "Compositional"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            WallCard("Orthogonal sections", note: "Each row scrolls on its own, and stops as its behavior says."),
            NestedGroupsCard("Nested groups", note: "Groups in groups, on a background behind each section."),
            BadgesCard("Badges", note: "Supplementary views anchored to items."),
        ]
    }
}

extension NSCollectionLayoutSize {
    /// Creates a size from two dimensions.
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(widthDimension: width, heightDimension: height)
    }
}

extension NSCollectionLayoutItem {
    /// Creates an item with a gap around it, half of the space between items.
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, gap: CGFloat = 4) {
        self.init(layoutSize: NSCollectionLayoutSize(width, height))
        contentInsets = NSDirectionalEdgeInsets(top: gap, leading: gap, bottom: gap, trailing: gap)
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// A heading above a section.
    @MainActor
    static func heading(
        in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(environment.traitCollection.grown(30))),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}
