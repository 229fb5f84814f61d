// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import WindowingHeadless

/// Records changes of the editing mode.
private final class Card: UIViewController {
    var lines: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        lines.append("\(editing ? "edit" : "done") \(isEditing) \(animated)")
    }
}

@MainActor
private func titled(_ title: String?) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}

@MainActor
@Suite("Showing view controllers")
struct UIViewControllerShowingTests {
    // MARK: - Editing

    @Test("S-VC-88 S-VC-89 The edit button calls setEditing and shows the action in its title")
    func editButton() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let card = Card()
        stage.show(UINavigationController(rootViewController: card))
        try stage.tap("Edit")
        #expect(card.isEditing && card.lines == ["edit true true"])
        #expect(card.editButtonItem.style == .done)
        try stage.expectNot("Edit")
        try stage.tap("Done")
        #expect(card.lines == ["edit true true", "done false true"])
        card.isEditing = true
        #expect(card.lines.last == "edit true false")
        #expect(card.editButtonItem === card.navigationItem.rightBarButtonItem)
        try stage.expect("Done")
    }

    @Test("An edit button created during editing is titled Done")
    func editButtonWhileEditing() {
        let controller = UIViewController()
        controller.isEditing = true
        #expect(controller.editButtonItem.title == "Done")
        controller.isEditing = false
        #expect(controller.editButtonItem.title == "Edit" && controller.editButtonItem.style == .plain)
    }

    // MARK: - Showing

    @Test("A navigation controller shows controllers, and without a container they are presented")
    func showing() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let (root, next, detail) = (titled("Root"), titled("Next"), titled("Detail"))
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        #expect(root.targetViewController(forAction: UIViewController.showAction, sender: nil) === navigation)
        #expect(root.targetViewController(forAction: UIViewController.showDetailAction, sender: nil) == nil)
        root.show(next, sender: nil)
        try stage.settle()
        #expect(navigation.topViewController === next)
        next.showDetailViewController(detail, sender: nil)
        try stage.settle()
        #expect(next.presentedViewController === detail && detail.viewIfLoaded?.window != nil)
        let further = titled("Further")
        detail.show(further, sender: nil)
        try stage.settle()
        #expect(detail.presentedViewController === further)
        #expect(navigation.viewControllers == [root, next])
    }

    @Test("Controllers that can't be shown are ignored")
    func showingOutsideOfWindows() {
        let controller = UIViewController()
        controller.show(UIViewController(), sender: nil)
        controller.show(controller, sender: nil)
        #expect(controller.presentedViewController == nil)
    }

    @Test("The visible controller of a stack is the last one presented over it")
    func visible() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let (root, sheet, second) = (titled("Root"), titled("Sheet"), titled("Second"))
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        #expect(navigation.visibleViewController === root)
        root.present(sheet, animated: false)
        #expect(navigation.visibleViewController === sheet && navigation.topViewController === root)
        sheet.present(second, animated: false)
        #expect(navigation.visibleViewController === second)
        root.dismiss(animated: false)
        try stage.settle()
        #expect(navigation.visibleViewController === root)
        #expect(UINavigationController().visibleViewController == nil)
    }

    // MARK: - Titles

    @Test("The window's title is that of the stack's top, through tabs and splits without titles")
    func windowTitles() throws {
        let stage = Stage(size: CGSize(width: 800, height: 500), scale: 0.5)
        func name() -> String? { stage.system.windows.last?.title }
        let navigation = UINavigationController(rootViewController: titled("Letters"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, titled("Numbers")]
        stage.show(tabs)
        #expect(name() == "Letters")
        let deep = titled(nil)
        navigation.pushViewController(deep, animated: true)
        try stage.settle()
        #expect(name() == "Letters")
        deep.navigationItem.title = "A"
        #expect(name() == "A")
        deep.title = "B"
        #expect(name() == "B")
        navigation.popViewController(animated: true)
        try stage.settle()
        #expect(name() == "Letters")
        tabs.selectedIndex = 1
        #expect(name() == "Numbers")
        tabs.title = "Signs"
        #expect(name() == "Signs")
        let split = UISplitViewController(style: .doubleColumn)
        split.viewControllers = [titled("List"), titled("Detail")]
        stage.window.rootViewController = split
        stage.advance(by: 1)
        #expect(name() == "Detail")
        stage.resize(to: CGSize(width: 360, height: 500))
        split.show(.primary)
        stage.advance(by: 1)
        #expect(name() == "List")
    }
}
