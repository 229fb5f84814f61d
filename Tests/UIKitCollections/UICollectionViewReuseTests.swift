// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Reuse of collection view cells")
@MainActor
struct UICollectionViewReuseTests {
    private let log = CollectionLog(sections: 1, items: 1_000)

    private func cells(in view: UICollectionView) -> [TitleCell] { view.subviews.compactMap { $0 as? TitleCell } }

    @Test("A cell whose item scrolls out of sight stays in the collection view, hidden, until it shows another item")
    func parking() {
        let (stage, view) = UICollectionView.onStage(log)
        view.contentOffset.y = 30
        stage.advance(by: 0)
        let first = Set(cells(in: view))
        for offset in stride(from: CGFloat(60), to: 3_000, by: 30) {
            view.contentOffset.y = offset
            stage.advance(by: 0)
            #expect(cells(in: view).count { !$0.isHidden } == view.visibleCells.count)
            #expect(view.visibleCells.allSatisfy { $0.frame.intersects(view.bounds) })
        }
        #expect(Set(cells(in: view)) == first, "no cell was added or removed")
    }

    private func animations(below layer: CALayer) -> Int {
        (layer.animationKeys()?.count ?? 0) + (layer.sublayers ?? []).map { animations(below: $0) }.reduce(0, +)
    }

    @Test("An animation of an item's cell ends with the item, and one that repeats forever goes on")
    func animation() throws {
        let (stage, view) = UICollectionView.onStage(log)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        UIView.animate(withDuration: 10) { cell.contentView.alpha = 0.5 }
        let indicator = UIActivityIndicatorView(style: .medium)
        cell.contentView.addSubview(indicator)
        indicator.startAnimating()
        let pulse = CABasicAnimation(keyPath: "cornerRadius")
        pulse.toValue = 4
        pulse.repeatCount = .infinity
        cell.contentView.layer.add(pulse, forKey: "pulse")
        stage.advance(by: 1)
        view.contentOffset.y = 70
        stage.advance(by: 0)
        #expect(cell.isHidden && cell.contentView.layer.animationKeys() == ["pulse"])
        #expect(animations(below: indicator.layer) > 0)
    }

    @Test("A cell dequeued outside of the layout is in no view")
    func measuring() {
        let (stage, view) = UICollectionView.onStage(log)
        view.contentOffset.y = 90
        stage.advance(by: 0)
        view.contentOffset.y = 60
        stage.advance(by: 0)
        let parked = cells(in: view).filter(\.isHidden)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
        #expect(parked.contains { $0 === cell } && cell.superview == nil && !cell.isHidden)
    }

    @Test("A touch in an item's cell is canceled when the item scrolls out of sight")
    func touch() throws {
        let (stage, view) = UICollectionView.onStage(log)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var events: [String] = []
        button.addAction(UIAction { _ in view.contentOffset.y = 1_000 }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("up") }, for: [.touchUpInside, .touchUpOutside])
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        cell.contentView.addSubview(button)
        stage.press(at: CGPoint(x: 25, y: 25), for: 0.3)
        #expect(!view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)) && events == ["cancel"])
    }
}
