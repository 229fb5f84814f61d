// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views: context menus")
@MainActor
struct CollectionMenusTests {
    @Test("A menu at a selected item refers to all selected items, one elsewhere to that item or none")
    func subjects() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        for item in [1, 2, 5] {
            view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        for point in [view.place(of: 2), view.place(of: 7), CGPoint(x: 10, y: 10)] {
            stage.click(at: point, secondary: true)
            try stage.settle()
            view.contextMenuInteraction?.dismissMenu()
            try stage.settle()
        }
        #expect(board.menuPaths.map { $0.map(\.item) } == [[1, 2, 5], [7], []])
        #expect(board.take() == Array(repeating: ["menu appears", "menu ends"], count: 3).flatMap { $0 })
        #expect(view.selectedItems == [1, 2, 5])
    }

    @Test("The Menu key and Shift+F10 open the menu of the focused item")
    func keys() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        stage.click(at: view.place(of: 6))
        for key in ["menu", "shift+f10"] {
            try stage.key(key)
            try stage.settle()
            try stage.key("return")
            try stage.settle()
        }
        #expect(board.take().filter { $0.hasPrefix("menu [") } == ["menu [6]", "menu [6]"])
    }

    @Test("A long press lifts the cell")
    func touch() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        stage.press(at: view.place(of: 5), for: 1)
        try stage.settle()
        #expect(view.contextMenuInteraction?.menuAppearance == .rich)
        #expect(board.menuPaths.last?.map(\.item) == [5])
    }

    private final class Editing: UICollectionViewDataSource, UICollectionViewDelegate {
        var performed: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
        ) -> Bool { indexPath.item != 1 }

        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == "copy:" }

        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) {
            performed.append("\(action == "copy:" ? "copy" : "other") \(indexPath.item)")
        }
    }

    @Test("An item without a context menu has one with the editing commands that the delegate allows")
    func editing() throws {
        let source = Editing()
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.delegate = source
        stage.show(view)
        stage.advance(by: 0)
        for item in 0...2 {
            stage.click(at: view.place(of: item))
            try stage.key("menu")
            try stage.settle()
            try stage.key("return")
            try stage.settle()
        }
        #expect(source.performed == ["copy 0", "copy 2"])
    }
}
