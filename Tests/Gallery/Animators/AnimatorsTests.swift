// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Animators page")
@MainActor
struct AnimatorsTests {
    private func seen(_ view: UIView) throws -> CGPoint {
        try #require(view.layer.presentation()).position
    }

    @Test("The slider scrubs the animation to any fraction and back")
    func scrub() throws {
        let stage = Stage.showing { AnimatorsPage() }
        let box = try stage.view(named: "traveler")
        let start = try seen(box)
        try stage.slide("fraction", to: 1)
        stage.advance(by: 0.1)
        let end = try seen(box)
        #expect(end.x > start.x + 100)
        try stage.slide("fraction", to: 0.5)
        stage.advance(by: 0.1)
        let middle = try seen(box)
        #expect(abs(middle.x - (start.x + end.x) / 2) < 3)
        try stage.slide("fraction", to: 0)
        stage.advance(by: 0.1)
        #expect(abs(try seen(box).x - start.x) < 1)
    }

    @Test("The animation continues from the scrubbed fraction and reverses midway")
    func running() throws {
        let stage = Stage.showing { AnimatorsPage() }
        let box = try stage.view(named: "traveler")
        try stage.slide("fraction", to: 0.5)
        stage.advance(by: 0.1)
        let middle = try seen(box)
        try stage.tap("Run")
        stage.advance(by: 0.4)
        let later = try seen(box)
        #expect(later.x > middle.x + 10)
        try stage.tap("Reverse")
        stage.advance(by: 0.3)
        #expect(try seen(box).x < later.x)
    }
}

@Suite("Transitions card")
@MainActor
struct TransitionsTests {
    @Test(
        "S-V-79: A transition replaces one image with the other in a second, and back",
        arguments: ["Flip", "Curl", "Dissolve"])
    func toggle(kind: String) throws {
        let stage = Stage.showing { AnimatorsPage() }
        let primary = try stage.view(named: "primary")
        let container = try #require(primary.superview)
        try stage.tap(kind)
        try stage.settle()
        let before = stage.screenshot(of: container)
        try stage.tap("Transition")
        stage.advance(by: 0.5)
        let halfway = stage.screenshot(of: container)
        try stage.settle()
        #expect(primary.superview == nil)
        #expect(container.subviews.map(\.accessibilityIdentifier) == ["secondary"])
        #expect(container.subviews.first?.frame == container.bounds)
        let after = stage.screenshot(of: container)
        #expect(halfway != before && halfway != after && after != before)
        try stage.tap("Transition")
        try stage.settle()
        #expect(container.subviews == [primary])
        #expect(stage.screenshot(of: container).differences(from: before, tolerance: 3) == 0)
    }

    @Test("S-V-79: Pressing again during a transition doesn't interrupt it")
    func impatience() throws {
        let stage = Stage.showing { AnimatorsPage() }
        let container = try #require(try stage.view(named: "primary").superview)
        try stage.tap("Transition")
        stage.advance(by: 0.3)
        try stage.tap("Transition")
        try stage.settle()
        #expect(container.subviews.map(\.accessibilityIdentifier) == ["secondary"])
        try stage.tap("Transition")
        try stage.settle()
        #expect(container.subviews.map(\.accessibilityIdentifier) == ["primary"])
    }
}
