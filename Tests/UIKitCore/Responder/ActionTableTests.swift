// SPDX-License-Identifier: MIT
import Diagnostics
import Testing
import UIKitCore

private class Editor: UIResponder {
    var log: [String] = []

    override class var actions: ActionTable {
        super.actions
            .adding("save:", Editor.save)
            .adding("open:", Editor.open)
            .adding("drop:", Editor.drop)
    }

    func save() { log.append("save") }
    func open(_ sender: UIControl) { log.append("open by \(type(of: sender))") }
    func drop(_ sender: UIControl, with event: UIEvent?) { log.append("drop, event: \(event != nil)") }
}

private final class CodeEditor: Editor {
    override class var actions: ActionTable {
        super.actions.adding("format:", CodeEditor.format).adding("save:", CodeEditor.saveAndBuild)
    }

    func format() { log.append("format") }
    func saveAndBuild() { log.append("save and build") }
}

@MainActor
@Suite("Named actions")
struct ActionTableTests {
    @Test("A class responds to the names in its table, including those of its superclass")
    func inheritance() {
        let editor = CodeEditor()
        #expect(editor.responds(to: "format:"))
        #expect(editor.responds(to: "open:"))
        #expect(!Editor().responds(to: "format:"))
        #expect(!editor.responds(to: "quit:"))
        #expect(CodeEditor.actions.selectors == ["save:", "open:", "drop:", "format:"])
    }

    @Test("The table is that of the object's dynamic class")
    func dynamicClass() {
        let responder: UIResponder = CodeEditor()
        #expect(responder.responds(to: "format:"))
        #expect(responder.canPerformAction("format:", withSender: nil))
        let target: any ActionTarget = responder
        #expect(target.perform("format:", with: nil))
    }

    private final class CountingEditor: Editor {
        static var builds = 0

        override class var actions: ActionTable {
            builds += 1
            return super.actions.adding("count:", CountingEditor.count)
        }

        func count(_ sender: UISwitch) {}
    }

    @Test("A class's table is built once")
    func builtOnce() {
        for _ in 0..<3 {
            let editor = CountingEditor()
            #expect(editor.responds(to: "count:") && editor.responds(to: "save:") && !editor.responds(to: "quit:"))
        }
        #expect(CountingEditor.builds == 1)
    }

    @Test("A sender of a type that the method doesn't accept is logged once, with both types and the name")
    func senderMismatch() {
        let editor = CountingEditor()
        let log = LogRecorder()
        log.record {
            for _ in 0..<2 { #expect(editor.perform("count:", with: UISlider())) }
            editor.perform("count:", with: UISwitch())
            editor.perform("count:", with: nil)
        }
        #expect(log.messages.count == 2 && log.messages.allSatisfy { $0.level == .warning })
        for word in ["\"count:\"", "CountingEditor", "UISwitch", "UISlider"] {
            #expect(log.texts.first?.contains(word) == true)
        }
        #expect(log.texts.last?.contains("not nil") == true)
        let slider = UISlider()
        slider.addTarget(editor, action: CountingEditor.count, for: .valueChanged)
        let control = LogRecorder()
        control.record { slider.sendActions(for: .valueChanged) }
        #expect(control.texts.count == 1 && control.texts.first?.contains("UISlider") == true)
    }

    @Test("A subclass's method replaces the one of the same name")
    func override() {
        let editor = CodeEditor()
        editor.perform("save:", with: nil)
        #expect(editor.log == ["save and build"])
    }

    @Test("Methods have no parameters, the sender, or the sender and event")
    func arguments() {
        let editor = Editor()
        let sender = UIButton()
        #expect(editor.perform("save:", with: sender))
        #expect(editor.perform("open:", with: sender))
        #expect(editor.perform("drop:", with: sender))
        #expect(!editor.perform("quit:", with: sender))
        #expect(editor.log == ["save", "open by UIButton", "drop, event: false"])
    }

    @Test("A method isn't called with a sender of another type")
    func wrongSender() {
        let editor = Editor()
        editor.perform("open:", with: "a string")
        #expect(editor.log == [])
    }
}
