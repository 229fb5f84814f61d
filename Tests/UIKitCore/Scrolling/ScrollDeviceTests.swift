// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@testable import UIKitCore

@MainActor
@Suite("Scrolling with wheels, touchpads, keys, and scroll indicators")
struct ScrollDeviceTests {
    private let middle = CGPoint(x: 150, y: 200)

    @Test("A wheel scrolls smoothly in steps that add up, and its beginning and end are reported")
    func wheel() throws {
        let scene = ScrollScene()
        scene.stage.wheel(at: middle, clicks: 1)
        let step = Theme.Scroll.wheelStep(for: 400).rounded()
        scene.stage.advance(by: 0.05)
        #expect((1..<step).contains(scene.view.contentOffset.y))
        scene.stage.wheel(at: middle, clicks: 2)
        try scene.stage.settle()
        #expect(abs(scene.view.contentOffset.y - 3 * step) <= 2)
        #expect(
            scene.log.take() == [
                "will drag", "will end drag", "did drag true", "will decelerate", "scroll", "did decelerate",
            ])
        scene.stage.wheel(at: middle, clicks: -20)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 0)
    }

    @Test("A wheel over a view that is scrolled to its end scrolls the enclosing one")
    func nestedWheel() throws {
        let scene = ScrollScene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 300, height: 250)
        scene.view.addSubview(inner)
        scene.stage.wheel(at: middle, clicks: 3)
        try scene.stage.settle()
        #expect(inner.contentOffset.y == 50 && scene.view.contentOffset.y > 20)
    }

    @Test("A wheel scrolls horizontally if no other scrolling is possible")
    func sideways() throws {
        let scene = ScrollScene(content: CGSize(width: 2000, height: 400))
        scene.stage.wheel(at: middle, clicks: 1)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.x > 20)
    }

    @Test("A touchpad moves the content at once, and the content decelerates when the fingers are lifted")
    func touchpad() throws {
        let scene = ScrollScene()
        scene.stage.touchpadScroll(at: middle, by: CGSize(width: 0, height: 200))
        #expect(abs(scene.view.contentOffset.y - 200) < 20 && scene.view.isDecelerating)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y > 500)
        #expect(
            scene.log.take() == [
                "will drag", "scroll", "will end drag", "did drag true", "will decelerate", "scroll", "did decelerate",
            ])
    }

    @Test("Touchpad scrolling stays with its view when another one gets under the pointer")
    func latching() throws {
        let scene = ScrollScene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 250, width: 300, height: 300))
        inner.contentSize = CGSize(width: 300, height: 5000)
        scene.view.addSubview(inner)
        scene.stage.touchpadScroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 300), duration: 0.5)
        #expect(inner.contentOffset == .zero && scene.view.contentOffset.y > 250)
    }

    @Test("Touchpad scrolling ends when no further events arrive")
    func silentTouchpad() throws {
        let scene = ScrollScene()
        scene.stage.hover(at: middle)
        scene.stage.send(
            .scroll(
                ScrollEvent(source: .finger, location: middle, deltaX: 0, deltaY: 50, timestamp: scene.stage.now)))
        #expect(scene.view.isDragging && scene.view.contentOffset.y == 50)
        try scene.stage.settle()
        scene.stage.advance(by: 0.3)
        #expect(!scene.view.isDragging && scene.log.take().last == "did drag false")
    }

    @Test("Keys scroll by lines, by pages, and to the ends, whatever has focus")
    func keys() throws {
        let scene = ScrollScene()
        func press(_ key: String) throws -> CGFloat {
            try scene.stage.key(key)
            try scene.stage.settle()
            return scene.view.contentOffset.y
        }
        #expect(try press("down") == 40)
        #expect(try press("pagedown") == 400)
        #expect(try press("space") == 760)
        #expect(try press("shift+space") == 400)
        #expect(try press("end") == 9600)
        #expect(try press("home") == 0)
        #expect(try press("up") == 0)
    }

    @Test("Space doesn't scroll while text is being edited")
    func writtenSpace() throws {
        final class Writer: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            override var canBecomeFirstResponder: Bool { true }
            func insertText(_ new: String) { text += new }
            func deleteBackward() {}
        }
        let scene = ScrollScene()
        let writer = Writer(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        scene.view.addSubview(writer)
        writer.becomeFirstResponder()
        scene.stage.type(" ")
        try scene.stage.settle()
        #expect(writer.text == " " && scene.view.contentOffset == .zero)
        try scene.stage.key("pagedown")
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y > 300)
    }

    @Test("A control that gets focus is scrolled into view")
    func focus() throws {
        let scene = ScrollScene()
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 900, width: 100, height: 44)
        scene.view.addSubview(button)
        try scene.stage.key("tab")
        try scene.stage.settle()
        let shown = button.convert(button.bounds, to: scene.stage.window)
        #expect(button.isFocused && shown.maxY <= 400 && shown.minY >= 0)
    }

    @Test("A command scrolls to the top if the view and its delegate allow it")
    func toTop() throws {
        let scene = ScrollScene()
        scene.view.contentOffset.y = 800
        scene.log.allowsTop = false
        #expect(throws: StageError.self) { try scene.stage.scrollToTop() }
        scene.log.allowsTop = true
        try scene.stage.scrollToTop()
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 0 && scene.log.take() == ["scroll", "did animate", "top"])
    }

    // MARK: - Bars

    private func bars(_ view: UIScrollView) -> [CGRect] {
        (view.indicators.container.sublayers ?? []).filter { !$0.isHidden }.map(\.frame)
    }

    @Test("A scroll indicator shows the position in proportion during scrolling, then fades out")
    func bar() throws {
        let scene = ScrollScene(content: CGSize(width: 300, height: 1600))
        #expect(scene.view.indicators.container.opacity == 0)
        scene.fingers.down(0, 100, 350)
        scene.fingers.move(0, 100, 40)
        let bar = try #require(bars(scene.view).first)
        #expect(bars(scene.view).count == 1 && scene.view.indicators.container.opacity == 1)
        #expect(abs(bar.height - 394 / 4) < 1 && bar.maxX == 297)
        #expect(abs(bar.minY - (3 + 300 / 1200 * (394 - bar.height))) < 1)
        #expect(scene.view.indicators.container.frame == scene.view.bounds)
        scene.stage.advance(by: 0.3)
        scene.fingers.up(0, 100, 40)
        scene.stage.advance(by: 1)
        #expect(scene.view.indicators.container.opacity == 0)
        scene.view.flashScrollIndicators()
        #expect(scene.view.indicators.container.opacity == 1)
        scene.stage.advance(by: 2)
        #expect(scene.view.indicators.container.opacity == 0)
    }

    @Test("The vertical indicator lies at the left edge of a right-to-left view, where it can be dragged")
    func mirroredBar() throws {
        let scene = ScrollScene(content: CGSize(width: 900, height: 1600))
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.view.verticalScrollIndicatorInsets.left = 10
        scene.view.verticalScrollIndicatorInsets.right = 50
        scene.stage.hover(at: middle)
        let bars = bars(scene.view)
        let vertical = try #require(bars.first { $0.height > $0.width })
        let horizontal = try #require(bars.first { $0.height < $0.width })
        #expect(vertical.minX == 13 && horizontal.minX > 3 && horizontal.maxX <= 297)
        scene.stage.mouseDrag(from: CGPoint(x: 15, y: 20), to: CGPoint(x: 15, y: 120))
        #expect(scene.view.contentOffset.y > 300)
    }

    @Test("A scroll indicator is wider under the pointer, and can be dragged")
    func heldBar() throws {
        let scene = ScrollScene(content: CGSize(width: 300, height: 1600))
        scene.stage.hover(at: middle)
        let thin = try #require(bars(scene.view).first)
        scene.stage.hover(at: CGPoint(x: 294, y: 50))
        let wide = try #require(bars(scene.view).first)
        #expect(wide.width > thin.width * 2)
        scene.stage.mouseDrag(from: CGPoint(x: 294, y: 50), to: CGPoint(x: 294, y: 50 + (394 - wide.height) / 2))
        #expect(abs(scene.view.contentOffset.y - 600) < 3)
        scene.stage.mouseDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        #expect(abs(scene.view.contentOffset.y - 600) < 3)
        scene.stage.click(at: CGPoint(x: 294, y: 390))
        #expect(scene.view.contentOffset.y > 1000)
    }
}
