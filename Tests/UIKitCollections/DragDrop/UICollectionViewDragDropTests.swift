// SPDX-License-Identifier: MIT
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitDragDrop
import UIKitTesting
import Windowing

@Suite("Collection views: drag and drop")
@MainActor
struct UICollectionViewDragDropTests {
    /// Items of 60 points in four columns, in a view of 240 points.
    private func show(_ items: DragDropItems, hasDropDelegate: Bool = true) throws -> (Stage, UICollectionView) {
        let stage = Stage(size: CGSize(width: 240, height: 300))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 240, height: 300), collectionViewLayout: layout)
        view.register(TitleCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.dragDelegate = items
        view.delegate = items
        if hasDropDelegate { view.dropDelegate = items }
        stage.show(view)
        try stage.settle()
        return (stage, view)
    }

    private func middle(_ item: Int) -> CGPoint {
        CGPoint(x: CGFloat(item % 4) * 60 + 30, y: CGFloat(item / 4) * 60 + 30)
    }

    private func titles(_ view: UICollectionView) -> [String] {
        view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap { ($0 as? TitleCell)?.title }
    }

    private func send(_ stage: Stage, _ kind: PointerEvent.Kind, _ point: CGPoint) {
        stage.window.receive(.pointer(PointerEvent(kind: kind, location: point, timestamp: stage.now)))
        stage.advance(by: 0.02)
    }

    @Test("An item dragged within its view is moved through the coordinator")
    func reordering() throws {
        let items = DragDropItems(["a", "b", "c", "d", "e", "f"])
        let (stage, view) = try show(items)
        stage.mouseDrag(from: middle(0), to: middle(2))
        try stage.settle()
        #expect(items.titles == ["b", "c", "a", "d", "e", "f"] && titles(view) == items.titles)
        #expect(items.log == ["begin", "drop 2 of [0]", "drop end", "drag end"])
        // After the last item, the destination is that after the removal.
        stage.mouseDrag(from: middle(0), to: CGPoint(x: 200, y: 250))
        try stage.settle()
        #expect(items.titles == ["c", "a", "d", "e", "f", "b"] && titles(view) == items.titles)
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("Items make space where others would be inserted, and return when the drag is canceled")
    func gap() throws {
        let items = DragDropItems(["a", "b", "c", "d", "e", "f"])
        let (stage, view) = try show(items)
        send(stage, .entered, middle(0))
        send(stage, .pressed(.left), middle(0))
        send(stage, .moved, middle(2))
        stage.advance(by: 0.5)
        #expect(titles(view) == ["b", "c", "a", "d", "e", "f"])
        #expect(view.hasActiveDrag && view.hasActiveDrop)
        #expect(view.cellForItem(at: [0, 0]).map { $0.alpha < 0.5 } == true)
        send(stage, .moved, middle(5))
        stage.advance(by: 0.5)
        #expect(titles(view) == ["b", "c", "d", "e", "f", "a"])
        try stage.key("escape")
        send(stage, .released(.left), middle(5))
        try stage.settle()
        #expect(titles(view) == ["a", "b", "c", "d", "e", "f"] && !view.hasActiveDrag && !view.hasActiveDrop)
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("With a slow cadence, items make space only where the drag rests")
    func cadence() throws {
        let items = DragDropItems(["a", "b", "c", "d", "e", "f"])
        let (stage, view) = try show(items)
        #expect(view.reorderingCadence == .immediate)
        view.reorderingCadence = .slow
        send(stage, .entered, middle(0))
        send(stage, .pressed(.left), middle(0))
        for item in 1...3 {
            send(stage, .moved, middle(item))
            stage.advance(by: 0.3)
            #expect(titles(view) == ["a", "b", "c", "d", "e", "f"])
        }
        stage.advance(by: 1)
        #expect(titles(view) == ["b", "c", "d", "a", "e", "f"])
        send(stage, .moved, middle(1))
        send(stage, .released(.left), middle(1))
        try stage.settle()
        #expect(items.titles == ["b", "a", "c", "d", "e", "f"] && titles(view) == items.titles)
    }

    @Test("Items of another application are inserted, through a placeholder until they are loaded")
    func placeholders() throws {
        let items = DragDropItems(["a", "b", "c"])
        items.operation = .copy
        items.usesPlaceholder = true
        let (stage, view) = try show(items)
        for isKept in [true, false] {
            let drag = stage.dragFromElsewhere(["text/plain": Data("new".utf8)])
            drag.move(to: middle(1))
            stage.advance(by: 0.5)
            #expect(drag.isAccepted && view.cellForItem(at: [0, 1])?.center == middle(2))
            drag.drop()
            try stage.settle()
            #expect(view.hasUncommittedUpdates && view.cellForItem(at: [0, 1])?.center == middle(2))
            #expect(view.subviews.contains { ($0 as? TitleCell)?.title == "loading" && $0.center == middle(1) })
            let context = try #require(items.contexts.last)
            if isKept {
                #expect(context.commitInsertion { items.titles.insert("new", at: $0.item) })
                #expect(!context.commitInsertion { _ in Issue.record("A placeholder was committed twice.") })
            } else {
                #expect(context.deletePlaceholder() && !context.deletePlaceholder())
            }
            try stage.settle()
            #expect(!view.hasUncommittedUpdates && titles(view) == ["a", "new", "b", "c"])
        }
    }

    @Test("Placeholders and dragged items follow items that are inserted and deleted before them")
    func following() throws {
        let items = DragDropItems(["a", "b", "c"])
        items.operation = .copy
        items.usesPlaceholder = true
        let (stage, view) = try show(items)
        let drag = stage.dragFromElsewhere(["text/plain": Data("new".utf8)])
        drag.move(to: middle(2))
        drag.drop()
        try stage.settle()
        items.titles.insert("z", at: 0)
        view.insertItems(at: [[0, 0]])
        try stage.settle()
        let context = try #require(items.contexts.first)
        #expect(context.commitInsertion { items.titles.insert("new", at: $0.item) })
        try stage.settle()
        #expect(titles(view) == ["z", "a", "b", "new", "c"])
        items.usesPlaceholder = false
        items.operation = .move
        send(stage, .entered, middle(3))
        send(stage, .pressed(.left), middle(3))
        send(stage, .moved, middle(1))
        items.titles.removeFirst()
        view.deleteItems(at: [[0, 0]])
        stage.advance(by: 0.5)
        send(stage, .released(.left), middle(0))
        try stage.settle()
        #expect(items.log.contains("drop 0 of [2]") && titles(view) == ["new", "a", "b", "c"])
    }

    @Test("Items are dropped into an item, which is highlighted")
    func droppingInto() throws {
        let items = DragDropItems(["a", "b", "c"])
        items.intent = .insertIntoDestinationIndexPath
        let (stage, view) = try show(items)
        send(stage, .entered, middle(0))
        send(stage, .pressed(.left), middle(0))
        send(stage, .moved, middle(2))
        #expect(view.cellForItem(at: [0, 2])?.isHighlighted == true)
        send(stage, .released(.left), middle(2))
        try stage.settle()
        #expect(items.log.contains("drop 2 of [0]") && items.titles.count == 3)
        #expect(view.cellForItem(at: [0, 2])?.isHighlighted == false)
    }

    @Test("Without a drop delegate, items that may be moved are reordered by the data source")
    func reorderingByDataSource() throws {
        let items = DragDropItems(["a", "b", "c", "d", "e", "f"])
        let (stage, view) = try show(items, hasDropDelegate: false)
        stage.mouseDrag(from: middle(0), to: middle(2))
        try stage.settle()
        #expect(items.titles == ["a", "b", "c", "d", "e", "f"] && items.log == ["begin", "drag end"])
        items.canMove = true
        send(stage, .entered, middle(0))
        send(stage, .pressed(.left), middle(0))
        send(stage, .moved, middle(2))
        stage.advance(by: 0.5)
        #expect(titles(view) == ["b", "c", "a", "d", "e", "f"] && items.titles == ["a", "b", "c", "d", "e", "f"])
        send(stage, .released(.left), middle(2))
        try stage.settle()
        #expect(items.log.contains("move 0 2") && titles(view) == ["b", "c", "a", "d", "e", "f"])
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
        // A drag of another application isn't reordering.
        let drag = stage.dragFromElsewhere(["text/plain": Data("new".utf8)])
        drag.move(to: middle(1))
        stage.advance(by: 0.5)
        #expect(!drag.isAccepted)
    }

    @Test("Without a drop delegate, the delegate limits where an item is moved")
    func limitedReordering() throws {
        let items = DragDropItems(["a", "b", "c", "d", "e", "f"])
        items.canMove = true
        items.limit = 3
        let (stage, view) = try show(items, hasDropDelegate: false)
        stage.mouseDrag(from: middle(0), to: middle(5))
        try stage.settle()
        #expect(items.titles == ["b", "c", "d", "a", "e", "f"] && titles(view) == items.titles)
    }

    @Test("Without a drop delegate, a diffable data source reorders items with its handlers")
    func diffableReordering() throws {
        let stage = Stage(size: CGSize(width: 240, height: 300))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 240, height: 300), collectionViewLayout: layout)
        view.register(TitleCell.self, forCellWithReuseIdentifier: "item")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, title in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            (cell as? TitleCell)?.title = title
            return cell
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        var final: [String] = []
        source.reorderingHandlers.didReorder = { final = $0.finalSnapshot.itemIdentifiers }
        let items = DragDropItems(["a", "b", "c", "d"])
        view.dragDelegate = items
        stage.show(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items.titles)
        source.apply(snapshot, animatingDifferences: false)
        try stage.settle()
        stage.mouseDrag(from: middle(3), to: middle(1))
        try stage.settle()
        #expect(final == ["a", "d", "b", "c"] && titles(view) == final)
        #expect(source.snapshot().itemIdentifiers == final)
    }

    @Test("The gap in a column of items of different heights is as high as the dragged item")
    func columnGap() throws {
        let items = DragDropItems(["a", "b", "c", "d"])
        items.heights = ["a": 80, "b": 40, "c": 30, "d": 60]
        let (stage, view) = try show(items)
        func frames() -> [String: ClosedRange<CGFloat>] {
            var frames: [String: ClosedRange<CGFloat>] = [:]
            for case let cell as TitleCell in view.visibleCells {
                frames[cell.title] = cell.frame.minY...cell.frame.maxY
            }
            return frames
        }
        let natural: [String: ClosedRange<CGFloat>] = ["a": 0...80, "b": 80...120, "c": 120...150, "d": 150...210]
        #expect(frames() == natural)
        func middle(_ y: CGFloat) -> CGPoint { CGPoint(x: 120, y: y) }
        send(stage, .entered, middle(40))
        send(stage, .pressed(.left), middle(40))
        send(stage, .moved, middle(135))
        stage.advance(by: 0.5)
        #expect(frames() == ["b": 0...40, "c": 40...70, "a": 70...150, "d": 150...210])
        send(stage, .moved, middle(280))
        stage.advance(by: 0.5)
        #expect(frames() == ["b": 0...40, "c": 40...70, "d": 70...130, "a": 130...210])
        try stage.key("escape")
        send(stage, .released(.left), middle(280))
        try stage.settle()
        #expect(frames() == natural)
        // Upwards.
        send(stage, .moved, middle(180))
        send(stage, .pressed(.left), middle(180))
        send(stage, .moved, middle(100))
        stage.advance(by: 0.5)
        #expect(frames() == ["a": 0...80, "d": 80...140, "b": 140...180, "c": 180...210])
        send(stage, .released(.left), middle(100))
        try stage.settle()
        #expect(items.titles == ["a", "d", "b", "c"])
        // The size of another application's item isn't known.
        let drag = stage.dragFromElsewhere(["text/plain": Data("new".utf8)])
        drag.move(to: middle(100))
        stage.advance(by: 0.5)
        #expect(frames() == ["a": 0...80, "d": 140...200, "b": 200...240, "c": 240...270])
        drag.leave()
        try stage.settle()
        #expect(frames() == ["a": 0...80, "d": 80...140, "b": 140...180, "c": 180...210])
    }

    @Test("An empty view receives items")
    func empty() throws {
        let items = DragDropItems([])
        items.operation = .copy
        let (stage, view) = try show(items)
        let drag = stage.dragFromElsewhere(["text/plain": Data("new".utf8)])
        drag.move(to: CGPoint(x: 100, y: 100))
        drag.drop()
        try stage.settle()
        #expect(items.titles == ["new"] && titles(view) == ["new"])
    }
}

/// A data source whose items are dragged and dropped.
@MainActor
private final class DragDropItems: UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UICollectionViewDelegateFlowLayout
{
    /// The heights of the items, which then form a column.
    var heights: [String: CGFloat] = [:]
    var canMove = false
    /// The last item to which another one is moved.
    var limit: Int?
    var titles: [String]
    var operation = UIDropOperation.move
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var usesPlaceholder = false
    private(set) var log: [String] = []
    private(set) var contexts: [any UICollectionViewDropPlaceholderContext] = []

    init(_ titles: [String]) {
        self.titles = titles
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        titles.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? TitleCell)?.title = titles[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: titles[indexPath.item]))
        item.localObject = titles[indexPath.item]
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        heights[titles[indexPath.item]].map { CGSize(width: 240, height: $0) } ?? CGSize(width: 60, height: 60)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
        titles.insert(titles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath origin: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposal: IndexPath
    ) -> IndexPath {
        IndexPath(item: min(proposal.item, limit ?? proposal.item), section: proposal.section)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        log.append("drag end")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        log.append("drop end")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: operation, intent: intent)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(item: titles.count, section: 0)
        log.append("drop \(destination.item) of \(coordinator.items.map { $0.sourceIndexPath?.item ?? -1 })")
        guard coordinator.proposal.intent != .insertIntoDestinationIndexPath, let item = coordinator.items.first else {
            for item in coordinator.items {
                coordinator.drop(
                    item.dragItem, intoItemAt: destination, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
            }
            return
        }
        if usesPlaceholder {
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: destination, reuseIdentifier: "item")
            placeholder.cellUpdateHandler = { ($0 as? TitleCell)?.title = "loading" }
            contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            return
        }
        let title = item.dragItem.localObject as? String ?? "new"
        collectionView.performBatchUpdates { [self] in
            if let source = item.sourceIndexPath {
                titles.remove(at: source.item)
                collectionView.deleteItems(at: [source])
            }
            titles.insert(title, at: destination.item)
            collectionView.insertItems(at: [destination])
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}
