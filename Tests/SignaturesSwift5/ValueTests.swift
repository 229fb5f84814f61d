// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitTesting

@Suite("Source for iOS: values")
struct ValueTests {
    @Test("Colors, fonts, images, and paths are made on any thread")
    func values() async {
        let (font, code, star, leaf) = await Task.detached {
            (Style.title, Style.code, Style.star, Style.leaf)
        }.value
        #expect(font.pointSize == 28 && code?.pointSize == 13 && star != nil && leaf == nil)
        #expect(Style.border().alpha == UIColor.separator.withAlphaComponent(0.5).cgColor.alpha)
        #expect(Style.heading("Birds").size().height > 20)
        #expect(Style.arrow(in: CGRect(x: 0, y: 0, width: 40, height: 10)).bounds.width == 40)
    }

    @Test("Names that Linux lacks exist")
    func words() {
        #expect(Words.count == 3 && Words.beginning(with: "r") as? [String] == ["Robin", "Rook"])
        #expect(Words.seconds {} >= 0)
        #expect(Words.greeting("Wren") == "Hello, Wren")
        #expect(Words.count(2) == "2 of our birds")
    }

    @MainActor
    @Test("Buttons without a configuration have the metrics of iOS")
    func buttons() {
        let view = OldButtonView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.button.titleLabel?.font.pointSize == 18 && view.system.titleLabel?.font.pointSize == 15)
        #expect(view.button.intrinsicContentSize.height == 34 && view.system.intrinsicContentSize.height == 30)
        #expect(view.info.currentImage != nil)
        #expect(view.button.currentTitleColor == .white)
    }

    @MainActor
    @Test("Methods of delegates are the protocol's own, so that they are called through it")
    func delegates() throws {
        let shortcuts = ShortcutDelegate()
        let stage = Stage(delegate: shortcuts)
        defer { stage.end() }
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        var results: [Bool] = []
        let delegate: any UIApplicationDelegate = shortcuts
        delegate.application(stage.application, performActionFor: item) { results.append($0) }
        #expect(shortcuts.performed == ["new"] && results == [true])

        let split = PaneController()
        split.viewControllers = [UIViewController(), UIViewController()]
        split.loadViewIfNeeded()
        let asked = try #require(split.delegate)
        #expect(
            asked.splitViewController(
                split, collapseSecondary: split.viewControllers[1], onto: split.viewControllers[0]))
    }

    #if !swift(>=6)
        @MainActor
        @Test("Classes that belong to no actor use views")
        func presenter() {
            let label = UILabel()
            var presenter: BirdPresenter? = BirdPresenter(label: label)
            presenter?.show("Wren")
            #expect(label.text == "Wren" && label.numberOfLines == 0 && presenter?.views.count == 1)
            #expect(presenter?.tableView(UITableView(), numberOfRowsInSection: 0) == 1)
            let parent = UIView()
            presenter?.views.forEach(parent.addSubview)
            presenter = nil
            #expect(parent.subviews.isEmpty)
        }
    #endif
}
