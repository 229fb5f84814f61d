// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Input assistant items")
struct InputAssistantTests {
    private let stage = Stage(size: CGSize(width: 600, height: 500))
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))

    init() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 500))
        root.addSubview(field)
        stage.show(root)
    }

    private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: title, image: nil, primaryAction: UIAction { _ in action() }, menu: nil)
    }

    private func group(_ titles: String..., name: String? = nil) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: titles.map { item($0) }, representativeItem: name.map { item($0) })
    }

    @Test("Without buttons there is no bar; buttons are shown between the accessory view and the input view")
    func stacking() throws {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        field.inputAccessoryView = bar
        field.inputView = keys
        _ = field.inputAssistantItem
        field.becomeFirstResponder()
        try stage.settle()
        #expect(bar.convert(bar.bounds, to: nil).maxY == 400)
        var pressed = 0
        field.inputAssistantItem.leadingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [item("Bold") { pressed += 1 }], representativeItem: nil)
        ]
        try stage.settle()
        #expect(bar.convert(bar.bounds, to: nil).maxY == 354 && keys.convert(keys.bounds, to: nil).minY == 400)
        try stage.click(#require(stage.view("Bold")))
        #expect(pressed == 1 && field.isFirstResponder)
        field.inputAssistantItem.leadingBarButtonGroups = []
        try stage.settle()
        #expect(bar.convert(bar.bounds, to: nil).maxY == 400)
    }

    @Test("Groups are replaced by their representative items while there is little space")
    func collapsing() throws {
        field.inputAssistantItem.trailingBarButtonGroups = [
            group("Heading", "Quotation", "Footnote", "Reference", name: "Styles"), group("Link"),
        ]
        field.becomeFirstResponder()
        try stage.settle()
        #expect(stage.view("Footnote") != nil && stage.view("Styles") == nil)
        stage.resize(to: CGSize(width: 260, height: 500))
        try stage.settle()
        #expect(stage.view("Styles") != nil && stage.view("Footnote") == nil && stage.view("Link") != nil)
    }

    @Test("A controller's item is shown for the texts in its view, and hidden groups take no space")
    func chain() throws {
        let controller = UIViewController()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        controller.view.addSubview(text)
        stage.show(controller)
        let group = group("Tag")
        controller.inputAssistantItem.leadingBarButtonGroups = [group]
        text.becomeFirstResponder()
        try stage.settle()
        #expect(stage.view("Tag") != nil)
        group.isHidden = true
        try stage.settle()
        #expect(stage.view("Tag") == nil)
    }
}

extension Stage {
    /// The view on the screen with an accessibility label.
    fileprivate func view(_ label: String) -> UIView? {
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            guard !view.isHidden else { continue }
            if view.accessibilityLabel == label { return view }
            pending += view.subviews
        }
        return nil
    }
}
