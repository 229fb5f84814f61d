// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Edit commands")
struct EditCommandTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var removed: Set<String> = []

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            for menu in [UIMenu.Identifier.standardEdit, .undoRedo] {
                builder.replaceChildren(ofMenu: menu) { $0.filter { !removed.contains($0.title) } }
            }
        }
    }

    private func field(_ text: String, without removed: Set<String> = []) -> (stage: Stage, field: UITextField) {
        let delegate = Delegate()
        delegate.removed = removed
        let stage = Stage(delegate: delegate)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.text = text
        stage.show(field)
        field.becomeFirstResponder()
        return (stage, field)
    }

    @Test("Text fields have the edit commands by all of their keys in an application that leaves the menu alone")
    func all() throws {
        let (stage, field) = field("word")
        for (cut, paste) in [("ctrl+x", "ctrl+v"), ("shift+delete", "shift+insert"), ("ctrl+x", "ctrl+shift+v")] {
            try stage.key("ctrl+a")
            try stage.key(cut)
            #expect(field.text == "", "\(cut)")
            try stage.key(paste)
            #expect(field.text == "word", "\(paste)")
        }
        try stage.key("ctrl+a")
        try stage.key("ctrl+insert")
        #expect(UIPasteboard.general.string == "word")
        try stage.key("backspace")
        try stage.key("ctrl+z")
        #expect(field.text == "word")
        try stage.key("ctrl+y")
        #expect(field.text == "")
        try stage.key("ctrl+z")
        try stage.key("ctrl+shift+z")
        #expect(field.text == "")
    }

    @Test(
        "A command that the application removed from the menu has no key in a text field either",
        arguments: [
            ("Paste", "ctrl+v"), ("Paste", "shift+insert"), ("Paste", "ctrl+shift+v"), ("Cut", "ctrl+x"),
            ("Cut", "shift+delete"), ("Undo", "ctrl+z"),
        ])
    func removed(_ title: String, _ key: String) throws {
        let (stage, field) = field("", without: [title])
        UIPasteboard.general.string = "pasted"
        stage.type("word")
        try stage.key("ctrl+a")
        try stage.key(key)
        #expect(field.text == "word")
    }

    @Test("Deleting and moving keys are no commands: they work without an edit menu")
    func editing() throws {
        let (stage, field) = field(
            "one two", without: ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"])
        try stage.key("end")
        try stage.key("ctrl+backspace")
        try stage.key("home")
        try stage.key("delete")
        #expect(field.text == "ne ")
    }
}
