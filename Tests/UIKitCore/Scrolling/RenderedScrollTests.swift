// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

/// A view that counts how often it is drawn.
private final class Stripes: UIView {
    var draws = 0
    var isFine = true

    override func draw(_ rect: CGRect) {
        draws += 1
        let step: CGFloat = isFine ? 10 : 100
        for index in 0..<Int(bounds.height / step) {
            (index.isMultiple(of: 2) ? UIColor.red : UIColor.blue).setFill()
            UIRectFill(CGRect(x: 0, y: CGFloat(index) * step, width: bounds.width, height: step))
        }
    }
}

@MainActor
@Suite("Scrolling on the render server")
struct RenderedScrollTests {
    /// Adds strips whose red component increases with y, to identify positions in the content.
    private func addRamp(to view: UIScrollView) {
        for row in 0..<100 {
            let strip = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 100, width: 300, height: 100))
            strip.backgroundColor = UIColor(red: CGFloat(row) / 100, green: 0, blue: 0, alpha: 1)
            view.addSubview(strip)
        }
    }

    /// Composes frames without running the main actor.
    private func composeAlone(_ stage: Stage, seconds: TimeInterval) {
        var left = seconds
        while left > 0 {
            stage.clock.advance(by: min(left, Stage.frameInterval))
            left -= Stage.frameInterval
            stage.system.fireFrames(at: FrameTime(timestamp: stage.now, refreshInterval: Stage.frameInterval))
        }
    }

    private func shownRed(_ stage: Stage) -> Int {
        guard let target = stage.system.windows.last?.target, let picture = RenderActor.sync({ target.picture })
        else { return -1 }
        let middle = picture.size.width * (picture.size.height / 2) + 10
        return Int(picture.pixels[middle] >> 16 & 0xFF)
    }

    @Test("A busy main actor interrupts neither a deceleration nor its end")
    func busyMainActor() throws {
        let scene = ScrollScene()
        addRamp(to: scene.view)
        scene.stage.advance(by: 0)
        scene.flick(-250, speed: 3000)
        scene.stage.advance(by: 0.05)
        let target = try #require(scene.log.targets.first).y
        let offset = scene.view.contentOffset
        let before = shownRed(scene.stage)
        composeAlone(scene.stage, seconds: 0.3)
        #expect(scene.view.contentOffset == offset)
        #expect(shownRed(scene.stage) > before + 5)
        composeAlone(scene.stage, seconds: 4)
        #expect(scene.view.contentOffset == offset)
        let expected = Int(((target + 200) / 100).rounded(.down) / 100 * 255)
        #expect(abs(shownRed(scene.stage) - expected) <= 3)
        try scene.stage.settle()
        #expect(abs(scene.view.contentOffset.y - target) < 1 && abs(shownRed(scene.stage) - expected) <= 3)
        #expect(scene.log.take().last == "did decelerate")
    }

    @Test("The content offset on the main actor is the one that the next frame shows")
    func agreement() {
        let scene = ScrollScene()
        addRamp(to: scene.view)
        scene.flick(-250, speed: 2000)
        for _ in 0..<30 {
            scene.stage.advance(by: Stage.frameInterval)
            let said = scene.view.contentOffset.y
            scene.stage.advance(by: Stage.frameInterval)
            let row = ((said + 200) / 100).rounded(.down)
            #expect(abs(shownRed(scene.stage) - Int(row / 100 * 255)) <= 3)
        }
    }

    @Test("Scrolling doesn't redraw views")
    func drawsNothing() throws {
        let scene = ScrollScene()
        let stripes = Stripes(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        scene.view.contentSize.height = 2000
        scene.view.addSubview(stripes)
        scene.stage.advance(by: 0)
        #expect(stripes.draws == 1)
        scene.flick(-250, speed: 1500)
        try scene.stage.settle()
        scene.view.setContentOffset(.zero, animated: true)
        try scene.stage.settle()
        #expect(stripes.draws == 1)
    }

    @Test("A scroll view at rest requests no frames")
    func rest() throws {
        let scene = ScrollScene()
        scene.flick(-250, speed: 1500)
        try scene.stage.settle()
        scene.stage.advance(by: 2)
        #expect(scene.stage.isIdle)
    }

    @Test("S-V-7 A canvas draws coarsely while scrolling, and in detail one frame after scrolling has ended")
    func coarseWhileScrolling() throws {
        final class Canvas: UIScrollViewDelegate {
            let stripes = Stripes(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { set(fine: false) }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                if !decelerate { set(fine: true) }
            }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { set(fine: true) }
            private func set(fine: Bool) {
                stripes.isFine = fine
                stripes.setNeedsDisplay()
            }
        }
        let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
        let canvas = Canvas()
        scene.view.delegate = canvas
        scene.view.addSubview(canvas.stripes)
        scene.stage.advance(by: 0)
        // Detailed stripes change color within twenty points, coarse ones don't.
        func isFine() -> Bool {
            let colors = (0..<20).map { scene.stage.pixel(at: CGPoint(x: 10, y: 202 + CGFloat($0))) }
            return Set(colors.map { "\(String(describing: $0))" }).count > 1
        }
        #expect(isFine())
        scene.fingers.down(0, 100, 350)
        for y in stride(from: 330, through: 130, by: -20) {
            scene.fingers.move(0, 100, CGFloat(y))
            scene.stage.advance(by: Stage.frameInterval)
        }
        #expect(canvas.stripes.draws == 2 && !canvas.stripes.isFine)
        scene.fingers.up(0, 100, 130)
        #expect(scene.view.isDecelerating && canvas.stripes.draws == 2)
        while scene.view.isDecelerating { scene.stage.advance(by: Stage.frameInterval) }
        scene.stage.advance(by: Stage.frameInterval)
        #expect(canvas.stripes.isFine && canvas.stripes.draws == 3)
        scene.view.contentOffset.y = 195
        #expect(isFine())
    }
}
