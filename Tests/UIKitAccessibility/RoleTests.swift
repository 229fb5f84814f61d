// SPDX-License-Identifier: MIT
import AccessibilityTree
import Foundation
import Testing
import UIKitAccessibility
import UIKitCore
import UIKitTesting
import UIKitText

@Suite(.serialized)
@MainActor
struct RoleTests {
    private func show(_ views: [UIView], on stage: Stage) {
        let root = UIView(frame: stage.window.bounds)
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 10, y: 10 + CGFloat(index) * 40, width: 200, height: 34)
            root.addSubview(view)
        }
        stage.show(root)
    }

    @Test("Controls have roles, ranges, and states without help from the application")
    func controls() throws {
        let stage = Stage(size: CGSize(width: 400, height: 700))
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.value = 0.25
        let stepper = UIStepper()
        stepper.value = 3
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        let progress = UIProgressView()
        progress.progress = 0.5
        let busy = UIActivityIndicatorView()
        busy.startAnimating()
        let field = UITextField()
        field.placeholder = "Name"
        let secret = UITextField()
        secret.isSecureTextEntry = true
        secret.text = "nest"
        let menu = UIButton(configuration: .plain())
        menu.setTitle("Sort", for: .normal)
        menu.menu = UIMenu(children: [UIAction(title: "Size") { _ in }])
        menu.showsMenuAsPrimaryAction = true
        let pages = UIPageControl()
        pages.numberOfPages = 4
        let image = UIImageView()
        let named = UIImageView()
        named.accessibilityLabel = "A robin"
        show([toggle, slider, stepper, segments, progress, busy, field, secret, menu, pages, image, named], on: stage)
        let tree = stage.makeAccessibilityTree()
        func element(_ view: UIView) throws -> AccessibilityElement {
            let id = try #require(tree.id(of: view))
            return try #require(tree.element(id))
        }
        #expect(try element(toggle).role == .switchControl)
        #expect(try element(toggle).states.isSuperset(of: [.checkable, .checked, .enabled, .showing, .visible]))
        #expect(try element(slider).range?.current == 0.25)
        #expect(try element(stepper).role == .spinButton && element(stepper).range?.current == 3)
        #expect(try element(progress).role == .progressBar && element(progress).value == "50%")
        #expect(try element(busy).states.contains(.busy))
        #expect(try element(field).attributes["placeholder-text"] == "Name")
        #expect(try element(field).states.isSuperset(of: [.editable, .singleLine, .focusable]))
        #expect(try element(secret).role == .passwordField && element(secret).value == "••••")
        #expect(try element(menu).states.contains(.hasPopup))
        #expect(try element(pages).role == .pageControl)
        #expect(try element(named).role == .image && element(named).name == "A robin")
        #expect(tree.id(of: image) != tree.id(of: named))
        let group = try element(segments)
        let children = tree.children(of: group.id, in: 0..<10)
        #expect(children.compactMap { tree.element($0)?.name } == ["One", "Two"])
        #expect(children.compactMap { tree.element($0)?.states.contains(.checked) } == [false, true])
        #expect(tree.selectedChildren(of: group.id) == [1])
        #expect(tree.setSelected(true, childAt: 0, of: group.id))
        #expect(segments.selectedSegmentIndex == 0)
        #expect(tree.text(of: try element(secret).id)?.string(in: 0..<9) == "••••")
        #expect(tree.text(of: try element(secret).id)?.copy(0..<4) == false)
    }

    @Test("Values are set within their range, and actions are performed by their index")
    func actions() throws {
        let stage = Stage()
        let slider = UISlider()
        let button = UIButton(configuration: .plain())
        button.setTitle("Save", for: .normal)
        var saved = 0
        button.addAction(UIAction { _ in saved += 1 }, for: .primaryActionTriggered)
        let gesture = UIView()
        gesture.isAccessibilityElement = true
        gesture.accessibilityLabel = "Tap me"
        let target = TapTarget()
        gesture.addGestureRecognizer(UITapGestureRecognizer(target: target, action: TapTarget.tapped))
        show([slider, button, gesture], on: stage)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: slider))
        #expect(tree.setValue(7, of: id) && !tree.setValue(.nan, of: id))
        try stage.settle()
        #expect(slider.value == 1)
        #expect(tree.element(id)?.actions.map(\.name) == ["increment", "decrement"])
        #expect(tree.perform(actionAt: 1, of: id) && slider.value < 1)
        let press = try #require(tree.id(of: button))
        #expect(tree.element(press)?.actions.map(\.name) == ["activate"])
        #expect(tree.perform(actionAt: 0, of: press) && saved == 1)
        #expect(!tree.perform(actionAt: 1, of: press) && !tree.perform(actionAt: -1, of: press))
        button.isEnabled = false
        #expect(tree.element(press)?.actions.isEmpty == true)
        let tap = try #require(tree.id(of: gesture))
        #expect(tree.perform(actionAt: 0, of: tap))
        try stage.settle()
        #expect(target.count == 1)
    }

    @MainActor
    private final class TapTarget {
        var count = 0
        func tapped() { count += 1 }
    }

    @Test("Traits that the application sets change the role")
    func traits() throws {
        let stage = Stage()
        let heading = UILabel()
        heading.text = "Birds"
        heading.accessibilityTraits = .header
        let link = UILabel()
        link.text = "More"
        link.accessibilityTraits = .link
        let button = UIButton(configuration: .plain())
        button.setTitle("On", for: .normal)
        button.accessibilityTraits = [.button, .selected]
        let box = UIView()
        box.isAccessibilityElement = true
        box.accessibilityTraits = .adjustable
        show([heading, link, button, box], on: stage)
        let tree = stage.makeAccessibilityTree()
        let roles = [heading, link, button, box].map { tree.id(of: $0).flatMap(tree.element)?.role }
        #expect(roles == [.heading, .link, .button, .slider])
    }

    @Test("Identities stay while objects live, are never reused, and those of ended objects answer nothing")
    func identities() throws {
        let stage = Stage()
        let label = UILabel()
        label.text = "Robin"
        show([label], on: stage)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: label))
        #expect(tree.id(of: label) == id)
        #expect(tree.element(AccessibilityID(rawValue: .max)) == nil)
        #expect(tree.child(of: id, at: 0) == nil && tree.child(of: id, at: -1) == nil)
        #expect(tree.child(of: .application, at: .max) == nil)
        #expect(tree.children(of: .application, in: -5..<Int.max).count == 1)
        #expect(tree.index(of: .application) == nil && tree.index(of: id) == 0)
        #expect(tree.cell(row: -1, column: .max, of: id) == nil)
        #expect(!tree.setValue(1, of: AccessibilityID(rawValue: 77_777)))
        var ids: Set<AccessibilityID> = []
        for _ in 0..<100 {
            let view = UILabel()
            view.text = "x"
            stage.window.addSubview(view)
            if let id = tree.id(of: view) { #expect(ids.insert(id).inserted) }
            view.removeFromSuperview()
        }
    }

    @Test("A presented controller hides what is behind it; a popover is a child of its window")
    func presentations() throws {
        let stage = Stage(size: CGSize(width: 800, height: 600))
        let root = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "Behind"
        root.view.addSubview(label)
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        try stage.settle()
        tree.forget()
        #expect(tree.element(named: "Behind") == nil)
        let found = try stage.accessibilityElement(.alert)
        #expect(found.name == "Delete?" && found.states.contains(.modal))
        #expect(tree.element(named: "Cancel") != nil)
        root.dismiss(animated: false)
        try stage.settle()
        tree.forget()
        #expect(tree.element(named: "Behind") != nil)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = label
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        inner.text = "Inner"
        content.view.addSubview(inner)
        root.present(content, animated: false)
        try stage.settle()
        tree.forget()
        let popover = try stage.accessibilityElement(.popover)
        let window = try #require(tree.id(of: stage.window))
        #expect(tree.id(of: inner.window ?? inner).flatMap(tree.element)?.parent == window)
        #expect(popover.childCount > 0)
        #expect(tree.element(named: "Behind") != nil)
    }
}
