// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Scroll views with touches")
struct UIScrollViewTests {
    @Test("A new scroll view has UIKit's defaults")
    func defaults() {
        let view = UIScrollView()
        #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isPagingEnabled)
        #expect(view.delaysContentTouches && view.canCancelContentTouches && view.clipsToBounds)
        #expect(!view.isDirectionalLockEnabled && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator && view.isScrollEnabled)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.decelerationRate == .normal)
        #expect(view.scrollsToTop && view.bouncesZoom && view.zoomScale == 1 && view.pinchGestureRecognizer == nil)
        #expect(view.subviews.isEmpty && view.gestureRecognizers == [view.panGestureRecognizer])
    }

    @Test("Content follows the finger from the tenth point on, and not beyond the touch's movement")
    func drag() {
        let scene = ScrollScene()
        scene.fingers.down(0, 100, 300)
        #expect(scene.view.isTracking && !scene.view.isDragging)
        for y in stride(from: 290, through: 120, by: -10) { scene.fingers.move(0, 100, CGFloat(y)) }
        #expect(scene.view.isDragging && scene.view.contentOffset == CGPoint(x: 0, y: 170))
        scene.stage.advance(by: 0.3)
        scene.fingers.up(0, 100, 120)
        #expect(!scene.view.isTracking && !scene.view.isDragging && !scene.view.isDecelerating)
        #expect(scene.log.take() == ["will drag", "scroll", "will end drag", "did drag false"])
    }

    @Test("A flick calls the delegate in the documented order, and ends where the law predicts")
    func flick() throws {
        let scene = ScrollScene()
        scene.flick(-250, speed: 1000)
        #expect(scene.view.isDecelerating && !scene.view.isDragging)
        let target = try #require(scene.log.targets.first)
        let velocity = try #require(scene.log.velocities.first)
        #expect(abs(velocity.y - 1) < 0.05)
        try scene.stage.settle()
        #expect(
            scene.log.take() == [
                "will drag", "scroll", "will end drag", "did drag true", "will decelerate", "scroll", "did decelerate",
            ])
        #expect(abs(scene.view.contentOffset.y - target.y) < 1 && !scene.view.isDecelerating)
        #expect(abs(target.y - (240 + 990 * 0.499)) < 15)
    }

    @Test("Content pulled beyond its edge follows the rubber band, and returns when it is released")
    func rubberBand() throws {
        let scene = ScrollScene()
        scene.fingers.down(0, 100, 100)
        scene.fingers.move(0, 100, 210)
        #expect(abs(scene.view.contentOffset.y + 0.55 * 100 * 400 / (55 + 400)) < 1)
        scene.stage.advance(by: 0.3)
        scene.fingers.up(0, 100, 210)
        #expect(scene.view.isDecelerating)
        try scene.stage.settle()
        #expect(scene.view.contentOffset == .zero)
        scene.view.bounces = false
        scene.fingers.down(0, 100, 100)
        scene.fingers.move(0, 100, 210)
        #expect(scene.view.contentOffset == .zero)
    }

    @Test("Content that fits doesn't scroll unless it always bounces")
    func fittingContent() {
        let scene = ScrollScene(content: CGSize(width: 300, height: 100))
        scene.fingers.down(0, 100, 100)
        scene.fingers.move(0, 100, 210)
        scene.fingers.up(0, 100, 210)
        #expect(scene.log.take() == [])
        scene.view.alwaysBounceVertical = true
        scene.fingers.down(0, 100, 100)
        scene.fingers.move(0, 100, 210)
        #expect(scene.view.contentOffset.y < -20)
    }

    @Test("A touch on moving content stops it, and isn't delivered to the content")
    func catching() throws {
        let scene = ScrollScene()
        let log = GestureLog()
        let content = WitnessView(frame: CGRect(x: 0, y: 0, width: 300, height: 10_000))
        content.log = log
        scene.view.addSubview(content)
        let tap = UITapGestureRecognizer()
        tap.note("tap", in: log)
        content.addGestureRecognizer(tap)
        scene.flick(-250, speed: 2000)
        scene.stage.advance(by: 0.2)
        log.entries = []
        scene.fingers.down(0, 100, 100)
        let stopped = scene.view.contentOffset
        scene.stage.advance(by: 0.5)
        #expect(scene.view.contentOffset == stopped && stopped.y > 300)
        scene.fingers.up(0, 100, 100)
        try scene.stage.settle()
        #expect(log.take() == [] && scene.view.contentOffset == stopped)
        #expect(scene.log.take().last == "did decelerate" && !scene.view.isDecelerating)
    }

    @Test("A programmatic scroll after a touch stopped the content reports the end of deceleration first")
    func movedWhileCaught() throws {
        let scene = ScrollScene()
        scene.flick(-250, speed: 2000)
        scene.stage.advance(by: 0.2)
        scene.fingers.down(0, 100, 100)
        #expect(scene.view.isDecelerating)
        scene.log.entries = []
        scene.view.setContentOffset(CGPoint(x: 0, y: 5_000), animated: true)
        #expect(scene.log.take() == ["did decelerate"] && !scene.view.isDecelerating)
        scene.fingers.up(0, 100, 100)
        try scene.stage.settle()
        #expect(scene.log.take() == ["scroll", "did animate"] && scene.view.contentOffset.y == 5_000)
    }

    @Test("Paging ends on a page: the next one after a flick, otherwise the nearest")
    func paging() throws {
        let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
        scene.view.isPagingEnabled = true
        scene.flick(-100, speed: 800)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 400)
        scene.flick(-60, speed: 600)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 800)
        scene.flick(60, speed: 600)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 400)
        scene.fingers.down(0, 100, 300)
        scene.fingers.move(0, 100, 180)
        scene.stage.advance(by: 0.3)
        scene.fingers.up(0, 100, 180)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 400)
    }

    @Test("A flick back during a drag to another page stays on the page")
    func pagingBack() throws {
        let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
        scene.view.isPagingEnabled = true
        scene.view.contentOffset.y = 400
        scene.fingers.down(0, 100, 300)
        scene.fingers.move(0, 100, 280)
        scene.fingers.move(0, 100, 140)
        scene.stage.advance(by: 0.3)
        for step in 1...5 {
            scene.fingers.move(0, 100, 140 + CGFloat(step) * 20)
            scene.stage.advance(by: Stage.frameInterval)
        }
        #expect(scene.view.contentOffset.y > 410)
        scene.fingers.up(0, 100, 240)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 400)
    }

    @Test("The delegate may change the target offset")
    func chosenTarget() throws {
        let scene = ScrollScene()
        scene.log.chooseTarget = { CGPoint(x: 0, y: ($0.y / 100).rounded() * 100) }
        scene.flick(-250, speed: 1000)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == ((scene.log.targets.first?.y ?? 0) / 100).rounded() * 100)
        scene.log.chooseTarget = { _ in CGPoint(x: CGFloat.nan, y: 0) }
        scene.flick(-250, speed: 1000)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y > 1000)
    }

    @Test("A drag along one axis stays on it if directional lock is enabled")
    func directionalLock() {
        for (locks, x) in [(false, 30), (true, 0)] as [(Bool, CGFloat)] {
            let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
            scene.view.isDirectionalLockEnabled = locks
            scene.fingers.down(0, 200, 300)
            scene.fingers.move(0, 200, 250)
            scene.fingers.move(0, 170, 200)
            #expect(scene.view.contentOffset.x == x)
        }
    }

    // MARK: - By program

    @Test("An animated change takes 0.3 seconds, reports its end, and can be stopped")
    func animated() throws {
        let scene = ScrollScene()
        scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(scene.view.contentOffset == .zero)
        scene.stage.advance(by: 0.15)
        #expect((100...300).contains(scene.view.contentOffset.y))
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 400 && scene.log.take() == ["scroll", "did animate"])
        scene.view.setContentOffset(.zero, animated: true)
        scene.stage.advance(by: 0.1)
        scene.view.contentOffset = CGPoint(x: 0, y: 77)
        try scene.stage.settle()
        #expect(scene.view.contentOffset.y == 77)
    }

    @Test("A rectangle is made visible with the smallest possible movement")
    func visibleRect() {
        let scene = ScrollScene()
        let view = scene.view
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 180)
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 180)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 80)
        view.scrollRectToVisible(CGRect(x: 0, y: 1e9, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 9630)
    }

    @Test("Insets add space around the content; content at its top stays flush with it")
    func insets() {
        let scene = ScrollScene()
        scene.view.contentInset.top = 12
        #expect(scene.view.contentOffset.y == -12 && scene.view.adjustedContentInset.top == 12)
        scene.view.contentOffset.y = 100
        scene.view.contentInset.top = 50
        #expect(scene.view.contentOffset.y == 100)
    }

    @Test("The safe area is added along scrollable axes, and a growing bar moves resting content")
    func safeArea() throws {
        let scene = ScrollScene()
        let controller = try #require(scene.stage.window.rootViewController)
        controller.additionalSafeAreaInsets.top = 59
        scene.stage.advance(by: 0)
        #expect(scene.view.adjustedContentInset.top == 59 && scene.view.contentOffset.y == -59)
        scene.view.contentOffset.y = 200
        controller.additionalSafeAreaInsets.top = 20
        scene.stage.advance(by: 0)
        #expect(scene.view.contentOffset.y == 239)
        scene.view.contentInsetAdjustmentBehavior = .never
        #expect(scene.view.adjustedContentInset == .zero)
    }

    @Test("Content that grows beyond the bounds, and so is inset by the safe area, stays at its top")
    func growing() throws {
        let scene = ScrollScene(content: CGSize(width: 300, height: 100))
        let controller = try #require(scene.stage.window.rootViewController)
        controller.additionalSafeAreaInsets.top = 59
        scene.stage.advance(by: 0)
        #expect(scene.view.adjustedContentInset.top == 0 && scene.view.contentOffset.y == 0)
        scene.view.contentSize.height = 1000
        #expect(scene.view.adjustedContentInset.top == 59 && scene.view.contentOffset.y == -59)
    }

    @Test("Content that shrinks below the visible part is scrolled back")
    func shrinking() {
        let scene = ScrollScene()
        scene.view.contentOffset.y = 5000
        scene.view.contentSize.height = 1000
        #expect(scene.view.contentOffset.y == 600)
        scene.view.frame.size.height = 200
        scene.stage.advance(by: 0)
        #expect(scene.view.contentOffset.y == 600)
        scene.view.frame.size.height = 500
        scene.stage.advance(by: 0)
        #expect(scene.view.contentOffset.y == 500)
    }

    // MARK: - Touches on content

    @Test("A touch at rest is delivered to the content after a delay; a drag never is")
    func delayedContent() {
        let scene = ScrollScene()
        let log = GestureLog()
        let content = WitnessView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
        content.log = log
        scene.view.addSubview(content)
        scene.fingers.down(0, 100, 100)
        #expect(log.take() == [])
        scene.stage.advance(by: 0.2)
        #expect(log.take() == ["view began"])
        scene.fingers.move(0, 100, 50)
        #expect(log.take() == ["view cancelled"])
        scene.fingers.up(0, 100, 50)
        scene.fingers.down(0, 100, 300)
        scene.fingers.move(0, 100, 250)
        scene.stage.advance(by: 0.3)
        scene.fingers.up(0, 100, 250)
        #expect(log.take() == [])
        scene.fingers.tap(0, 100, 100)
        #expect(log.take() == ["view began", "view ended"])
        scene.view.delaysContentTouches = false
        scene.fingers.down(0, 100, 100)
        #expect(log.take() == ["view began"])
    }

    @Test("A withheld touch begins in the view where it began on the screen, and moves from there to where it is")
    func withheldPlaces() {
        final class PlacesView: UIView {
            var places: [CGFloat] = []
            private func note(_ touches: Set<UITouch>) {
                places += touches.flatMap { [$0.previousLocation(in: nil).x, $0.location(in: nil).x] }
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        }
        let scene = ScrollScene()
        let content = PlacesView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
        scene.view.addSubview(content)
        scene.fingers.down(0, 100, 100)
        scene.fingers.move(0, 120, 100)
        scene.fingers.move(0, 150, 100)
        #expect(content.places == [])
        scene.stage.advance(by: 0.2)
        #expect(content.places == [100, 100, 100, 150])
        content.places = []
        scene.fingers.move(0, 160, 100)
        scene.fingers.up(0, 160, 100)
        #expect(content.places == [150, 160, 150, 160])
        content.places = []
        scene.fingers.down(0, 100, 100)
        scene.fingers.move(0, 150, 100)
        scene.fingers.up(0, 150, 100)
        #expect(content.places == [100, 100, 100, 150, 150, 150])
    }

    @Test("A button that tracks a touch keeps it; a view that allows it loses it to the drag")
    func controlsKeepTouches() {
        let scene = ScrollScene()
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        var ups = 0
        button.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
        scene.view.addSubview(button)
        scene.fingers.down(0, 100, 50)
        scene.stage.advance(by: 0.2)
        #expect(button.isHighlighted)
        scene.fingers.move(0, 100, 20)
        #expect(scene.view.contentOffset == .zero && button.isTracking)
        scene.fingers.up(0, 100, 20)
        #expect(ups == 1)
    }

    @Test("touchesShouldBegin can deny touches to a view")
    func shouldBegin() {
        final class Picky: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                !(view is WitnessView)
            }
        }
        let scene = ScrollScene(view: Picky())
        let log = GestureLog()
        let content = WitnessView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
        content.log = log
        scene.view.addSubview(content)
        scene.fingers.tap(0, 100, 100)
        #expect(log.take() == [])
    }

    // MARK: - Nesting

    @Test("Nested scroll views divide drags by direction and at their edges")
    func nested() throws {
        let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
        let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        row.contentSize = CGSize(width: 1000, height: 200)
        let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        list.contentSize = CGSize(width: 300, height: 1000)
        scene.view.addSubview(row)
        scene.view.addSubview(list)
        let stage = scene.stage
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), duration: 1)
        #expect(row.contentOffset.x > 50 && scene.view.contentOffset == .zero)
        try stage.settle()
        stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 330), duration: 1)
        #expect(list.contentOffset.y > 20 && scene.view.contentOffset == .zero)
        try stage.settle()
        list.contentOffset.y = 800
        stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 330), duration: 1)
        #expect(list.contentOffset.y == 800 && scene.view.contentOffset.y > 20)
        try stage.settle()
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 120), duration: 1)
        #expect(scene.view.contentOffset.y > 50)
    }

    // MARK: - Odd numbers

    @Test("Invalid offsets and sizes have defined results")
    func oddNumbers() throws {
        let scene = ScrollScene()
        let view = scene.view
        view.contentOffset = CGPoint(x: CGFloat.nan, y: 100)
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
        #expect(view.contentOffset.y == 100)
        view.contentSize = CGSize(width: CGFloat.nan, height: -5)
        #expect(view.contentSize == .zero && view.contentOffset == .zero)
        scene.flick(-250, speed: 2000)
        try scene.stage.settle()
        view.contentSize = CGSize(width: 1e9, height: CGFloat.infinity)
        #expect(view.contentSize == CGSize(width: 1e9, height: 1e9))
        scene.flick(-250, speed: 2000)
        try scene.stage.settle()
        #expect(view.contentOffset.y > 500)
        view.contentOffset.y = 1e9
        view.contentInset.top = .nan
        #expect(view.contentInset.top == 0)
        view.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: true)
        view.frame.size = .zero
        scene.stage.advance(by: 0.1)
        view.minimumZoomScale = .nan
        view.maximumZoomScale = -1
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    }
}
