// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitDragDrop
import UIKitTesting

@Suite("Collection views: spring loading")
@MainActor
struct CollectionSpringLoadingTests {
    private final class Folders: UICollectionViewDataSource, UICollectionViewDelegate {
        var opened: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            opened.append(indexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.item != 1 }
    }

    @Test("An item is selected when items rest above it, if the collection view and its delegate allow it")
    func resting() {
        let folders = Folders()
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = folders
        view.delegate = folders
        stage.show(view)
        stage.advance(by: 0)
        #expect(!view.isSpringLoaded)
        view.isSpringLoaded = true
        let drag = stage.dragFromElsewhere(["text/plain": Data()])
        drag.move(to: view.place(of: 0))
        stage.advance(by: 3)
        #expect(folders.opened == [0] && view.isSpringLoaded)
        drag.move(to: view.place(of: 1))
        stage.advance(by: 3)
        drag.move(to: view.place(of: 2))
        stage.advance(by: 3)
        #expect(folders.opened == [0, 2])
        drag.leave()
    }
}
