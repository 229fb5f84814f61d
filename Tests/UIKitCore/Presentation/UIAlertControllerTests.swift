// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Alerts")
struct UIAlertControllerTests {
    private let root = UIViewController()

    private final class Answers {
        var names: [String] = []
    }

    private let answers = Answers()

    private func stage(width: CGFloat = 800) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: 600), scale: 0.5)
        stage.show(root)
        stage.advance(by: 0.1)
        return stage
    }

    private func alert(
        _ style: UIAlertController.Style = .alert, _ buttons: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Discard changes?", message: "They cannot be kept.", preferredStyle: style)
        for (title, style) in buttons {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [answers] _ in answers.names.append(title) })
        }
        return alert
    }

    @Test("A button dismisses the alert, and its handler is called afterward")
    func pressing() throws {
        let stage = stage()
        let alert = alert(.alert, [("Cancel", .cancel), ("Discard", .destructive)])
        root.present(alert, animated: true)
        try stage.settle()
        #expect(alert.view.bounds.width == 270)
        let (cancel, discard) = (try stage.view(named: "Cancel"), try stage.view(named: "Discard"))
        #expect(cancel.convert(cancel.bounds, to: nil).minX < discard.convert(discard.bounds, to: nil).minX)
        try stage.tap("Discard")
        #expect(answers.names == [])
        try stage.settle()
        #expect(answers.names == ["Discard"])
        #expect(root.presentedViewController == nil)
    }

    @Test("Escape also closes an alert that is still appearing")
    func escapeWhileAppearing() throws {
        let stage = stage()
        root.present(alert(.alert, [("Cancel", .cancel), ("Discard", .destructive)]), animated: true)
        stage.advance(by: 0.05)
        try stage.key("tab")
        try stage.key("escape")
        try stage.settle()
        #expect(answers.names == ["Cancel"])
        #expect(root.presentedViewController == nil)
    }

    @Test(
        "Escape presses cancel, Return the preferred or the only other button",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func keys(style: UIAlertController.Style) throws {
        let stage = stage()
        for key in ["escape", "return"] {
            root.present(alert(style, [("Cancel", .cancel), ("Keep", .default)]), animated: false)
            stage.advance(by: 0.1)
            try stage.key(key)
            try stage.settle()
        }
        #expect(answers.names == ["Cancel", "Keep"])
        // A popover is dismissed even without a cancel action.
        guard style == .alert else { return }
        let many = alert(style, [("One", .default), ("Two", .default)])
        root.present(many, animated: false)
        try stage.key("escape")
        try stage.key("return")
        try stage.settle()
        #expect(root.presentedViewController === many)
        many.preferredAction = many.actions.last
        try stage.key("return")
        try stage.settle()
        #expect(answers.names == ["Cancel", "Keep", "Two"])
    }

    @Test("A disabled button can't be pressed with the pointer or a key")
    func disabled() throws {
        let stage = stage()
        let alert = alert(.alert, [("OK", .default)])
        alert.actions.first?.isEnabled = false
        root.present(alert, animated: false)
        stage.advance(by: 0.1)
        try stage.tap("OK")
        try stage.key("return")
        try stage.settle()
        #expect(root.presentedViewController === alert)
        alert.actions.first?.isEnabled = true
        try stage.key("return")
        try stage.settle()
        #expect(answers.names == ["OK"])
    }

    @Test("The first text field has keyboard focus, and Return in it presses the button")
    func fields() throws {
        let stage = stage()
        let alert = alert(.alert, [("Cancel", .cancel), ("Save", .default)])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        root.present(alert, animated: true)
        try stage.settle()
        #expect(alert.textFields?.count == 2)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        stage.type("Shoji")
        try stage.key("return")
        try stage.settle()
        #expect(answers.names == ["Save"])
        #expect(alert.textFields?.first?.text == "Shoji")
    }

    @Test("A sheet is at the bottom of a narrow window with cancel apart, and alerts of any length fit")
    func layout() throws {
        let stage = stage(width: 360)
        let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Copy", .default), ("Delete", .destructive)])
        root.present(sheet, animated: true)
        try stage.settle()
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(frame.minX == 8 && frame.maxX == 352 && frame.maxY == 592)
        root.dismiss(animated: false)
        let long = UIAlertController(
            title: String(repeating: "Very long ", count: 80), message: String(repeating: "words ", count: 400),
            preferredStyle: .alert)
        for index in 0..<30 { long.addAction(UIAlertAction(title: "Action \(index)", style: .default)) }
        root.present(long, animated: false)
        stage.advance(by: 0.1)
        let room = stage.window.bounds
        #expect(room.contains(long.view.convert(long.view.bounds, to: nil)))
    }

    @Test("In a wide window an action sheet is a popover, whose cancel action is Escape or a click outside")
    func popover() throws {
        let stage = stage()
        let source = UIView(frame: CGRect(x: 300, y: 100, width: 40, height: 20))
        root.view.addSubview(source)
        for leave in ["press", "escape"] {
            let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Copy", .default), ("Delete", .destructive)])
            let popover = try #require(sheet.popoverPresentationController)
            popover.sourceView = source
            root.present(sheet, animated: true)
            try stage.settle()
            #expect(popover.arrowDirection == .up)
            #expect(sheet.view.bounds.width == Theme.Alert.sheetWidth)
            #expect(sheet.view.bounds.height == sheet.card.height(forWidth: Theme.Alert.sheetWidth))
            #expect(throws: StageError.self) { try stage.tap("Cancel") }
            if leave == "press" { stage.click(at: CGPoint(x: 700, y: 500)) } else { try stage.key("escape") }
            try stage.settle()
        }
        #expect(answers.names == ["Cancel", "Cancel"])
        #expect(root.presentedViewController == nil)
        let silent = alert(.actionSheet, [("Copy", .default)])
        silent.popoverPresentationController?.sourceView = source
        root.present(silent, animated: false)
        stage.click(at: CGPoint(x: 700, y: 500))
        try stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(answers.names.count == 2)
    }

    @Test("An action sheet adapts between popover and sheet with the width, and is as high as its buttons")
    func adapting() throws {
        let stage = stage()
        let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Copy", .default)])
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        root.present(sheet, animated: false)
        try stage.settle()
        let height = sheet.view.bounds.height
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        try stage.settle()
        #expect(sheet.view.bounds.height == height + Theme.Alert.sheetButtonHeight)
        stage.resize(to: CGSize(width: 360, height: 600))
        try stage.settle()
        #expect(sheet.view.window === stage.window)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY == 592)
        try stage.tap("Cancel")
        try stage.settle()
        #expect(answers.names == ["Cancel"])
    }

    @Test("An action sheet without a source is centered")
    func withoutSource() throws {
        let stage = stage()
        let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Copy", .default)])
        root.present(sheet, animated: false)
        try stage.settle()
        let popup = try #require(sheet.view.window as? PopoverWindow)
        #expect(popup.place.midX == 400 && popup.place.midY == 300)
    }

    @Test("A second cancel button and a text field in an action sheet are ignored")
    func misuse() {
        let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Never", .cancel)])
        sheet.addTextField()
        #expect(sheet.actions.map(\.title) == ["Cancel"])
        #expect(sheet.textFields == nil)
    }
}
