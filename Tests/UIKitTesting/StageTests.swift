// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@Suite("Stage")
@MainActor
struct StageTests {
    @Test("The window fills the stage and is key and active once it is configured")
    func window() {
        let stage = Stage(size: CGSize(width: 320, height: 240), scale: 2)
        #expect(stage.window.bounds.size == CGSize(width: 320, height: 240))
        #expect(stage.window.isKeyWindow)
        #expect(stage.application.applicationState == .active)
        #expect(UIApplication.shared === stage.application)
        #expect(stage.screenshot().width == 640)
        #expect(stage.exitStatus == nil)
    }

    @Test("A new stage ends the previous one, of which nothing is left")
    func independence() {
        let first = Stage()
        let second = Stage(size: CGSize(width: 100, height: 50))
        #expect(UIApplication.shared === second.application)
        #expect(second.application.windows == [second.window])
        #expect(first.application.windows.isEmpty)
        first.end()
        #expect(UIApplication.shared === second.application)
    }

    @Test("An ended stage leaves the process's clock unchanged")
    func globals() {
        let clock = LayerClock.timeSource
        let outer = Stage()
        let inner = Stage()
        #expect(LayerClock.timeSource !== clock)
        outer.end()
        #expect(CACurrentMediaTime() == inner.now)
        inner.end()
        #expect(LayerClock.timeSource === clock)
    }

    @Test("Visible content is in the screenshot, pixel by pixel, at the stage's scale")
    func pixels() {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1.5)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.show(view)
        let red = StagePicture.Pixel(red: 255, green: 0, blue: 0)
        #expect(stage.pixel(at: CGPoint(x: 10, y: 20)) == red)
        #expect(stage.pixel(at: CGPoint(x: 39.5, y: 59.5)) == red)
        #expect(stage.pixel(at: CGPoint(x: 9, y: 20)) != red)
        #expect(stage.pixel(at: CGPoint(x: 10, y: 60)) != red)
        #expect(stage.pixel(at: CGPoint(x: 100, y: 0)) == nil)
        #expect(stage.pixel(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
        let picture = stage.screenshot(of: view)
        #expect(picture.width == 45)
        #expect(picture.height == 60)
        #expect(picture[0, 0] == red)
        #expect(picture[44, 59] == red)
    }

    @Test("A resized window is laid out and drawn again at the new size")
    func resize() {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let controller = UIViewController()
        stage.show(controller)
        stage.resize(to: CGSize(width: 250, height: 180))
        #expect(stage.window.bounds.size == CGSize(width: 250, height: 180))
        #expect(controller.view?.frame == CGRect(x: 0, y: 0, width: 250, height: 180))
        #expect(stage.screenshot().height == 180)
    }

    @Test("Time only advances on request, and settling stops when nothing is animating")
    func time() throws {
        let stage = Stage()
        let start = stage.now
        #expect(CACurrentMediaTime() == start)
        stage.advance(by: 0.5)
        #expect(abs(stage.now - start - 0.5) < 1e-9)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.show(view)
        try stage.settle()
        var isDone = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        } completion: { _ in
            isDone = true
        }
        stage.advance(by: 0.5)
        #expect(!stage.isIdle)
        #expect(!isDone)
        let blue = StagePicture.Pixel(red: 0, green: 0, blue: 255)
        #expect(stage.pixel(at: CGPoint(x: 55, y: 5)) == blue)
        #expect(stage.pixel(at: CGPoint(x: 105, y: 5)) != blue)
        try stage.settle()
        #expect(isDone)
        #expect(stage.pixel(at: CGPoint(x: 105, y: 5)) == blue)
    }

    @Test("Settling an endless animation is an error, not a hanging test")
    func restless() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.show(view)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
            view.frame.origin.x = 100
        }
        #expect(throws: StageError.neverSettles(seconds: 2)) { try stage.settle(within: 2) }
    }

    @Test("A terminated application has an exit status")
    func exitStatus() {
        let stage = Stage()
        stage.application.terminate(status: 3)
        #expect(stage.exitStatus == 3)
    }

}
