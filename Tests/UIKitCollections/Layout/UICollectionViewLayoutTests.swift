// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
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
            guard let other = object as? TintAttributes else { return false }
            return MainActor.assumeIsolated { other.tint == tint } && super.isEqual(object)
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
        #expect(ends == [true] && view.subviews.count { $0 is TitleCell && !$0.isHidden } == 2)
    }

    /// Two columns beside each other, or one if it is narrow, with marks of which only the layout knows.
    private final class Columns: UICollectionViewLayout {
        var log: [String] = []
        var marks: [Int] = []
        var removedMarks: [Int] = []
        var addedMarks: [Int] = []

        private var columns: Int { (collectionView?.bounds.width ?? 0) < 200 ? 1 : 2 }
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat((count + columns - 1) / columns) * 50)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: CGFloat(indexPath.item % columns) * 100, y: CGFloat(indexPath.item / columns) * 50, width: 100,
                height: 50)
            return attributes
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard marks.contains(indexPath.item) else { return nil }
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 20, height: 20)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            let marks = marks.compactMap {
                layoutAttributesForSupplementaryView(ofKind: "mark", at: IndexPath(item: $0, section: 0))
            }
            return (items + marks).filter { $0.frame.intersects(rect) }
        }

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log.append("prepare")
        }

        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            log.append("delete \(elementKind)")
            return removedMarks.map { IndexPath(item: $0, section: 0) }
        }

        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            log.append("insert \(elementKind)")
            return addedMarks.map { IndexPath(item: $0, section: 0) }
        }

        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("appear \(elementKind) \(elementIndexPath.item)")
            return nil
        }

        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("disappear \(elementKind) \(elementIndexPath.item)")
            return nil
        }

        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            log.append("finalize")
        }

        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            log.append("prepare \(Int(oldBounds.width))")
        }

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("appear \(itemIndexPath.item)")
            let attributes = layoutAttributesForItem(at: itemIndexPath)
            attributes?.frame.origin.x = 300
            return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("disappear \(itemIndexPath.item)")
            return nil
        }

        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            log.append("finalize bounds")
        }
    }

    @Test("An animated change of the size moves items, and the layout determines how others appear and disappear")
    func animatedBounds() throws {
        let layout = Columns()
        let log = CollectionLog(sections: 1, items: 6)
        let (stage, view) = UICollectionView.onStage(log, layout: layout, size: CGSize(width: 200, height: 100))
        #expect(view.shownTitles == ["0.0", "0.1", "0.2", "0.3"])
        // A change that isn't animated needs none of this.
        view.frame.size.width = 210
        view.layoutIfNeeded()
        #expect(layout.log.isEmpty)

        UIView.animate(withDuration: 1) {
            view.frame.size.width = 100
            view.layoutIfNeeded()
        }
        #expect(layout.log.first == "prepare 210" && layout.log.last == "finalize bounds")
        #expect(layout.log.dropFirst().dropLast().sorted() == ["disappear 2", "disappear 3"])
        #expect(view.shownTitles == ["0.0", "0.1"])
        #expect(view.subviews.count { $0 is TitleCell } == 4, "those that leave are still moving")
        stage.advance(by: 0.5)
        let leaving = try #require(view.subviews.first { ($0 as? TitleCell)?.title == "0.2" })
        let middle = try #require(leaving.layer.presentation()).frame
        #expect(middle.minY > 50 && middle.minY < 100, "from the second row to the third")
        try stage.settle()
        #expect(view.subviews.count { $0 is TitleCell && !$0.isHidden } == 2)

        layout.log = []
        UIView.animate(withDuration: 1) {
            view.frame.size.width = 200
            view.layoutIfNeeded()
        }
        #expect(layout.log.sorted() == ["appear 2", "appear 3", "finalize bounds", "prepare 100"])
        stage.advance(by: 0.5)
        let arriving = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        let place = try #require(arriving.layer.presentation()).frame
        #expect(place.minX > 0 && place.minX < 300 && arriving.frame.minX == 0)
        try stage.settle()
        #expect(view.shownTitles == ["0.0", "0.1", "0.2", "0.3"])
    }

    @Test("A layout removes and adds supplementary views besides those of the batch's items and sections")
    func supplementaryUpdates() throws {
        let layout = Columns()
        let log = CollectionLog(sections: 1, items: 4)
        let (stage, view) = UICollectionView.onStage(log, layout: layout, size: CGSize(width: 200, height: 200))
        view.register(EdgeView.self, forSupplementaryViewOfKind: "mark", withReuseIdentifier: "edge")
        layout.marks = [0, 1]
        layout.invalidateLayout()
        view.layoutIfNeeded()
        let old = try #require(
            view.supplementaryView(forElementKind: "mark", at: IndexPath(item: 1, section: 0)))
        layout.removedMarks = [1]
        layout.addedMarks = [1]
        log.content[0].append("new")
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 4, section: 0)]) }
        #expect(layout.log.first == "prepare" && layout.log.last == "finalize")
        #expect(layout.log.contains("delete mark") && layout.log.contains("insert mark"))
        #expect(layout.log.contains("appear mark 1") && layout.log.contains("disappear mark 1"))
        #expect(!layout.log.contains("appear mark 0") && !layout.log.contains("disappear mark 0"))
        let new = try #require(view.supplementaryView(forElementKind: "mark", at: IndexPath(item: 1, section: 0)))
        #expect(new !== old && old.superview === view, "the old one fades out while the new one fades in")
        let opacity = try #require(new.layer.presentation()).opacity
        #expect(opacity < 0.1 && new.alpha == 1)
        try stage.settle()
        #expect(old.isHidden && new.superview === view)
    }
}
