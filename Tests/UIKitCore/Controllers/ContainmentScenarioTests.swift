// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The additional requirements for a child of a `Shelf`.
@MainActor
private protocol ShelfContent {
    var shelfTitle: String { get }
}

/// A container as an application implements it, with public API only.
private final class Shelf: UIViewController {
    let area = CGRect(x: 20, y: 30, width: 200, height: 100)

    /// Shows only content that conforms to the shelf's protocol, which the compiler enforces.
    func display(_ content: any UIViewController & ShelfContent) {
        addChild(content)
        content.view.frame = area
        view.addSubview(content.view)
        content.didMove(toParent: self)
        title = content.shelfTitle
    }

    func hide(_ content: UIViewController) {
        content.willMove(toParent: nil)
        content.view.removeFromSuperview()
        content.removeFromParent()
    }
}

/// Records its containment and appearance callbacks, and its view's position in them.
private final class Book: UIViewController, ShelfContent {
    var lines: [String] = []
    var shelfTitle: String { "Book" }
    private(set) lazy var index: [String] = {
        lines.append("index")
        return ["a", "b"]
    }()

    private var place: String { viewIfLoaded?.superview == nil ? "outside" : "\(Int(view.frame.width)) wide" }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        lines.append("will \(parent == nil ? "leave" : "join"), \(place)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        lines.append("did \(parent == nil ? "leave" : "join"), \(place)")
    }

    override func viewWillAppear(_ animated: Bool) { lines.append("comes") }
    override func viewDidAppear(_ animated: Bool) { lines.append("came") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("goes") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("went") }
}

@MainActor
@Suite("Custom containers")
struct ContainmentScenarioTests {
    private func shown() -> (Stage, Shelf) {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let shelf = Shelf(nibName: nil, bundle: nil)
        stage.show(shelf)
        return (stage, shelf)
    }

    @Test("S-VC-21 Adding the view of a controller that isn't a child logs a warning")
    func loose() {
        let (stage, shelf) = shown()
        defer { stage.end() }
        let forgotten = Book(nibName: nil, bundle: nil)
        shelf.view.addSubview(forgotten.view)
        #expect(forgotten.isLoose && !shelf.isLoose)
        forgotten.view.removeFromSuperview()
        #expect(!forgotten.isLoose)
        shelf.display(forgotten)
        #expect(!forgotten.isLoose)
    }

    @Test("S-VC-34 A lazy property is created once")
    func lazily() {
        let book = Book(nibName: nil, bundle: nil)
        #expect(book.lines == [])
        #expect(book.index == ["a", "b"] && book.index.count == 2)
        #expect(book.lines == ["index"])
    }

    @Test("S-VC-93 The hierarchy of controllers mirrors that of their views")
    func mirror() {
        let (stage, shelf) = shown()
        defer { stage.end() }
        let (first, second) = (Book(nibName: nil, bundle: nil), Book(nibName: nil, bundle: nil))
        shelf.display(first)
        shelf.display(second)
        #expect(shelf.children == [first, second] && first.parent === shelf && second.parent === shelf)
        #expect(first.view.superview === shelf.view && first.children.isEmpty)
        #expect(first.next === shelf.view)
    }

    @Test("S-VC-97 S-VC-107 A child is notified before it joins, has its view added, and is notified after")
    func adding() {
        let (stage, shelf) = shown()
        let book = Book(nibName: nil, bundle: nil)
        shelf.display(book)
        stage.advance(by: 0.1)
        #expect(book.lines == ["will join, outside", "comes", "did join, 200 wide", "came"])
        #expect(book.view.frame == shelf.area)
    }

    @Test("S-VC-98 S-VC-108 A child is notified before it leaves, has its view removed, and is notified after")
    func removing() {
        let (stage, shelf) = shown()
        let book = Book(nibName: nil, bundle: nil)
        shelf.display(book)
        stage.advance(by: 0.1)
        book.lines = []
        shelf.hide(book)
        #expect(book.lines == ["will leave, 200 wide", "goes", "went", "did leave, outside"])
        #expect(book.parent == nil && shelf.children.isEmpty && book.view.window == nil)
    }

    @Test("S-VC-103 A container can state requirements for its children in a parameter type")
    func typed() {
        let (stage, shelf) = shown()
        defer { stage.end() }
        let content: any UIViewController & ShelfContent = Book(nibName: nil, bundle: nil)
        shelf.display(content)
        #expect(shelf.title == "Book")
        #expect(!(UIViewController(nibName: nil, bundle: nil) is any ShelfContent))
    }

    @Test("If a thousand controllers are pushed in one run-loop iteration, only the last one's view is loaded")
    func thousand() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
        stage.show(stack)
        let pushed = (0..<1000).map { _ in UIViewController(nibName: nil, bundle: nil) }
        for controller in pushed { stack.pushViewController(controller, animated: false) }
        try stage.settle()
        #expect(pushed.filter(\.isViewLoaded) == pushed.suffix(1))
        #expect(stack.viewControllers.count == 1001)
    }
}
