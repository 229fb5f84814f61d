// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Springs")
struct SpringAnimationTests {
    @Test("A spring reaches its target at the end of its duration, and overshoots if it is underdamped")
    func spring() {
        let stage = Stage()
        let view = stage.showView()
        view.center.x = 0
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
            view.center.x = 100
        }
        var highest: CGFloat = 0
        for _ in 0..<58 {
            stage.advance(by: 1.0 / 60)
            highest = max(highest, view.shownX)
        }
        #expect(highest > 120)
        stage.advance(by: 0.1)
        #expect(view.shownX == 100)
    }

    @Test("A spring defined by duration and bounce has the expected period and settling time")
    func perceivedSpring() {
        let stage = Stage()
        let views = stage.showViews(2)
        var ends: [String: TimeInterval] = [:]
        let start = stage.now
        UIView.animate(
            springDuration: 0.4, animations: { views[0].center.x = 100 },
            completion: { _ in ends["still"] = stage.now - start })
        UIView.animate(
            springDuration: 0.4, bounce: 0.6, animations: { views[1].center.x = 100 },
            completion: { _ in ends["loose"] = stage.now - start })
        var highest: CGFloat = 0
        for _ in 0..<90 {
            stage.advance(by: 1.0 / 60)
            #expect(views[0].shownX <= 100)
            highest = max(highest, views[1].shownX)
        }
        // exp(-π ζ / √(1-ζ²)) for ζ = 0.4.
        #expect(abs(highest - 125.4) < 2)
        #expect(ends["still"].map { abs($0 - 0.588) < 0.02 } == true)
        // ln((1 + 0.436) / 0.001) / (ζ ω) for ω = 2π / 0.4.
        #expect(ends["loose"].map { abs($0 - 1.157) < 0.02 } == true)
    }

    @Test(
        "Springs with invalid parameters end",
        arguments: [.nan, .infinity, -.infinity, 1e300, -5] as [CGFloat])
    func oddSprings(_ number: CGFloat) {
        let stage = Stage()
        let views = stage.showViews(2)
        var ended = 0
        UIView.animate(
            springDuration: 0.5, bounce: number, initialSpringVelocity: number, animations: { views[0].center.x = 9 },
            completion: { _ in ended += 1 })
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number,
            animations: { views[1].center.x = 9 }, completion: { _ in ended += 1 })
        stage.advance(by: 0.1)
        #expect(views.allSatisfy { $0.shownX.isFinite })
        for view in views { view.removeFromSuperview() }
        stage.advance(by: 0)
        #expect(ended == 2)
    }
}
