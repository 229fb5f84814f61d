// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Springs page")
@MainActor
struct SpringsTests {
    nonisolated private static let toggles = ["Left", "Width", "Right", "Top", "Height", "Bottom"]

    /// The page with only `flexible` switched on.
    private func open(flexible: [String]) throws -> (Stage, SpringsField) {
        let stage = Stage.showing { SpringsPage() }
        for name in Self.toggles {
            let control: SwitchControl = try stage.find(name)
            if control.isOn != flexible.contains(name) { try stage.tap(control) }
        }
        try stage.settle()
        return (stage, try stage.find("springs"))
    }

    /// Drags the frame's corner by that much.
    private func drag(_ field: SpringsField, by change: CGSize, on stage: Stage) {
        let corner = field.convert(CGPoint(x: field.outer.frame.maxX, y: field.outer.frame.maxY), to: stage.window)
        stage.drag(from: corner, to: CGPoint(x: corner.x + change.width, y: corner.y + change.height))
    }

    @Test("S-V-46: The corner follows the touch, and a box with nothing flexible stays in place")
    func fixed() throws {
        let (stage, field) = try open(flexible: [])
        let (frame, box) = (field.outer.frame, field.box.frame)
        drag(field, by: CGSize(width: 30, height: 40), on: stage)
        #expect(field.outer.frame.width == frame.width + 30)
        #expect(field.outer.frame.height == frame.height + 40)
        #expect(field.outer.frame.origin == frame.origin)
        #expect(field.box.frame == box)
    }

    @Test("S-V-46: A single flexible part of an axis absorbs the whole change", arguments: toggles)
    func single(toggle: String) throws {
        let (stage, field) = try open(flexible: [toggle])
        let box = field.box.frame
        drag(field, by: CGSize(width: 30, height: 40), on: stage)
        var expected = box
        switch toggle {
        case "Left": expected.origin.x += 30
        case "Width": expected.size.width += 30
        case "Top": expected.origin.y += 40
        case "Height": expected.size.height += 40
        default: break
        }
        #expect(field.box.frame == expected)
    }

    @Test("S-V-46: Several flexible parts share the change in proportion to their sizes")
    func shared() throws {
        let (stage, field) = try open(flexible: ["Left", "Right", "Width"])
        let (frame, box) = (field.outer.bounds, field.box.frame)
        drag(field, by: CGSize(width: 40, height: 20), on: stage)
        let growth = (frame.width + 40) / frame.width
        // Sixty times a second the frame grows by whole points, each time with its own rounding.
        #expect(abs(field.box.frame.minX - box.minX * growth) < 1e-6)
        #expect(abs(field.box.frame.width - box.width * growth) < 1e-6)
        #expect(field.box.frame.minY == box.minY && field.box.frame.height == box.height)
    }

    @Test("S-V-46: Flexible parts are drawn as springs, the others as struts")
    func springs() throws {
        let (stage, field) = try open(flexible: ["Width", "Bottom"])
        let springs = field.outer.subviews.compactMap { $0 as? SpringView }
        #expect(springs.count == 6)
        #expect(springs.map(\.isFlexible) == [false, true, false, false, false, true])
        let box = field.box.frame
        #expect(springs[0].frame.minX == 0 && springs[0].frame.maxX == box.minX)
        #expect(springs[1].frame.width == box.width)
        #expect(springs[5].frame.minY == box.maxY && springs[5].frame.maxY == field.outer.bounds.height)
        let strut = stage.screenshot(of: springs[0])
        try stage.tap("Left")
        try stage.settle()
        #expect(stage.screenshot(of: springs[0]) != strut)
    }

    @Test("S-V-46: The preview resizes the frame and restores it")
    func preview() throws {
        let (stage, field) = try open(flexible: ["Width"])
        let (frame, box) = (field.outer.frame, field.box.frame)
        try stage.tap("Play")
        stage.advance(by: 0.3)
        let moving = try #require(field.outer.layer.presentation()).bounds.width
        #expect(moving < frame.width)
        try stage.settle()
        #expect(field.outer.frame == frame)
        #expect(abs(field.box.frame.width - box.width) < 1e-6)
    }

    @Test("A preset applies its mask")
    func presets() throws {
        let (stage, field) = try open(flexible: [])
        try stage.tap("Footer")
        #expect(field.boxMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(try stage.find("Width", as: SwitchControl.self).isOn)
        #expect(try !stage.find("Left", as: SwitchControl.self).isOn)
    }
}
