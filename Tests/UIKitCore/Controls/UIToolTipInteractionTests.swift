// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Tooltips")
struct UIToolTipInteractionTests {
    private func button(on stage: Stage) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        return button
    }

    @Test("A tooltip appears when the pointer has rested, and disappears when it leaves")
    func appearance() throws {
        let stage = Stage()
        let button = button(on: stage)
        button.toolTip = "Saves the list"
        stage.hover(at: CGPoint(x: 40, y: 40))
        let interaction = try #require(button.toolTipInteraction)
        #expect(interaction.popup == nil)
        stage.advance(by: 1)
        let popup = try #require(interaction.popup)
        #expect(popup.isShown && popup.place.minY > 40)
        stage.hover(at: CGPoint(x: 60, y: 45))
        #expect(interaction.popup === popup, "A movement within the view")
        stage.hover(at: CGPoint(x: 300, y: 200))
        stage.advance(by: 1)
        #expect(interaction.popup == nil && !popup.isShown)
    }

    @Test("A press hides a tooltip and is received by the control")
    func press() throws {
        let stage = Stage()
        let button = button(on: stage)
        button.toolTip = "Saves the list"
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        stage.hover(at: CGPoint(x: 40, y: 40))
        stage.advance(by: 1)
        #expect(button.toolTipInteraction?.popup != nil)
        stage.click(at: CGPoint(x: 40, y: 40))
        #expect(presses == 1 && button.toolTipInteraction?.popup == nil)
    }

    @Test("A pointer that leaves early, a disabled interaction, and a removed text show nothing")
    func absence() throws {
        let stage = Stage()
        let button = button(on: stage)
        button.toolTip = "Saves the list"
        let interaction = try #require(button.toolTipInteraction)
        stage.hover(at: CGPoint(x: 40, y: 40))
        stage.hover(at: CGPoint(x: 300, y: 200))
        stage.advance(by: 1)
        #expect(interaction.popup == nil)
        interaction.isEnabled = false
        stage.hover(at: CGPoint(x: 40, y: 40))
        stage.advance(by: 1)
        #expect(interaction.popup == nil)
        button.toolTip = nil
        #expect(button.toolTipInteraction == nil && button.toolTip == nil)
    }

    private final class Regions: UIToolTipInteractionDelegate {
        func toolTipInteraction(
            _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
        ) -> UIToolTipConfiguration? {
            point.x < 50 ? UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: 50, height: 40)) : nil
        }
    }

    @Test("A delegate determines the region")
    func regions() throws {
        let stage = Stage()
        let button = button(on: stage)
        let (interaction, delegate) = (UIToolTipInteraction(), Regions())
        interaction.delegate = delegate
        button.addInteraction(interaction)
        stage.hover(at: CGPoint(x: 40, y: 40))
        stage.advance(by: 1)
        #expect(interaction.popup != nil)
        stage.hover(at: CGPoint(x: 100, y: 40))
        stage.advance(by: 1)
        #expect(interaction.popup == nil)
    }

    // MARK: - Standard tooltips

    private func text(on stage: Stage) -> String? {
        let popup = stage.application.popups.popups.lazy.compactMap { $0 as? ToolTipPopup }.first
        return popup?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }

    private func rest(over view: UIView, on stage: Stage) throws -> String? {
        try stage.hover(over: view)
        stage.advance(by: 1)
        return text(on: stage)
    }

    @Test("A button with an image and without a title shows its accessibility label; one with a title shows nothing")
    func buttons() throws {
        let stage = Stage()
        let button = button(on: stage)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        button.accessibilityLabel = "Archive"
        #expect(try rest(over: button, on: stage) == "Archive")
        stage.hover(at: CGPoint(x: 300, y: 250))
        #expect(text(on: stage) == nil)
        button.setTitle("Archive", for: .normal)
        #expect(try rest(over: button, on: stage) == nil)
    }

    @Test("A text of the application replaces the standard one, and an empty text removes it")
    func ownText() throws {
        let stage = Stage()
        let button = button(on: stage)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        button.accessibilityLabel = "Archive"
        for (own, shown) in [("Removes the list", "Removes the list"), ("", nil), (nil, "Archive")]
            as [(String?, String?)]
        {
            button.toolTip = own
            #expect(try rest(over: button, on: stage) == shown)
            stage.hover(at: CGPoint(x: 300, y: 250))
        }
    }

    @Test("A press or a key dismisses a standard tooltip until the pointer leaves the button")
    func interruption() throws {
        let stage = Stage()
        let button = button(on: stage)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        button.accessibilityLabel = "Archive"
        #expect(try rest(over: button, on: stage) == "Archive")
        try stage.click(button)
        stage.hover(at: CGPoint(x: 42, y: 42))
        stage.advance(by: 1)
        #expect(text(on: stage) == nil)
        stage.hover(at: CGPoint(x: 300, y: 250))
        #expect(try rest(over: button, on: stage) == "Archive")
        try stage.key("f5")
        #expect(text(on: stage) == nil)
        stage.hover(at: CGPoint(x: 300, y: 250))
        #expect(try rest(over: button, on: stage) == "Archive")
        button.removeFromSuperview()
        #expect(text(on: stage) == nil)
    }

    private final class Keys: UIViewController {
        override class var actions: ActionTable {
            super.actions.adding("compose:") { (_: Keys) in { (_: Any?) in } }
        }

        override var canBecomeFirstResponder: Bool { true }

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(title: "New Message", action: "compose:", input: "n", modifierFlags: .command),
                UIKeyCommand(title: "Reply", action: "other:", input: "r", modifierFlags: .command),
            ]
        }
    }

    @Test("A bar button's tooltip has the key equivalent of the command with the same action or title")
    func barItems() throws {
        let stage = Stage()
        let root = Keys()
        let image = UIImage(systemName: "star")
        let compose = UIBarButtonItem(image: image, style: .plain, target: nil, action: "compose:")
        compose.accessibilityLabel = "Compose"
        let reply = UIBarButtonItem(systemItem: .reply, primaryAction: UIAction { _ in })
        let share = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        share.accessibilityLabel = "Share"
        let titled = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })
        root.navigationItem.rightBarButtonItems = [compose, reply, share, titled]
        stage.show(UINavigationController(rootViewController: root))
        try stage.settle()
        root.becomeFirstResponder()
        let shown = try ["Compose", "Reply", "Share", "Done"].map { name in
            try rest(over: stage.view(named: name), on: stage)
        }
        #expect(shown == ["Compose (Ctrl+N)", "Reply (Ctrl+R)", "Share", nil])
        for (own, expected) in [("Sends the page", "Sends the page"), ("", nil)] as [(String, String?)] {
            stage.hover(at: CGPoint(x: 200, y: 250))
            share.toolTip = own
            #expect(try rest(over: stage.view(named: "Share"), on: stage) == expected)
        }
    }

    @Test("A segment with an image has a tooltip of its own")
    func segments() throws {
        let stage = Stage()
        let (list, grid) = (UIAction(title: "List") { _ in }, UIAction(title: "Grid") { _ in })
        list.image = UIImage(systemName: "list.bullet")
        grid.image = UIImage(systemName: "square.grid.2x2")
        let control = UISegmentedControl(
            frame: CGRect(x: 20, y: 20, width: 300, height: 32),
            actions: [
                list, grid, UIAction(title: "Text") { _ in },
            ])
        stage.show(control)
        var shown: [String?] = []
        for x in [60, 160, 280] as [CGFloat] {
            stage.hover(at: CGPoint(x: x, y: 36))
            stage.advance(by: 1)
            shown.append(text(on: stage))
        }
        #expect(shown == ["List", "Grid", nil])
    }
}
