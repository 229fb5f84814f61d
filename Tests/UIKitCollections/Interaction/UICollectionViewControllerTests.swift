// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection view controllers")
@MainActor
struct UICollectionViewControllerTests {
    private final class Trees: UICollectionViewController, UIDataSourceModelAssociation {
        var names = (0..<200).map { "tree \($0)" }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(TitleCell.self, forCellWithReuseIdentifier: "item")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? TitleCell)?.title = names[indexPath.item]
            return cell
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            let next = UIViewController()
            next.title = names[indexPath.item]
            navigationController?.pushViewController(next, animated: true)
        }

        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }

        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
        }
    }

    @Test("The controller's view is its collection view, with the controller as data source and delegate")
    func making() {
        let layout = UICollectionViewFlowLayout()
        let controller = Trees(collectionViewLayout: layout)
        #expect(!controller.isViewLoaded && controller.collectionViewLayout === layout)
        let view = controller.collectionView
        #expect(controller.view === view && view?.collectionViewLayout === layout)
        #expect(view?.dataSource === controller && view?.delegate === controller)
        controller.setEditing(true, animated: false)
        #expect(view?.isEditing == true)
    }

    @Test("The selection is cleared as the controller appears again, unless that is turned off")
    func clearing() throws {
        for clears in [true, false] {
            let controller = Trees(collectionViewLayout: UICollectionViewFlowLayout())
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = UINavigationController(rootViewController: controller)
            let stage = Stage(size: CGSize(width: 320, height: 480))
            stage.show(navigation)
            stage.tap(at: controller.collectionView.place(of: 6))
            try stage.settle()
            #expect(navigation.topViewController?.title == "tree 6")
            navigation.popViewController(animated: true)
            try stage.settle()
            #expect(controller.collectionView.selectedItems == (clears ? [] : [6]))
        }
    }

    @Test("The scroll position is restored to the same item, although items were added before it")
    func restoration() throws {
        let first = Trees(collectionViewLayout: UICollectionViewFlowLayout())
        let stage = Stage(size: CGSize(width: 320, height: 480))
        stage.show(first)
        first.collectionView.contentOffset.y = 733
        stage.advance(by: 0)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        first.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        let second = Trees(collectionViewLayout: UICollectionViewFlowLayout())
        second.names = (0..<10).map { "new \($0)" } + second.names
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        second.decodeRestorableState(with: coder)
        stage.show(second)
        stage.advance(by: 0)
        // Ten items more are two lines of 60 points more.
        #expect(abs(second.collectionView.contentOffset.y - 853) < 0.01)
    }
}
