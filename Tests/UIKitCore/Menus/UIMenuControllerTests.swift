// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@Suite("Shared edit menu")
@MainActor
struct UIMenuControllerTests {
    /// A view with an edit menu command that changes its color.
    @MainActor
    private final class Patch: UIView {
        var color = "red"

        override var canBecomeFirstResponder: Bool { true }

        override class var actions: ActionTable {
            super.actions.adding("changeColor:") { (view: Patch) in
                { (_: Any?) in view.color = view.color == "red" ? "black" : "red" }
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

        @available(*, deprecated)
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard touches.first?.tapCount == 2, becomeFirstResponder(), let superview else { return }
            let menu = UIMenuController.shared
            menu.menuItems = [
                UIMenuItem(title: "Change Color", action: "changeColor:"),
                UIMenuItem(title: "Nobody's", action: "nobodys:"),
            ]
            menu.arrowDirection = .left
            menu.setTargetRect(frame, in: superview)
            menu.setMenuVisible(true, animated: true)
        }
    }

    @available(*, deprecated)
    @Test("A double tap shows the view's custom item, and tapping the item performs it (S-IPAD-88)")
    func customItem() throws {
        let stage = Stage(size: CGSize(width: 500, height: 300))
        let patch = Patch(frame: CGRect(x: 60, y: 100, width: 80, height: 80))
        stage.show(patch)
        try stage.tap(patch)
        #expect(!UIMenuController.shared.isMenuVisible)
        try stage.tap(patch)
        try stage.settle()
        #expect(UIMenuController.shared.isMenuVisible)
        #expect(UIMenuController.shared.menuFrame.minX == 140 + Theme.EditMenu.gap)
        #expect(throws: StageError.self) { try stage.view(named: "Nobody's") }
        try stage.tap("Change Color")
        #expect(patch.color == "black")
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @available(*, deprecated)
    @Test("Delete calls the text's delete method; without one, the item is absent (S-IPAD-89)")
    func deleting() throws {
        let scene = TextFieldScene("one two")
        scene.field.becomeFirstResponder()
        scene.select(0..<4)
        UIMenuController.shared.menuItems = nil
        UIMenuController.shared.arrowDirection = .default
        UIMenuController.shared.showMenu(from: scene.field, rect: scene.field.bounds)
        try scene.stage.settle()
        try scene.stage.tap("Delete")
        #expect(scene.field.text == "two")
        UIMenuController.shared.showMenu(from: scene.field, rect: scene.field.bounds)
        try scene.stage.settle()
        #expect(UIMenuController.shared.isMenuVisible)
        #expect(throws: StageError.self) { try scene.stage.view(named: "Delete") }
        UIMenuController.shared.hideMenu(from: scene.field)
        #expect(!UIMenuController.shared.isMenuVisible)
    }
}
