// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Input modes and clicks of input views")
struct InputModeTests {
    private let stage = Stage(size: CGSize(width: 900, height: 600))
    private let keyboard = UIInputViewController()
    private let key = UIButton(type: .system)
    private let field = ModeField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    private let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))

    init() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
        root.addSubview(field)
        root.addSubview(other)
        stage.show(root)
        field.keyboard = keyboard
        keyboard.title = "Hearts"
        keyboard.primaryLanguage = "ja"
        key.frame = CGRect(x: 20, y: 20, width: 60, height: 44)
        key.setTitle("Globe", for: .normal)
        key.addTarget(keyboard, action: "handleInputModeListFromView:withEvent:", for: .allTouchEvents)
        keyboard.view.addSubview(key)
        field.becomeFirstResponder()
        try stage.settle()
    }

    private var titles: [String] {
        stage.application.popups.popups.compactMap { $0 as? MenuPopup }.last?.list.rows.map(\.item.title) ?? []
    }

    private var place: CGPoint { key.convert(CGPoint(x: 30, y: 22), to: nil) }

    // MARK: - Input modes

    @Test("Advancing hides the input view until another text is edited, and uses the layout of the keyboard")
    func advancing() throws {
        #expect(keyboard.view.window != nil)
        #expect(field.textInputMode?.primaryLanguage == "ja")
        keyboard.advanceToNextInputMode()
        try stage.settle()
        #expect(keyboard.view.window == nil)
        #expect(field.isEditing)
        #expect(field.textInputMode?.primaryLanguage != "ja")
        field.reloadInputViews()
        try stage.settle()
        #expect(keyboard.view.window == nil)
        other.becomeFirstResponder()
        try stage.settle()
        field.becomeFirstResponder()
        try stage.settle()
        #expect(keyboard.view.window != nil)
        keyboard.advanceToNextInputMode()
        field.resignFirstResponder()
        try stage.settle()
        field.becomeFirstResponder()
        try stage.settle()
        #expect(keyboard.view.window != nil)
    }

    @Test("A controller whose view isn't the input view advances nothing")
    func elsewhere() throws {
        let bar = UIInputViewController()
        bar.advanceToNextInputMode()
        field.inputAccessoryView = bar.view
        bar.view.frame.size.height = 40
        field.reloadInputViews()
        try stage.settle()
        bar.advanceToNextInputMode()
        try stage.settle()
        #expect(keyboard.view.window != nil)
    }

    @Test("A tap or click on the key advances, and one that ends elsewhere doesn't", arguments: [true, false])
    func tapping(isPointer: Bool) throws {
        stage.mouseDrag(from: place, to: CGPoint(x: 500, y: 100))
        try stage.settle()
        #expect(keyboard.view.window != nil)
        if isPointer { stage.click(at: place) } else { stage.tap(at: place) }
        try stage.settle()
        #expect(keyboard.view.window == nil)
        #expect(titles.isEmpty)
    }

    @Test("A long press of the key presents the input modes, and Keyboard hides the input view")
    func listing() throws {
        stage.press(at: place)
        try stage.settle()
        #expect(titles == ["Hearts", "Keyboard"])
        #expect(keyboard.view.window != nil)
        try stage.tap("Keyboard")
        try stage.settle()
        #expect(keyboard.view.window == nil)
        #expect(field.isEditing)
    }

    // MARK: - Shortcuts

    @Test("The context menu of the shortcuts hides them until another text is edited, unless that isn't allowed")
    func shortcuts() throws {
        let item = UIBarButtonItem(title: "Bold", image: nil, primaryAction: UIAction { _ in }, menu: nil)
        field.inputAssistantItem.leadingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        ]
        try stage.settle()
        let bar = field.inputAssistantItem.bar
        let place = bar.convert(CGPoint(x: 500, y: 20), to: nil)
        #expect(field.inputAssistantItem.allowsHidingShortcuts)
        field.inputAssistantItem.allowsHidingShortcuts = false
        stage.click(at: place, secondary: true)
        try stage.settle()
        #expect(titles.isEmpty)
        field.inputAssistantItem.allowsHidingShortcuts = true
        stage.click(at: place, secondary: true)
        try stage.settle()
        #expect(titles == ["Hide Shortcuts"])
        try stage.click(stage.view(named: "Hide Shortcuts"))
        try stage.settle()
        #expect(bar.window == nil)
        #expect(keyboard.view.window != nil)
        #expect(field.isEditing)
        other.becomeFirstResponder()
        try stage.settle()
        field.becomeFirstResponder()
        try stage.settle()
        #expect(bar.window != nil)
    }

    // MARK: - Clicks

    @Test("Clicks are played while a view that enables them is shown")
    func clicks() throws {
        var count = 0
        let device = UIDevice.current
        device.playClick = { count += 1 }
        device.playInputClick()
        #expect(count == 0)
        let view = ClickingView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        other.inputView = view
        device.playInputClick()
        #expect(count == 0)
        other.becomeFirstResponder()
        try stage.settle()
        device.playInputClick()
        #expect(count == 1)
        view.enableInputClicksWhenVisible = false
        device.playInputClick()
        #expect(count == 1)
        view.enableInputClicksWhenVisible = true
        other.resignFirstResponder()
        try stage.settle()
        device.playInputClick()
        #expect(count == 1)
        #expect(!QuietView().enableInputClicksWhenVisible)
    }
}

private final class ModeField: UITextField {
    var keyboard: UIInputViewController?

    override var inputViewController: UIInputViewController? { keyboard }
}

private final class ClickingView: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible = true
}

private final class QuietView: UIView, UIInputViewAudioFeedback {}
