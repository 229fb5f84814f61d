// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection view layouts")
@MainActor
struct UICollectionViewLayoutTests {
    /// Attributes with a property of their own.
    private final class TintAttributes: UICollectionViewLayoutAttributes {
        var tint = 0

        override func copy(with zone: NSZone?) -> Any {
            let copy = super.copy(with: zone)
            (copy as? TintAttributes)?.tint = tint
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            (object as? TintAttributes)?.tint == tint && super.isEqual(object)
        }
    }

    @Test("Copies of attributes have the same class and values, and equality compares them")
    func attributes() throws {
        let path = IndexPath(item: 3, section: 2)
        let original = TintAttributes(forSupplementaryViewOfKind: "edge", with: path)
        original.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        (original.alpha, original.zIndex, original.tint) = (0.5, 7, 9)
        original.transform = CGAffineTransform(scaleX: 2, y: 2)
        let copy = try #require(original.copy() as? TintAttributes)
        #expect(copy == original && copy !== original && copy.tint == 9)
        #expect(copy.representedElementKind == "edge" && copy.representedElementCategory == .supplementaryView)
        #expect(copy.frame == CGRect(x: -5, y: 0, width: 60, height: 80) && copy.center == CGPoint(x: 25, y: 40))
        copy.tint = 8
        #expect(copy != original)
        #expect(
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path).representedElementKind == "a")
    }

    /// A line of cards that snaps to them, with a decoration below each.
    private final class Cards: UICollectionViewLayout {
        var preparations = 0
        var appearing: [IndexPath] = []
        var disappearing: [IndexPath] = []
        var actions: [UICollectionViewUpdateItem.Action] = []

        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override func prepare() {
            super.prepare()
            preparations += 1
        }

        override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(count) * 200, height: 100) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: CGFloat(indexPath.item) * 200, y: 0, width: 200, height: 100)
            attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            return attributes
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: CGFloat(indexPath.item) * 200, y: 80, width: 200, height: 20)
            attributes.zIndex = -1
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let first = max(Int((rect.minX / 200).rounded(.down)), 0)
            let last = min(Int((rect.maxX / 200).rounded(.down)), count - 1)
            guard first <= last else { return [] }
            return (first...last).flatMap { item in
                let path = IndexPath(item: item, section: 0)
                return [
                    layoutAttributesForItem(at: path), layoutAttributesForDecorationView(ofKind: "floor", at: path),
                ].compactMap { $0 }
            }
        }

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: 0)
        }

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            actions = updateItems.map(\.updateAction)
        }

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            appearing.append(itemIndexPath)
            return nil
        }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            disappearing.append(itemIndexPath)
            return nil
        }
    }

    @Test("A custom layout places cells with transforms and decorations below them, and determines where a drag ends")
    func custom() throws {
        let layout = Cards()
        layout.register(EdgeView.self, forDecorationViewOfKind: "floor")
        let log = CollectionLog(sections: 1, items: 20)
        let (stage, view) = UICollectionView.onStage(log, layout: layout, size: CGSize(width: 300, height: 100))
        #expect(view.shownTitles == ["0.0", "0.1"])
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.bounds.size == CGSize(width: 200, height: 100) && cell.center == CGPoint(x: 300, y: 50))
        #expect(cell.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        let floors = view.subviews.filter { $0 is EdgeView }
        #expect(floors.count == 2)
        #expect(view.subviews.firstIndex { $0 is EdgeView } ?? 9 < view.subviews.firstIndex { $0 is TitleCell } ?? 0)
        let before = layout.preparations
        stage.drag(from: CGPoint(x: 280, y: 50), to: CGPoint(x: 150, y: 50))
        try stage.settle()
        #expect(view.contentOffset.x > 0 && view.contentOffset.x.truncatingRemainder(dividingBy: 200) == 0)
        // Scrolling does not invalidate the layout unless it asks for that.
        #expect(layout.preparations == before)
        layout.invalidateLayout()
        layout.invalidateLayout()
        stage.advance(by: 0)
        #expect(layout.preparations == before + 1)
    }

    @Test("A layout receives the changes of a batch and is asked for initial and final attributes")
    func updates() throws {
        let layout = Cards()
        let log = CollectionLog(sections: 1, items: 4)
        let (stage, view) = UICollectionView.onStage(log, layout: layout, size: CGSize(width: 300, height: 100))
        log.content[0].remove(at: 0)
        log.content[0].insert("new", at: 1)
        var ends: [Bool] = []
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 1, section: 0)])
        } completion: {
            ends.append($0)
        }
        #expect(layout.actions == [.delete, .insert])
        #expect(layout.disappearing == [IndexPath(item: 0, section: 0)])
        #expect(layout.appearing == [IndexPath(item: 1, section: 0)])
        #expect(ends.isEmpty && view.shownTitles == ["0.1", "new"])
        try stage.settle()
        #expect(ends == [true] && view.subviews.count { $0 is TitleCell } == 2)
    }
}
