// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Scrolling the first responder above input views")
struct KeyboardRevealTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let top = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    private let bottom = UITextField(frame: CGRect(x: 20, y: 550, width: 200, height: 34))
    private let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))

    init() {
        scroll.contentSize = CGSize(width: 400, height: 600)
        scroll.addSubview(top)
        scroll.addSubview(bottom)
        (top.inputView, bottom.inputView) = (keys, keys)
        stage.show(scroll)
    }

    @Test("A covered field is scrolled above the input view, and the content returns when that leaves")
    func reveals() throws {
        bottom.becomeFirstResponder()
        try stage.settle()
        #expect(scroll.adjustedContentInset.bottom == 200 && scroll.contentOffset.y == 192)
        #expect(bottom.convert(bottom.bounds, to: nil).maxY == 392)
        bottom.resignFirstResponder()
        try stage.settle()
        #expect(scroll.adjustedContentInset.bottom == 0 && scroll.contentOffset.y == 0)
    }

    @Test("A field that isn't covered stays, until another one becomes first responder")
    func handsOver() throws {
        top.becomeFirstResponder()
        try stage.settle()
        #expect(scroll.contentOffset.y == 0)
        bottom.becomeFirstResponder()
        try stage.settle()
        #expect(scroll.contentOffset.y == 192)
        bottom.removeFromSuperview()
        try stage.settle()
        #expect(scroll.adjustedContentInset.bottom == 0)
    }

    @Test("An application that makes the space itself doesn't get it twice")
    func ownInset() throws {
        scroll.contentInset.bottom = 200
        bottom.becomeFirstResponder()
        try stage.settle()
        #expect(scroll.adjustedContentInset.bottom == 200)
    }

    @Test("A scroll view without adjusted insets, without scrolling, or above the input view stays as it is")
    func exceptions() throws {
        scroll.contentInsetAdjustmentBehavior = .never
        bottom.becomeFirstResponder()
        try stage.settle()
        #expect(scroll.adjustedContentInset.bottom == 0 && scroll.contentOffset.y == 0)
        bottom.resignFirstResponder()
        scroll.contentInsetAdjustmentBehavior = .automatic
        scroll.frame.size.height = 300
        top.becomeFirstResponder()
        try stage.settle()
        #expect(scroll.adjustedContentInset.bottom == 0)
    }

    @Test("In a text view, the caret is scrolled above the input view")
    func textView() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        text.text = String(repeating: "line\n", count: 20) + "end"
        text.inputView = keys
        stage.show(text)
        text.selectedRange = NSRange(location: text.text.utf16.count, length: 0)
        text.becomeFirstResponder()
        try stage.settle()
        let caret = text.selectedTextRange.map { text.caretRect(for: $0.end) } ?? .zero
        #expect(text.convert(caret, to: nil).maxY <= 400 && text.adjustedContentInset.bottom == 200)
    }

    @Test("Padding lets a finger take the input view along before it reaches it")
    func dismissPadding() throws {
        scroll.keyboardDismissMode = .interactive
        scroll.alwaysBounceVertical = true
        scroll.keyboardLayoutGuide.keyboardDismissPadding = 60
        top.becomeFirstResponder()
        try stage.settle()
        stage.drag(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 350, y: 380))
        try stage.settle()
        #expect(!top.isFirstResponder && keys.window == nil)
    }
}
