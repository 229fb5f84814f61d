// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitDragDrop
import UIKitTesting
import UIKitText
import Windowing

@MainActor
@Suite("Dragging and dropping text")
struct TextDragDropTests {
    /// A text view above a text field.
    @MainActor
    private final class Scene {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let view: UITextView
        let field: UITextField

        init(_ text: String, field fieldText: String = "") {
            view = UITextView(frame: CGRect(x: 20, y: 20, width: 360, height: 120))
            field = UITextField(frame: CGRect(x: 20, y: 200, width: 360, height: 34))
            view.text = text
            field.text = fieldText
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            container.addSubview(view)
            container.addSubview(field)
            stage.show(container)
        }

        var selection: Range<Int> {
            view.selectedRange.location..<view.selectedRange.location + view.selectedRange.length
        }

        func select(_ range: Range<Int>) {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: range.lowerBound, length: range.count)
            stage.advance(by: 0)
        }

        func place(_ offset: Int, in input: (any UIView & UITextInput)? = nil) -> CGPoint {
            let input = input ?? view
            guard let position = input.position(from: input.beginningOfDocument, offset: offset) else { return .zero }
            let caret = input.caretRect(for: position)
            return input.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
        }

        /// A point in the middle of a character.
        func middle(_ offset: Int, in input: (any UIView & UITextInput)? = nil) -> CGPoint {
            let (first, second) = (place(offset, in: input), place(offset + 1, in: input))
            return CGPoint(x: (first.x + second.x) / 2, y: first.y)
        }
    }

    /// Lets tasks of the main actor run until a condition holds.
    private func wait(_ scene: Scene, until condition: @MainActor () -> Bool) async {
        for _ in 0..<2000 where !condition() {
            scene.stage.advance(by: 0.01)
            await Task.yield()
        }
    }

    @Test("A drag of the selection moves it within the view, in one step of undo")
    func move() throws {
        let scene = Scene("one two three")
        scene.select(0..<4)
        scene.stage.mouseDrag(from: scene.middle(1), to: scene.place(8))
        try scene.stage.settle()
        #expect(scene.view.text == "two one three")
        #expect(scene.selection == 4..<8)
        try scene.stage.key("ctrl+z")
        #expect(scene.view.text == "one two three")
        // Backward.
        scene.select(4..<8)
        scene.stage.mouseDrag(from: scene.middle(5), to: scene.place(0))
        try scene.stage.settle()
        #expect(scene.view.text == "two one three")
        #expect(scene.selection == 0..<4)
    }

    @Test("Ctrl copies the selection within the view")
    func copy() throws {
        let scene = Scene("one two three")
        scene.select(0..<4)
        let (start, end) = (scene.middle(1), scene.place(8))
        func send(_ kind: PointerEvent.Kind, _ location: CGPoint, _ modifiers: KeyModifiers = []) {
            scene.stage.window.receive(
                .pointer(
                    PointerEvent(kind: kind, location: location, timestamp: scene.stage.now, modifiers: modifiers)))
            scene.stage.advance(by: 0.05)
        }
        send(.moved, start)
        send(.pressed(.left), start)
        send(.moved, CGPoint(x: start.x + 20, y: start.y))
        send(.moved, end, .control)
        send(.released(.left), end, .control)
        try scene.stage.settle()
        #expect(scene.view.text == "one two one three")
    }

    @Test("A drop on the dragged text itself changes nothing, and a click on the selection places the caret")
    func noMove() throws {
        let scene = Scene("one two three")
        scene.select(0..<7)
        scene.stage.mouseDrag(from: scene.middle(1), to: scene.place(5))
        try scene.stage.settle()
        #expect(scene.view.text == "one two three")
        #expect(scene.selection == 0..<7)
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.place(5))
        #expect(scene.selection == 5..<5)
    }

    @Test("A moved part of attributed text keeps its attributes")
    func attributes() throws {
        let scene = Scene("")
        let text = NSMutableAttributedString(
            string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        scene.view.attributedText = text
        scene.select(4..<8)
        scene.stage.mouseDrag(from: scene.middle(5), to: scene.place(0))
        try scene.stage.settle()
        let moved = scene.view.attributedText
        #expect(moved?.string == "two one three")
        #expect(moved?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(moved?.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor != .red)
    }

    @Test("Text is copied from one view to another, where it is selected")
    func betweenViews() async throws {
        let scene = Scene("one two", field: "abcd")
        scene.select(0..<3)
        scene.stage.mouseDrag(from: scene.middle(1), to: scene.place(2, in: scene.field))
        await wait(scene) { scene.field.text == "abonecd" }
        #expect(scene.field.text == "abonecd")
        #expect(scene.view.text == "one two")
        #expect(scene.field.selectedTextRange.map { scene.field.text(in: $0) } == "one")
    }

    @Test("Secure text can't be dragged, but receives drops")
    func secure() async throws {
        let scene = Scene("one two", field: "secret")
        scene.field.isSecureTextEntry = true
        scene.field.becomeFirstResponder()
        scene.field.selectAll(nil)
        scene.stage.mouseDrag(from: scene.middle(2, in: scene.field), to: scene.place(0))
        try scene.stage.settle()
        #expect(scene.view.text == "one two")
        #expect(!scene.field.isTextDragActive)
        scene.select(0..<3)
        scene.stage.mouseDrag(from: scene.middle(1), to: scene.place(0, in: scene.field))
        await wait(scene) { scene.field.text == "onesecret" }
        #expect(scene.field.text == "onesecret")
    }

    @Test("Text that can't be edited is copied, but not moved, and receives no drops")
    func readOnly() async throws {
        let scene = Scene("one two", field: "abcd")
        scene.view.isEditable = false
        scene.select(0..<3)
        scene.stage.mouseDrag(from: scene.middle(1), to: scene.place(7))
        try scene.stage.settle()
        #expect(scene.view.text == "one two")
        scene.select(0..<3)
        scene.stage.mouseDrag(from: scene.middle(1), to: scene.place(0, in: scene.field))
        await wait(scene) { scene.field.text == "oneabcd" }
        #expect(scene.field.text == "oneabcd")
    }

    // MARK: - Other applications

    @Test("Text of another application is dropped at the pointer, without control characters, in one step of undo")
    func fromElsewhere() async throws {
        let scene = Scene("one two")
        let drag = scene.stage.dragFromElsewhere(["text/plain;charset=utf-8": Data("a\u{0}b\u{1B}\nc".utf8)])
        drag.move(to: scene.place(4))
        #expect(drag.isAccepted && !drag.isMove)
        drag.drop()
        await wait(scene) { scene.view.text != "one two" }
        #expect(scene.view.text == "one ab\nctwo")
        #expect(scene.selection == 4..<8)
        try scene.stage.key("ctrl+z")
        #expect(scene.view.text == "one two")
        // A field is one line.
        let second = scene.stage.dragFromElsewhere(["text/plain": Data("x\ny".utf8)])
        second.move(to: scene.place(0, in: scene.field))
        second.drop()
        await wait(scene) { scene.field.text != "" }
        #expect(scene.field.text == "x y")
    }

    @Test("Invalid UTF-8 is dropped with replacement characters; content that isn't text is refused")
    func invalid() async throws {
        let scene = Scene("ab")
        let drag = scene.stage.dragFromElsewhere(["text/plain;charset=utf-8": Data([0x61, 0xFF, 0xC3, 0x62])])
        drag.move(to: scene.place(0))
        drag.drop()
        await wait(scene) { scene.view.text != "ab" }
        #expect(scene.view.text == "a\u{FFFD}\u{FFFD}bab")
        let image = scene.stage.dragFromElsewhere(["image/png": Data([1, 2, 3])])
        image.move(to: scene.place(0))
        #expect(!image.isAccepted)
        image.cancel()
    }

    @Test("The text may change, and the view vanish, before dropped text arrives")
    func late() async throws {
        let scene = Scene("one two three")
        let drag = scene.stage.dragFromElsewhere(["text/plain": Data("x".utf8)])
        drag.move(to: scene.place(13))
        drag.drop()
        scene.view.text = "a"
        await wait(scene) { scene.view.text != "a" }
        #expect(scene.view.text == "ax")
        let second = scene.stage.dragFromElsewhere(["text/plain": Data("y".utf8)])
        second.move(to: scene.place(0))
        second.drop()
        scene.view.removeFromSuperview()
        await wait(scene) { second.hasEnded }
    }

    // MARK: - Delegates

    private final class Helper: UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {
        var log: [String] = []
        var proposal: ((any UITextDropRequest) -> UITextDropProposal)?
        var editability = UITextDropEditability.no
        var transform: ((any UITextPasteItem) -> Void)?
        var session: (any UIDropSession)?

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem] {
            log.append("items \(textDraggableView.text(in: dragRequest.dragRange) ?? "")")
            return dragRequest.suggestedItems
        }

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
        ) { log.append("begin") }

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) { log.append("end \(operation)") }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
        ) -> UITextDropEditability { editability }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal { proposal?(drop) ?? drop.suggestedProposal }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
        ) {
            log.append("drop\(drop.isSameView ? " same" : "")")
            session = drop.dropSession
        }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) { if let transform { transform(item) } else { item.setDefaultResult() } }
    }

    @Test("The delegates are called in order, and can propose what a drop replaces")
    func delegates() async throws {
        let scene = Scene("one two", field: "abcd")
        let helper = Helper()
        scene.view.textDragDelegate = helper
        scene.field.textDropDelegate = helper
        helper.proposal = { _ in UITextDropProposal(dropAction: .replaceAll) }
        scene.select(0..<3)
        scene.stage.mouseDrag(from: scene.middle(1), to: scene.place(2, in: scene.field))
        await wait(scene) { scene.field.text == "one" }
        try scene.stage.settle()
        #expect(scene.field.text == "one")
        #expect(helper.log == ["items one", "begin", "drop", "end copy"])
    }

    @Test("A move to another view removes the text from its source")
    func moveBetweenViews() async throws {
        let scene = Scene("one two", field: "abcd")
        let helper = Helper()
        scene.field.textDropDelegate = helper
        helper.proposal = { _ in UITextDropProposal(operation: .move) }
        scene.select(0..<4)
        scene.stage.mouseDrag(from: scene.middle(1), to: scene.place(4, in: scene.field))
        await wait(scene) { scene.field.text == "abcdone " && scene.view.text == "two" }
        try scene.stage.settle()
        #expect(scene.field.text == "abcdone ")
        #expect(scene.view.text == "two")
    }

    @Test("A read-only text view becomes editable for a drop if its delegate allows it")
    func temporary() async throws {
        let scene = Scene("one two")
        let helper = Helper()
        scene.view.isEditable = false
        scene.view.textDropDelegate = helper
        helper.editability = .temporary
        let drag = scene.stage.dragFromElsewhere(["text/plain": Data("x".utf8)])
        drag.move(to: scene.place(0))
        #expect(drag.isAccepted)
        drag.drop()
        await wait(scene) { scene.view.text == "xone two" }
        #expect(scene.view.text == "xone two")
        #expect(!scene.view.isEditable)
    }

    @Test("A drop whose progress is canceled inserts nothing, and the source is notified of its end")
    func cancellation() async throws {
        let scene = Scene("one two")
        let helper = Helper()
        scene.view.textDropDelegate = helper
        let drag = scene.stage.dragFromElsewhere(["text/plain": Data("x".utf8)])
        drag.move(to: scene.place(0))
        drag.drop()
        try #require(helper.session).progress.cancel()
        await wait(scene) { drag.hasEnded }
        #expect(drag.hasEnded)
        #expect(scene.view.text == "one two")
    }

    @Test("A paste delegate changes pasted and dropped text")
    func pasteDelegate() async throws {
        let scene = Scene("ab")
        let helper = Helper()
        scene.view.pasteDelegate = helper
        helper.transform = { $0.setResult(string: "[\(Swift.type(of: $0.itemProvider))]") }
        UIPasteboard.general.string = "x"
        scene.select(1..<1)
        scene.view.paste(nil)
        await wait(scene) { scene.view.text != "ab" }
        #expect(scene.view.text == "a[NSItemProvider]b")
        helper.transform = {
            $0.setResult(attributedString: NSAttributedString(string: "!", attributes: [.foregroundColor: UIColor.red]))
        }
        scene.view.paste(nil)
        await wait(scene) { scene.view.text?.contains("!") == true }
        #expect(scene.view.text == "a[NSItemProvider]!b")
        #expect(scene.view.attributedText?.attribute(.foregroundColor, at: 17, effectiveRange: nil) as? UIColor == .red)
        helper.transform = { $0.setNoResult() }
        scene.view.paste(nil)
        #expect(scene.view.text == "a[NSItemProvider]!b")
        helper.transform = nil
        scene.view.paste(nil)
        await wait(scene) { scene.view.text == "a[NSItemProvider]!xb" }
        #expect(scene.view.text == "a[NSItemProvider]!xb")
    }
}
