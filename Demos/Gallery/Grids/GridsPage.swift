// SPDX-License-Identifier: MIT
import UIKit

final class GridsPage: ContainerPageViewController {
    override var summary: String { "Items in lines that break as text does." }

    override func viewDidLoad() {
        title = "Grids"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            GridSizesCard("Item sizes", note: "A hundred thousand tiles. Control and Shift extend the selection."),
            GridSectionsCard("Sections", note: "Headers stay at the top edge while their section is visible."),
            GridDirectionCard("Directions", note: "Lines are rows or columns."),
        ]
    }
}

/// Tiles of three sizes.
final class GridSizesCard: ContainerCard {
    private final class Controller: TilesController {
        override var counts: [Int] { [100_000] }
    }

    private static let sides: [CGFloat] = [44, 72, 116]
    private let layout = UICollectionViewFlowLayout()

    init(_ title: String, note: String) {
        layout.itemSize = CGSize(width: Self.sides[1], height: Self.sides[1])
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        super.init(title, note: note, choices: ["Small", "Medium", "Large"], container: Controller(layout))
        choice.selectedIndex = 1
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        let side = Self.sides[choice.selectedIndex]
        layout.itemSize = CGSize(width: side, height: side)
    }
}

/// Tiles in sections with headers.
final class GridSectionsCard: ContainerCard {
    private final class Controller: TilesController {
        override var counts: [Int] { [9, 14, 5, 22, 11] }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
            let size = CGSize(width: 0, height: traitCollection.grown(32))
            if layout?.headerReferenceSize != size { layout?.headerReferenceSize = size }
        }

        override func title(ofSection section: Int) -> String {
            ["Morning", "Noon", "Afternoon", "Evening", "Night"][section]
        }
    }

    private let layout = UICollectionViewFlowLayout()

    init(_ title: String, note: String) {
        layout.itemSize = CGSize(width: 64, height: 64)
        layout.headerReferenceSize = CGSize(width: 0, height: 32)
        layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 12, right: 12)
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(title, note: note, choices: ["Pinned", "Scrolling"], container: Controller(layout))
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        layout.sectionHeadersPinToVisibleBounds = choice.selectedIndex == 0
    }
}

/// Tiles that scroll vertically or horizontally.
final class GridDirectionCard: ContainerCard {
    private let layout = UICollectionViewFlowLayout()

    init(_ title: String, note: String) {
        layout.itemSize = CGSize(width: 64, height: 48)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        layout.scrollDirection = .horizontal
        super.init(title, note: note, choices: ["Columns", "Rows"], container: TilesController(layout))
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        layout.scrollDirection = choice.selectedIndex == 0 ? .horizontal : .vertical
    }
}
