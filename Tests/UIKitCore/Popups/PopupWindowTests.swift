// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import WindowingHeadless

@testable import UIKitCore
@testable import Windowing

/// Popups with surfaces of the headless backend.
@Suite("Popup windows")
@MainActor
struct PopupWindowTests {
    private func popup(on stage: Stage, size: CGSize = CGSize(width: 120, height: 80)) -> PopupWindow {
        let anchor = PopupAnchor.below(
            CGRect(x: 40, y: 20, width: 60, height: 30), isRightToLeft: false, gap: 4)
        let popup = PopupWindow(parent: stage.window, anchor: anchor, size: size)
        popup.isHidden = false
        return popup
    }

    @Test("A popup is a surface at its anchor and is not in the windows' list")
    func place() throws {
        let stage = Stage()
        let popup = popup(on: stage)
        try stage.settle()
        #expect(popup.place == CGRect(x: 40, y: 54, width: 120, height: 80))
        #expect(stage.system.windows.first?.visiblePopups.count == 1)
        #expect(stage.application.windows == [stage.window])
        #expect(stage.application.keyWindow === stage.window)
    }

    @Test("A popup without space below its anchor opens above it")
    func flips() throws {
        let stage = Stage()
        let anchor = PopupAnchor.below(
            CGRect(x: 40, y: 240, width: 60, height: 30), isRightToLeft: false, gap: 0)
        let popup = PopupWindow(parent: stage.window, anchor: anchor, size: CGSize(width: 100, height: 80))
        popup.isHidden = false
        try stage.settle()
        #expect(popup.place == CGRect(x: 40, y: 160, width: 100, height: 80))
    }

    @Test("Views in a popup can be tapped by name and position; those below it cannot")
    func input() throws {
        let stage = Stage()
        var presses: [String] = []
        let below = UIButton(primaryAction: UIAction(title: "Below") { _ in presses.append("below") })
        below.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        stage.show(below)
        let popup = popup(on: stage)
        let button = UIButton(primaryAction: UIAction(title: "Inside") { _ in presses.append("inside") })
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        popup.addSubview(button)
        try stage.settle()
        try stage.tap("Inside")
        stage.tap(at: CGPoint(x: 100, y: 84))
        stage.click(at: CGPoint(x: 100, y: 84))
        #expect(presses == ["inside", "inside", "inside"])
        #expect(popup.isShown)
    }

    @Test("A press outside dismisses the popup and has no other effect")
    func pressElsewhere() throws {
        let stage = Stage()
        var presses = 0
        let below = UIButton(primaryAction: UIAction(title: "Below") { _ in presses += 1 })
        below.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        stage.show(below)
        let popup = popup(on: stage)
        try stage.settle()
        var dismissals = 0
        popup.onDismiss = { dismissals += 1 }
        stage.click(at: CGPoint(x: 300, y: 250))
        try stage.settle()
        #expect(dismissals == 1)
        #expect(popup.isHidden)
        #expect(presses == 0)
        stage.click(at: CGPoint(x: 300, y: 250))
        #expect(presses == 1)
    }

    @Test("A press for which the display server dismisses the popup has no other effect")
    func pressDismissedByDesktop() throws {
        let stage = Stage()
        var presses = 0
        let below = UIButton(primaryAction: UIAction(title: "Below") { _ in presses += 1 })
        below.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        stage.show(below)
        // A popup that quotes the serial of its trigger gets a grab.
        try stage.key("a")
        let popup = popup(on: stage)
        try stage.settle()
        let point = CGPoint(x: 300, y: 250)
        stage.send(.pointer(PointerEvent(kind: .moved, location: point, timestamp: stage.now)))
        stage.send(.pointer(PointerEvent(kind: .pressed(.left), location: point, timestamp: stage.now)))
        stage.send(.pointer(PointerEvent(kind: .released(.left), location: point, timestamp: stage.now)))
        #expect(popup.isHidden)
        #expect(presses == 0)
    }

    @Test("Escape dismisses the topmost popup, then the one below it")
    func escape() throws {
        let stage = Stage()
        let first = popup(on: stage)
        try stage.settle()
        let second = PopupWindow(
            parent: first,
            anchor: .beside(CGRect(x: 0, y: 10, width: 120, height: 20), isRightToLeft: false, offset: .zero),
            size: CGSize(width: 60, height: 60))
        second.isHidden = false
        try stage.settle()
        #expect(second.originInRoot == CGPoint(x: 160, y: 64))
        try stage.key("escape")
        try stage.settle()
        #expect(second.isHidden)
        #expect(first.isShown)
        try stage.key("escape")
        try stage.settle()
        #expect(first.isHidden)
    }

    @Test("Text is inserted into the first responder of a popup that takes input")
    func keys() throws {
        let stage = Stage()
        let popup = popup(on: stage)
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        popup.addSubview(reader)
        try stage.settle()
        #expect(reader.becomeFirstResponder())
        stage.type("hi")
        #expect(reader.text == "hi")
        popup.dismiss()
        stage.type("x")
        #expect(reader.text == "hi")
    }

    @Test("A popup is dismissed with its parent")
    func parentGoes() throws {
        let stage = Stage()
        let popup = popup(on: stage)
        try stage.settle()
        stage.window.isHidden = true
        #expect(popup.isHidden)
        #expect(stage.application.shownPopups.isEmpty)
    }

    @Test("A size change is animated and ends at the new size")
    func resizing() throws {
        let stage = Stage()
        let popup = popup(on: stage)
        try stage.settle()
        popup.setWantedSize(CGSize(width: 200, height: 40))
        try stage.settle()
        #expect(popup.bounds.size == CGSize(width: 200, height: 40))
        let surface = try #require(stage.system.windows.first?.visiblePopups.first)
        #expect(surface.configuration.frame.size == CGSize(width: 200, height: 40))
    }

    @Test("A popup has the scale and the appearance of its owner")
    func traits() throws {
        let stage = Stage(scale: 2)
        let owner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        owner.overrideUserInterfaceStyle = .dark
        stage.show(owner)
        let popup = popup(on: stage)
        popup.owner = owner
        try stage.settle()
        #expect(popup.traitCollection.userInterfaceStyle == .dark)
        #expect(popup.traitCollection.displayScale == 2)
        popup.owner = nil
        #expect(popup.traitCollection.userInterfaceStyle == .light)
        stage.window.overrideUserInterfaceStyle = .dark
        try stage.settle()
        #expect(popup.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Screenshots of the window include its popups")
    func pictures() throws {
        let stage = Stage()
        stage.window.backgroundColor = .white
        let popup = popup(on: stage)
        popup.backgroundColor = .black
        try stage.settle()
        let pixel = try #require(stage.pixel(at: CGPoint(x: 100, y: 94)))
        #expect(pixel.red == 0 && pixel.green == 0 && pixel.blue == 0)
        let corner = try #require(stage.pixel(at: CGPoint(x: 300, y: 20)))
        #expect(corner.red == 255)
    }

    @Test("A popup whose surface is refused is embedded in its window and works as usual")
    func embedded() throws {
        let stage = Stage()
        stage.window.backgroundColor = .white
        let popup = popup(on: stage)
        popup.backgroundColor = .black
        var presses = 0
        let button = UIButton(primaryAction: UIAction(title: "Inside") { _ in presses += 1 })
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        popup.addSubview(button)
        // Refused before it was placed.
        let surface = try #require(popup.popupSurface as? PopupHost)
        surface.popupWasDismissed(surface.platform)
        try stage.settle()
        #expect(popup.popupSurface is EmbeddedPopup)
        #expect(stage.pixel(at: CGPoint(x: 150, y: 124))?.red == 0)
        stage.click(at: CGPoint(x: 100, y: 84))
        try stage.tap("Inside")
        #expect(presses == 2)
        stage.click(at: CGPoint(x: 300, y: 250))
        try stage.settle()
        #expect(popup.isHidden)
        #expect(stage.pixel(at: CGPoint(x: 150, y: 124))?.red == 255)
    }

    private final class Reader: UIView, UIKeyInput {
        var text = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }
    }
}
