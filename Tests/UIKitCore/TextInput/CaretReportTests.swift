// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Text input: the caret's position for the candidate window")
struct CaretReportTests {
    private func method(_ stage: Stage) throws -> HeadlessTextInputMethod {
        try #require(stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
    }

    @Test("Layout, scrolling, and transforms report the caret again, and nothing else does")
    func movement() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 1)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        scrollView.addSubview(field)
        stage.show(scrollView)
        field.becomeFirstResponder()
        stage.advance(by: 0.1)
        let method = try method(stage)
        let first = try #require(method.state).caretRect
        let count = method.updates.count
        field.frame.origin.y = 150
        stage.advance(by: 0)
        #expect(method.state?.caretRect == first.offsetBy(dx: 0, dy: 50))
        #expect(method.updates.count == count + 1 && method.updates.last?.isOwnChange == true)
        scrollView.contentOffset.y = 30
        stage.advance(by: 0)
        #expect(method.state?.caretRect == first.offsetBy(dx: 0, dy: 20))
        scrollView.transform = CGAffineTransform(translationX: 7, y: 0)
        stage.advance(by: 0)
        #expect(method.state?.caretRect == first.offsetBy(dx: 7, dy: 20))
        let end = method.updates.count
        field.backgroundColor = .red
        stage.advance(by: 1)
        #expect(method.updates.count == end)
    }

    @Test("A text in a popover replaces that of its window, at its position in the window, until the popover is gone")
    func popover() throws {
        let stage = Stage(size: CGSize(width: 800, height: 600), scale: 1)
        let (root, guest) = (UIViewController(), UIViewController())
        let below = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        let above = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
        (below.text, above.text) = ("below", "above")
        root.view.addSubview(below)
        guest.view.addSubview(above)
        guest.preferredContentSize = CGSize(width: 200, height: 100)
        stage.show(root)
        below.becomeFirstResponder()
        let method = try #require(stage.system.windows.first?.textInputMethod() as? HeadlessTextInputMethod)
        #expect(method.state?.surroundingText == "below")
        guest.modalPresentationStyle = .popover
        guest.popoverPresentationController?.sourceView = root.view
        guest.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 200, width: 10, height: 10)
        root.present(guest, animated: false)
        stage.advance(by: 0.5)
        above.becomeFirstResponder()
        stage.advance(by: 0.1)
        #expect(method.state?.surroundingText == "above")
        let caret = try #require(method.state).caretRect
        #expect(caret.minX > 250 && caret.minX < 550 && caret.minY > 200 && caret.minY < 360)
        method.send(TextInputEdit(commit: "!"))
        #expect(above.text == "above!" && below.text == "below")
        guest.dismiss(animated: false)
        stage.advance(by: 0.5)
        below.becomeFirstResponder()
        #expect(method.state?.surroundingText == "below")
        method.send(TextInputEdit(commit: "?"))
        #expect(below.text == "below?")
    }
}
