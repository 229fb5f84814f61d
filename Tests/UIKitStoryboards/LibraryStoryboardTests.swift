// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitStoryboards
import UIKitTables
import UIKitTesting
import UIKitText

@MainActor
@Suite("A library's storyboard", .serialized)
struct LibraryStoryboardTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))

    init() { Trace.calls = [] }

    private func tabs() throws -> LibraryTabs {
        let storyboard = UIStoryboard(name: "Library", bundle: UIFiles.bundle)
        let tabs = try #require(storyboard.instantiateInitialViewController() as? LibraryTabs)
        stage.show(tabs)
        try stage.settle()
        return tabs
    }

    private func authorsSplit() throws -> AuthorsSplit {
        let storyboard = UIStoryboard(name: "Library", bundle: UIFiles.bundle)
        let split = try #require(storyboard.instantiateViewController(withIdentifier: "Authors") as? AuthorsSplit)
        stage.show(split)
        try stage.settle()
        return split
    }

    private func book(_ tabs: UITabBarController) throws -> (UINavigationController, BookController) {
        try stage.tap("Kim")
        try stage.settle()
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        return (navigation, try #require(navigation.topViewController as? BookController))
    }

    @Test("The files have no mistakes", arguments: ["Library", "Reader", "Settings"])
    func validation(name: String) throws {
        let path = try #require(UIFiles.bundle?.path(forResource: name, ofType: "storyboard"))
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(try InterfaceValidator.messages(about: bytes, named: name) == [])
    }

    // MARK: - References

    @Test("Tabs are controllers of this file and of others, by their identifier or the initial one")
    func references() throws {
        let tabs = try tabs()
        let controllers = try #require(tabs.viewControllers)
        #expect(controllers.count == 3)
        #expect((controllers[0] as? UINavigationController)?.topViewController is ShelfController)
        #expect(controllers[1] is SearchController && controllers[1].tabBarItem.title == "Search")
        #expect((controllers[2] as? UINavigationController)?.topViewController is SettingsController)
        #expect(controllers[1].storyboard !== tabs.storyboard && controllers[1].storyboard != nil)
        #expect(!controllers[1].isViewLoaded)
    }

    @Test("A reference in a segue creates its controller when the segue is performed, in the other file's storyboard")
    func referenceInSegue() throws {
        let (navigation, book) = try book(tabs())
        Trace.calls = []
        try stage.tap("Read")
        try stage.settle()
        #expect(Trace.taken() == ["BookController: Read to ReaderPages"])
        let reader = try #require(navigation.tabBarController?.presentedViewController as? UINavigationController)
        #expect(reader.modalPresentationStyle == .fullScreen && reader.modalTransitionStyle == .crossDissolve)
        #expect(reader.storyboard !== book.storyboard)
        #expect(navigation.topViewController === book)
    }

    @Test("A reference to a missing file or scene does nothing, or shows an empty controller, and is no crash")
    func missingReferences() throws {
        let (navigation, book) = try book(tabs())
        book.performSegue(withIdentifier: "Lost", sender: nil)
        try stage.settle()
        #expect(navigation.topViewController === book)
        book.performSegue(withIdentifier: "Void", sender: nil)
        try stage.settle()
        #expect(navigation.topViewController.map { type(of: $0) == UIViewController.self } == true)
    }

    @Test("Storyboards that refer to each other without end are reported, and nothing is created")
    func circularReferences() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("circular-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, other) in [("One", "Two"), ("Two", "One")] {
            try Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n"><scenes>
                <scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController"><connections>
                <segue destination="p" kind="relationship" relationship="rootViewController" id="s"/></connections>
                </navigationController></objects></scene>
                <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="\(other)" id="p"
                sceneMemberID="viewController"/></objects></scene></scenes></document>
                """.utf8
            ).write(to: folder.appendingPathComponent("\(name).storyboard"))
        }
        let storyboard = UIStoryboard(name: "One", bundle: Bundle(path: folder.path))
        var depth = 0
        var next = storyboard.instantiateInitialViewController()
        while let navigation = next as? UINavigationController {
            depth += 1
            next = navigation.viewControllers.first
        }
        #expect((1...3).contains(depth))
    }

    // MARK: - Shelf

    @Test("Two kinds of items, pinned headers, and footers come from the design")
    func shelf() throws {
        let shelf = try #require((tabs().selectedViewController as? UINavigationController)?.topViewController)
        let view = try #require((shelf as? ShelfController)?.collectionView)
        #expect((view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds == true)
        let banner = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let first = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(banner.backgroundColor == .systemTeal && first.layer.cornerRadius == 10)
        #expect(first.bounds.size == CGSize(width: 108, height: 150))
        try stage.expect("On the shelf")
        try stage.expect("Books are sorted by title.")
    }

    @Test("A cell's segue shows its book, whose toolbar and back button are those of the design")
    func show() throws {
        let (navigation, book) = try book(tabs())
        #expect(
            Trace.taken() == [
                "ShelfController: ShowBook to BookController", "BookController: Similar to SimilarController",
            ])
        try stage.expect("Kim")
        #expect(book.buttons.map { $0.configuration?.title } == ["Read", "Sample", "Lend"])
        #expect(book.toolbarItems?.count == 3 && book.hidesBottomBarWhenPushed)
        #expect(navigation.viewControllers.first?.navigationItem.backBarButtonItem == nil)
        #expect(book.navigationItem.backBarButtonItem?.title == "Back")
    }

    @Test("The edit button of the system sends its action, and popovers are anchored at their items")
    func items() throws {
        let tabs = try tabs()
        try stage.tap("Edit")
        #expect(Trace.taken() == ["toggle layout"])
        try stage.tap("Organize")
        try stage.settle()
        let sort = try #require(tabs.presentedViewController as? UITableViewController)
        #expect(sort.modalPresentationStyle == .popover && sort.preferredContentSize.width == 260)
        #expect(sort.popoverPresentationController?.permittedArrowDirections == .up)
        try stage.tap("Author")
        try stage.settle()
        #expect(tabs.presentedViewController == nil)
        let shelf = (tabs.selectedViewController as? UINavigationController)?.topViewController as? ShelfController
        #expect(shelf?.sorting == "SortByAuthor")
    }

    @Test("Objects of the scene serve a picker view, and both buttons of the form unwind to the shelf")
    func adding() throws {
        let tabs = try tabs()
        for (button, identifier) in [("Cancel", "AddCancel"), ("Save", "AddSave")] {
            try stage.tap("Add")
            try stage.settle()
            #expect(tabs.presentedViewController?.modalPresentationStyle == .formSheet)
            try stage.expect("Novel")
            try stage.tap(button)
            try stage.settle()
            #expect(tabs.presentedViewController == nil && Trace.calls.last == "finished \(identifier)")
        }
    }

    // MARK: - Book

    @Test("A custom segue performs itself, and unwinding returns from it", arguments: ["LendBack", "LendDone"])
    func custom(end: String) throws {
        let (_, book) = try book(tabs())
        Trace.calls = []
        try stage.tap("Lend")
        #expect(Trace.taken() == ["BookController: Lend to LibraryController", "fade"])
        try stage.settle()
        let lend = try #require(book.tabBarController?.presentedViewController)
        lend.performSegue(withIdentifier: end, sender: nil)
        try stage.settle()
        #expect(book.tabBarController?.presentedViewController == nil && book.ends == [end])
    }

    @Test("A popover at a button is as large as its controller prefers")
    func popover() throws {
        // In narrower windows it is a sheet.
        stage.resize(to: CGSize(width: 800, height: 800))
        let (_, book) = try book(tabs())
        try stage.tap("Sample")
        try stage.settle()
        let sample = try #require(book.tabBarController?.presentedViewController)
        #expect(sample.popoverPresentationController?.sourceView === book.buttons[1])
        #expect(sample.view.bounds.size == CGSize(width: 240, height: 150))
        sample.performSegue(withIdentifier: "SampleDone", sender: nil)
        try stage.settle()
        #expect(book.tabBarController?.presentedViewController == nil && book.ends == ["SampleDone"])
    }

    @Test("A push segue leads to another file, and an unwind segue of the toolbar pops to the shelf")
    func pushing() throws {
        let (navigation, book) = try book(tabs())
        book.performSegue(withIdentifier: "Notes", sender: nil)
        try stage.settle()
        #expect(navigation.topViewController?.title == "Notes" && navigation.viewControllers.count == 3)
        navigation.popViewController(animated: false)
        try stage.settle()
        book.performSegue(withIdentifier: "Remove", sender: nil)
        try stage.settle()
        let shelf = try #require(navigation.viewControllers.first as? ShelfController)
        #expect(navigation.viewControllers.count == 1 && shelf.removals == 1)
    }

    @Test("Embedded books exist with their parent, and a gesture recognizer of the scene sends its action")
    func embedding() throws {
        let (_, book) = try book(tabs())
        let similar = try #require(book.children.first as? SimilarController)
        #expect(similar.view.superview?.bounds.height == 120)
        #expect(similar.collectionView.visibleCells.count >= 4)
        #expect(book.view.gestureRecognizers?.contains { $0 is UISwipeGestureRecognizer } == true)
    }

    @Test("A presentation that isn't animated is there at once")
    func unanimated() throws {
        let (_, book) = try book(tabs())
        try stage.tap("Quick look")
        let look = try #require(book.tabBarController?.presentedViewController)
        #expect(look.title == "Lend" && look.modalTransitionStyle == .flipHorizontal && !look.isBeingPresented)
    }

    // MARK: - Authors

    @Test("The rows of a split view show their details in the other column, and their accessories a form")
    func authors() throws {
        stage.resize(to: CGSize(width: 1_000, height: 700))
        let split = try authorsSplit()
        #expect(split.style == .doubleColumn)
        try stage.tap("James Joyce")
        try stage.settle()
        let detail = try #require(split.viewController(for: .secondary) as? UINavigationController)
        #expect((detail.topViewController as? AuthorController)?.name == "James Joyce")
        #expect(Trace.taken() == ["AuthorsController: ShowAuthor to AuthorController"])
        let list = try #require(
            (split.viewController(for: .primary) as? UINavigationController)?.topViewController as? AuthorsController)
        #expect(list.tableView.refreshControl != nil && list.tableView.tableHeaderView?.bounds.height == 56)
        #expect(!list.clearsSelectionOnViewWillAppear)
    }

    @Test("In a narrow window the columns are a stack, which begins with the details")
    func narrowAuthors() throws {
        _ = try authorsSplit()
        try stage.expect("1850 – 1920")
        try stage.tap("Authors")
        try stage.settle()
        try stage.tap("Jane Austen")
        try stage.settle()
        try stage.expect("1850 – 1920")
    }

    // MARK: - Reader

    @Test("A page view controller has the transition and spacing of the file, and its pages are other scenes")
    func reader() throws {
        let storyboard = UIStoryboard(name: "Reader", bundle: UIFiles.bundle)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        stage.show(navigation)
        try stage.settle()
        let pages = try #require(navigation.topViewController as? ReaderPages)
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .horizontal)
        let page = try #require(pages.viewControllers?.first as? ReaderPage)
        #expect(page.textView?.text == "A long text\nin two lines." && page.textView?.isEditable == false)
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
        try stage.settle()
        #expect((pages.viewControllers?.first as? ReaderPage)?.number == 2)
        try stage.expect("Page 2")
        try stage.tap("Aa")
        try stage.settle()
        #expect(Trace.calls.last == "ReaderPages: Look to LibraryController")
    }

    @Test("Reading ends with an unwind segue whose action is in another file's controller")
    func readerEnds() throws {
        let (_, book) = try book(tabs())
        try stage.tap("Read")
        try stage.settle()
        try stage.tap("Done")
        try stage.settle()
        #expect(book.ends == ["ReadingDone"] && book.tabBarController?.presentedViewController == nil)
    }

    @Test("A search bar and a table with a background view work in a controller that is no table view controller")
    func search() throws {
        let tabs = try tabs()
        tabs.selectedIndex = 1
        try stage.settle()
        try stage.expect("Nothing found")
        let search = try #require(tabs.selectedViewController as? SearchController)
        let bar = try #require(search.view.subviews.first { $0 is UISearchBar } as? UISearchBar)
        #expect(bar.scopeButtonTitles == ["Books", "Authors"] && bar.showsScopeBar)
        bar.delegate?.searchBar(bar, textDidChange: "u")
        try stage.settle()
        #expect(search.tableView?.numberOfRows(inSection: 0) == 3)
        try stage.tap("Ulysses")
        try stage.settle()
        #expect(Trace.calls.last == "SearchController: Result to LibraryController")
    }
}
