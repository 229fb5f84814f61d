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
}
