// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@MainActor
@Suite("A settings storyboard", .serialized)
struct SettingsStoryboardTests {
    private let stage = Stage(size: CGSize(width: 400, height: 1_200))

    init() { Trace.calls = [] }

    private func settings() throws -> (UINavigationController, SettingsController) {
        let storyboard = UIStoryboard(name: "Settings", bundle: UIFiles.bundle)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        stage.show(navigation)
        try stage.settle()
        return (navigation, try #require(navigation.topViewController as? SettingsController))
    }

    @Test("Static sections have the rows, heights, and titles of the design")
    func sections() throws {
        let (_, settings) = try settings()
        let table = try #require(settings.tableView)
        #expect(table.style == .insetGrouped && table.numberOfSections == 4)
        #expect((0..<4).map { table.numberOfRows(inSection: $0) } == [1, 5, 6, 1])
        // The constraints of the cell, and a separator.
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 81)
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "Pages are turned with the volume keys too.")
        try stage.expect("Hanako Yamada")
        try stage.expect("Version 1.0")
    }

    @Test("Controls in static cells send their actions to the controller")
    func controls() throws {
        let (_, settings) = try settings()
        try stage.tap(try #require(settings.nightSwitch))
        try stage.tap(try #require(settings.largeSwitch))
        #expect(Trace.taken() == ["night false", "large true"])
        let stepper = try #require(settings.marginStepper)
        stage.tap(at: stepper.convert(CGPoint(x: stepper.bounds.maxX - 20, y: 16), to: nil))
        #expect(Trace.taken() == ["margin 6"])
        let slider = try #require(settings.brightness)
        #expect(!slider.isContinuous)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y + 12), duration: 0.2)
        #expect(Trace.taken() == ["brightness"] && slider.value < 0.5 && settings.tableView.contentOffset.y <= 0)
    }

    @Test("A row leads to a list of options, whose rows unwind after the choice was prepared")
    func choosing() throws {
        let (navigation, settings) = try settings()
        try stage.tap("Language")
        try stage.settle()
        #expect(navigation.topViewController is ChoiceController)
        try stage.tap("Japanese")
        try stage.settle()
        #expect(navigation.topViewController === settings)
        #expect(settings.languageCell?.detailTextLabel?.text == "Japanese")
        #expect(settings.fontCell?.detailTextLabel?.text == "Serif")
        #expect(
            Trace.taken() == [
                "SettingsController: ChooseLanguage to ChoiceController",
                "ChoiceController: Chosen to SettingsController",
            ])
    }

    @Test("A form's fields are read by the destination of its unwind segue")
    func profile() throws {
        let (navigation, settings) = try settings()
        try stage.tap("Hanako Yamada")
        try stage.settle()
        let form = try #require(navigation.topViewController as? ProfileController)
        #expect(form.tableView.style == .grouped && form.firstField?.placeholder == "First name")
        form.firstField?.text = "Jane"
        form.lastField?.text = "Doe"
        try stage.tap("Save")
        try stage.settle()
        #expect(settings.nameLabel?.text == "Jane Doe" && navigation.viewControllers.count == 1)
    }

    @Test("A row's accessory and the row itself have segues of their own")
    func accessory() throws {
        let (navigation, settings) = try settings()
        let path = IndexPath(row: 5, section: 2)
        let cell = try #require(settings.tableView.cellForRow(at: path))
        stage.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 24, y: cell.bounds.midY), to: nil))
        try stage.settle()
        #expect(Trace.taken() == ["SettingsController: HelpPopover to LibraryController"])
        #expect(navigation.presentedViewController?.modalPresentationStyle == .popover)
        navigation.dismiss(animated: false)
        try stage.settle()
        try stage.tap("Help")
        try stage.settle()
        #expect(Trace.taken() == ["SettingsController: HelpSheet to LibraryController"])
        #expect(navigation.presentedViewController?.modalPresentationStyle == .pageSheet)
    }

    @Test("Signing out performs a custom segue, and signing in unwinds it")
    func session() throws {
        let (navigation, _) = try settings()
        try stage.tap("Sign Out")
        try stage.settle()
        #expect(Trace.taken() == ["SettingsController: SignOut to LibraryController", "fade"])
        #expect(navigation.presentedViewController?.title == "Welcome")
        try stage.tap("Sign In")
        try stage.settle()
        #expect(navigation.presentedViewController == nil && Trace.calls.contains("back by SignIn"))
    }

    @Test("Items of a toolbar in a view unwind, and send actions along the responder chain")
    func toolbar() throws {
        let (navigation, _) = try settings()
        try stage.tap("Reset")
        try stage.settle()
        let reset = try #require(navigation.presentedViewController)
        #expect(reset.title == "Reset" && reset.modalPresentationStyle == .formSheet)
        try stage.tap("Cancel")
        try stage.settle()
        #expect(navigation.presentedViewController == nil && Trace.calls.last == "back by ResetCancel")
    }
}
