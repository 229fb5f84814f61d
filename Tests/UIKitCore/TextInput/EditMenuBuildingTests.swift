// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Edit menus: responders change them")
struct EditMenuBuildingTests {
    private final class Field: UITextField {
        var build: (any UIMenuBuilder) -> Void = { _ in }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            build(builder)
        }
    }

    private final class Controller: UIViewController {
        let field = Field(frame: CGRect(x: 20, y: 40, width: 300, height: 34))
        var systems: [UIMenuSystem] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            systems.append(builder.system)
            builder.insertSibling(
                UIMenu(options: .displayInline, children: [UIAction(title: "Outer") { _ in }]),
                afterMenu: .standardEdit)
        }
    }

    private func open(_ text: String, _ build: @escaping (any UIMenuBuilder) -> Void = { _ in }) throws -> (
        Stage, Controller, [String]
    ) {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let controller = Controller()
        stage.window.rootViewController = controller
        try stage.settle()
        controller.field.text = text
        controller.field.build = build
        controller.field.becomeFirstResponder()
        try stage.key("shift+f10")
        let menu = stage.application.popups.popups.compactMap { $0 as? MenuPopup }.last?.menu
        return (stage, controller, menu?.elementsInside.map(\.title).filter { !$0.isEmpty } ?? [])
    }

    @Test("Controllers and views add to the menu, the view last")
    func adding() throws {
        let (stage, controller, titles) = try open("one") { builder in
            #expect(builder.system === UIMenuSystem.context)
            builder.insertChild(
                UIMenu(options: .displayInline, children: [UIAction(title: "Inner") { _ in }]),
                atEndOfMenu: .standardEdit)
        }
        #expect(controller.systems.last === UIMenuSystem.context)
        #expect(titles.suffix(2) == ["Inner", "Outer"])
        #expect(titles.contains("Paste"))
        try stage.settle()
    }

    @Test("A view removes the standard commands")
    func removing() throws {
        let (_, _, titles) = try open("one") { $0.remove(menu: .standardEdit) }
        #expect(titles == ["Outer"])
    }

    @Test("The writing direction is offered where text is written from right to left")
    func writingDirection() throws {
        #expect(try !open("one").2.contains("Writing Direction"))
        let (stage, controller, titles) = try open("one שלום")
        #expect(titles.contains("Writing Direction"))
        #expect(titles.contains("Right to Left"))
        let field = controller.field
        let end = field.caretRect(for: field.endOfDocument).midX
        field.undoManager?.removeAllActions()
        #expect(stage.application.sendAction("makeTextWritingDirectionRightToLeft:", to: field, from: nil, for: nil))
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .rightToLeft)
        #expect(field.caretRect(for: field.endOfDocument).midX != end)
        field.undoManager?.undo()
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .leftToRight)
        try stage.settle()
    }

    @Test("Text with attributes is inserted and replaced, with them")
    func attributedText() throws {
        let (stage, controller, _) = try open("ab")
        let field = controller.field
        let red = NSAttributedString(string: "X", attributes: [.foregroundColor: UIColor.red])
        let first = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: first))
        field.replace(range, withAttributedText: red)
        #expect(field.text == "Xb")
        let shown = try #require(field.attributedText)
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        field.insertAttributedText(NSAttributedString(string: "Y"))
        #expect(field.text == "XYb" || field.text == "XbY")
        try stage.settle()
    }
}
