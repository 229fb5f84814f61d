// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting

@testable import LayerTree
@testable import UIKitCore

@MainActor
@Suite("Hover styles and pointer effects of buttons")
struct UIHoverStyleTests {
    fileprivate static let frame = CGRect(x: 100, y: 100, width: 100, height: 60)

    private func platters(around view: UIView) -> [CAShapeLayer] {
        (view.superview?.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    }

    @Test("A view with a hover style shows its effect, in the style's outline, until the style is removed")
    func style() throws {
        let view = UIView(frame: Self.frame)
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(view)
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
        try stage.hover(over: view)
        #expect(try #require(platters(around: view).first).cornerRadius == 30)
        view.hoverStyle = UIHoverStyle(effect: .lift)
        stage.advance(by: 0.5)
        #expect(platters(around: view).contains { $0.shadowOpacity > 0 })
        view.hoverStyle = nil
        stage.advance(by: 0.5)
        #expect(platters(around: view).isEmpty)
        view.hoverStyle = .automatic()
        #expect(!platters(around: view).isEmpty)
        stage.hover(at: .zero)
        stage.advance(by: 0.5)
        let off = UIHoverStyle.automatic()
        off.isEnabled = false
        view.hoverStyle = off
        try stage.hover(over: view)
        #expect(platters(around: view).isEmpty)
    }

    @Test("A view under the pointer that sets its style in every layout becomes idle")
    func styleInLayout() throws {
        final class Restless: UIView {
            let part = UIView(frame: UIHoverStyleTests.frame)
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                part.hoverStyle = UIHoverStyle(effect: .highlight, shape: .circle)
            }
        }
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.addSubview(view.part)
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(view)
        try stage.hover(over: view.part)
        stage.advance(by: 0.1)
        #expect(view.layouts < 5)
        #expect(platters(around: view.part).count == 1)
    }

    @Test("Shapes are fitted into the rectangle, or are fixed")
    func shapes() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(UIShape.rect.outline(in: rect).rect == rect && UIShape.rect.outline(in: rect).cornerRadius == 0)
        #expect(UIShape.rect(cornerRadius: 7).outline(in: rect).cornerRadius == 7)
        #expect(UIShape.capsule.outline(in: rect).cornerRadius == 20)
        #expect(UIShape.circle.outline(in: rect).rect == CGRect(x: 30, y: 0, width: 40, height: 40))
        #expect(UIShape.capsule.inset(by: 5).outline(in: rect).rect == CGRect(x: 5, y: 5, width: 90, height: 30))
        let own = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIShape.fixedRect(own).inset(by: 5).outline(in: rect).rect == own)
        #expect(UIShape.path(UIBezierPath(rect: own)).outline(in: rect).path != nil)
    }

    @Test("Buttons are highlighted without a background and lifted with one, in their own outline")
    func buttons() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        for (configuration, isLifted) in [(UIButton.Configuration.plain(), false), (.filled(), true)] {
            let button = UIButton(configuration: configuration)
            button.frame = Self.frame
            stage.show(button)
            try stage.hover(over: button)
            #expect(platters(around: button).isEmpty)
            stage.hover(at: .zero)
            button.isPointerInteractionEnabled = true
            try stage.hover(over: button)
            let platter = try #require(platters(around: button).first)
            #expect(platter.frame == Self.frame)
            #expect(platters(around: button).contains { $0.shadowOpacity > 0 } == isLifted)
            stage.hover(at: .zero)
            button.isEnabled = false
            stage.advance(by: 0.5)
            try stage.hover(over: button)
            #expect(platters(around: button).isEmpty)
            stage.hover(at: .zero)
        }
    }

    @Test("A provider can adopt the proposed style or reject any effect")
    func provider() throws {
        let button = UIButton(configuration: .plain())
        button.frame = Self.frame
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(button)
        button.isPointerInteractionEnabled = true
        var proposal: (effect: UIPointerEffect, shape: UIPointerShape)?
        button.pointerStyleProvider = { asked, effect, shape in
            #expect(asked === button)
            proposal = (effect, shape)
            return nil
        }
        try stage.hover(over: button)
        guard case .highlight = proposal?.effect, case .roundedRect(Self.frame, _) = proposal?.shape else {
            Issue.record("Proposed: \(String(describing: proposal))")
            return
        }
        #expect(platters(around: button).isEmpty)
        button.pointerStyleProvider = nil
        #expect(platters(around: button).count == 1)
        button.isPointerInteractionEnabled = false
        stage.advance(by: 0.5)
        #expect(platters(around: button).isEmpty)
    }
}
