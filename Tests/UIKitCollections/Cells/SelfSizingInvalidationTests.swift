// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views: visible cells that change their sizes")
@MainActor
struct SelfSizingInvalidationTests {
    /// A cell that is as high as a view inside two others.
    private final class BoxCell: UICollectionViewCell {
        private(set) lazy var height = inner.heightAnchor.constraint(equalToConstant: 50)
        private let inner = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            let outer = UIView()
            contentView.addSubview(outer)
            outer.addSubview(inner)
            for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            for (view, container) in [(outer, contentView), (inner, outer)] {
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                    view.topAnchor.constraint(equalTo: container.topAnchor),
                    view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
                ])
            }
            height.priority = UILayoutPriority(999)
            height.isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Boxes: UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
        }
    }

    nonisolated static let modes: [UICollectionView.SelfSizingInvalidation] = [
        .disabled, .enabled, .enabledIncludingConstraints,
    ]

    @Test(
        "A changed constraint and an invalidated content size resize a visible cell as the mode says", arguments: modes)
    func changes(mode: UICollectionView.SelfSizingInvalidation) throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        view.selfSizingInvalidation = mode
        let boxes = Boxes()
        view.dataSource = boxes
        let stage = Stage(size: CGSize(width: 300, height: 400))
        stage.show(view)
        stage.advance(by: 0)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? BoxCell)
        let next = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(cell.frame.height == 50)
        cell.height.constant = 90
        try stage.settle()
        #expect(cell.frame.height == (mode == .enabledIncludingConstraints ? 90 : 50))
        #expect(next.frame.minY == cell.frame.maxY)
        cell.invalidateIntrinsicContentSize()
        try stage.settle()
        #expect(cell.frame.height == (mode == .disabled ? 50 : 90))
        #expect(next.frame.minY == cell.frame.maxY)
    }

    @Test(
        "A new content configuration and new accessories resize a visible cell unless the mode is disabled",
        arguments: modes)
    func content(mode: UICollectionView.SelfSizingInvalidation) throws {
        let stand = ListStand(UICollectionLayoutListConfiguration(appearance: .plain), [["One", "Two"]])
        stand.view.selfSizingInvalidation = mode
        stand.show()
        let cell = try #require(stand.cell(0))
        let height = cell.frame.height
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "a long text ", count: 20)
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        try stand.stage.settle()
        // Any other reason for a layout leaves the size alone too.
        stand.view.setNeedsLayout()
        try stand.stage.settle()
        #expect((cell.frame.height > height) == (mode != .disabled))
    }
}
