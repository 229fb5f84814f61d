// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("View transitions")
struct UIViewTransitionTests {
    /// A white page of 200 × 200 points at (100, 50) with two sheets in it.
    @MainActor
    private struct Page {
        let stage = Stage()
        let root = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

        init() {
            root.backgroundColor = .white
            first.backgroundColor = .red
            second.backgroundColor = .blue
            root.addSubview(first)
            stage.show(root)
        }

        /// The displayed color at a point of the page: red and blue, 0...255.
        func color(_ x: CGFloat, _ y: CGFloat) -> (red: Int, blue: Int)? {
            stage.pixel(at: CGPoint(x: 100 + x, y: 50 + y)).map { (Int($0.red), Int($0.blue)) }
        }

        func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool { color(x, y).map { $0.red > 150 && $0.blue < 50 } == true }
        /// Whether a color is between red and blue; white has too much of both.
        func isMixed(_ x: CGFloat, _ y: CGFloat) -> Bool {
            color(x, y).map { $0.red > 50 && $0.blue > 50 && $0.red + $0.blue < 300 } == true
        }

        func isBlue(_ x: CGFloat, _ y: CGFloat) -> Bool { color(x, y).map { $0.blue > 150 && $0.red < 50 } == true }
    }

    @Test("S-V-76 A note page curls up off a blank one, and again on a second click")
    func notePage() {
        let page = Page()
        page.root.addSubview(page.second)
        page.second.isHidden = true
        page.stage.advance(by: 0)
        var (current, spare) = (page.first, page.second)
        var saved: [UIView] = []
        func press() {
            UIView.transition(
                with: page.root, duration: 1, options: .transitionCurlUp,
                animations: {
                    current.isHidden = true
                    spare.isHidden = false
                },
                completion: { finished in
                    #expect(finished)
                    saved.append(current)
                    (current, spare) = (spare, current)
                })
        }
        press()
        #expect(page.first.isHidden && !page.second.isHidden)
        page.stage.advance(by: 0.4)
        // The lower part has already been turned up, and the upper one is still visible.
        #expect(page.isRed(100, 10))
        #expect(page.isBlue(100, 195))
        #expect(saved.isEmpty)
        page.stage.advance(by: 0.8)
        #expect(saved == [page.first])
        #expect(page.isBlue(100, 10) && page.isBlue(100, 195))
        press()
        page.stage.advance(by: 1.2)
        #expect(saved == [page.first, page.second])
        #expect(page.isRed(100, 100))
    }

    @available(*, deprecated)
    @Test("S-V-77 A transition with begin and commit curls the page up", arguments: [true, false])
    func begun(cache: Bool) {
        let page = Page()
        UIView.beginAnimations("ToggleSiblings", context: nil)
        UIView.setAnimationTransition(.curlUp, for: page.root, cache: cache)
        UIView.setAnimationDuration(1)
        page.first.removeFromSuperview()
        page.root.addSubview(page.second)
        UIView.commitAnimations()
        page.stage.advance(by: 0.4)
        #expect(page.isRed(100, 10))
        #expect(page.isBlue(100, 195))
        page.stage.advance(by: 0.8)
        #expect(page.isBlue(100, 10))
        #expect(page.root.layer.animationKeys() == nil)
    }

    @Test("S-V-78 Content is frozen during a transition, unless it is animated", arguments: [false, true])
    func clock(isLive: Bool) {
        let page = Page()
        let clock = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        clock.backgroundColor = .red
        page.second.addSubview(clock)
        let options: UIView.AnimationOptions = isLive ? .allowAnimatedContent : []
        var finished: Bool?
        UIView.transition(
            with: page.root, duration: 1, options: options.union(.transitionCrossDissolve),
            animations: {
                page.first.isHidden = true
                page.root.addSubview(page.second)
            }, completion: { finished = $0 })
        page.stage.advance(by: 0.5)
        #expect(page.isMixed(10, 10))
        clock.backgroundColor = .blue
        page.stage.advance(by: 0.4)
        // At nine tenths of the time, almost only the new content is visible.
        let ticked = page.color(100, 100).map { $0.blue > 180 } == true
        #expect(ticked == isLive)
        page.stage.advance(by: 0.3)
        #expect(finished == true)
        #expect(page.isBlue(100, 100))
        #expect(page.root.layer.sublayers?.count == 2 && page.second.shownOpacity == 1)
    }

    @Test("S-V-79 S-V-80 Two views flip from the right and back from the left, each replacing the other")
    func flip() {
        let page = Page()
        var (showsFirst, log) = (true, [Bool]())
        func press() {
            UIView.transition(
                from: showsFirst ? page.first : page.second, to: showsFirst ? page.second : page.first, duration: 1,
                options: showsFirst ? .transitionFlipFromRight : .transitionFlipFromLeft,
                completion: { finished in
                    log.append(finished)
                    if finished { showsFirst.toggle() }
                })
        }
        press()
        #expect(page.first.superview == nil && page.second.superview === page.root)
        page.stage.advance(by: 0.4)
        // Before half time the old side is visible and narrowed. Its right edge is closer to the viewer and therefore
        // taller.
        #expect(page.isRed(100, 100) && !page.isRed(3, 100) && !page.isRed(197, 100))
        #expect(height(of: page, near: .maxX) > height(of: page, near: .minX))
        page.stage.advance(by: 0.2)
        #expect(page.isBlue(100, 100) && !page.isBlue(3, 100))
        page.stage.advance(by: 0.5)
        #expect(log == [true] && page.isBlue(3, 100))
        press()
        page.stage.advance(by: 0.4)
        #expect(page.isBlue(100, 100))
        #expect(height(of: page, near: .minX) > height(of: page, near: .maxX))
        page.stage.advance(by: 0.7)
        #expect(log == [true, true] && showsFirst)
        #expect(page.second.superview == nil && page.root.subviews == [page.first])
    }

    private enum Edge { case minX, maxX }

    /// The number of colored points of the turning page slightly inside its left or right end.
    private func height(of page: Page, near edge: Edge) -> Int {
        let picture = page.stage.screenshot()
        func isColored(_ x: Int, _ y: Int) -> Bool {
            picture[x, y].map { ($0.red > 150) != ($0.blue > 150) } == true
        }
        let columns = (0..<400).filter { isColored($0, 150) }
        guard let first = columns.first, let last = columns.last else { return 0 }
        let x = edge == .minX ? first + 3 : last - 3
        return (0..<300).filter { isColored(x, $0) }.count
    }

    @Test("S-V-80 With showHideTransitionViews, both views stay in the hierarchy, one hidden and the other shown")
    func showHide() {
        let page = Page()
        page.root.addSubview(page.second)
        page.second.isHidden = true
        page.stage.advance(by: 0)
        UIView.transition(
            from: page.first, to: page.second, duration: 1,
            options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(page.first.superview === page.root && page.second.superview === page.root)
        #expect(page.first.isHidden && !page.second.isHidden)
        page.stage.advance(by: 0.5)
        #expect(page.isMixed(100, 100))
        page.stage.advance(by: 0.6)
        #expect(page.isBlue(100, 100))
    }

    @Test("The new view takes the old one's position among its siblings")
    func place() {
        let page = Page()
        let top = UIView(frame: .zero)
        page.root.addSubview(top)
        UIView.transition(from: page.first, to: page.second, duration: 0.5, options: .transitionFlipFromTop)
        #expect(page.root.subviews == [page.second, top])
    }

    @Test("With reduced motion, flips and curls are cross-fades")
    func reducedMotion() {
        let page = Page()
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        UIView.transition(from: page.first, to: page.second, duration: 1, options: .transitionFlipFromLeft)
        page.stage.advance(by: 0.5)
        for x in [3, 100, 197] as [CGFloat] {
            #expect(page.isMixed(x, 100), "at \(x)")
        }
    }

    @Test("A view in transition receives no touches, unless the options permit it", arguments: [false, true])
    func touches(areAllowed: Bool) {
        let page = Page()
        let options: UIView.AnimationOptions = areAllowed ? .allowUserInteraction : []
        UIView.transition(
            from: page.first, to: page.second, duration: 1, options: options.union(.transitionCrossDissolve))
        let point = CGPoint(x: 50, y: 50)
        #expect((page.root.hitTest(point, with: nil) === page.second) == areAllowed)
        page.stage.advance(by: 1.1)
        #expect(page.root.hitTest(point, with: nil) === page.second)
    }

    @Test("Without a transition in the options, the changes are animated individually")
    func plain() {
        let page = Page()
        UIView.transition(
            with: page.root, duration: 1, options: .curveLinear, animations: { page.first.alpha = 0 })
        page.stage.advance(by: 0.5)
        #expect(abs(page.first.shownOpacity - 0.5) < 0.05)
    }

    @Test("Without duration, window, or animations, the change is made and the completion is called asynchronously")
    func noTransition() {
        let page = Page()
        var log: [String] = []
        UIView.transition(
            from: page.first, to: page.second, duration: .nan, options: .transitionCurlDown,
            completion: { log.append("nan \($0)") })
        #expect(log == [] && page.second.superview === page.root)
        page.stage.advance(by: 0)
        #expect(page.isBlue(100, 100))
        let (holder, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView(frame: .zero))
        UIView.transition(
            with: holder, duration: 1, options: .transitionFlipFromBottom, animations: { holder.addSubview(child) },
            completion: { log.append("window \($0)") })
        UIView.performWithoutAnimation {
            UIView.transition(
                from: page.second, to: page.first, duration: 1, options: .transitionCurlUp,
                completion: { log.append("disabled \($0)") })
        }
        UIView.transition(from: child, to: child, duration: 1, completion: { log.append("same \($0)") })
        UIView.transition(from: page.root, to: page.root, duration: 1, completion: { log.append("root \($0)") })
        page.stage.advance(by: 0)
        #expect(log == ["nan true", "window true", "disabled true", "same false", "root false"])
        #expect(page.isRed(100, 100) && child.superview === holder)
    }

    @Test("A view removed during a transition ends it, unfinished, and is in its final state afterward")
    func leaving() {
        let page = Page()
        var finished: Bool?
        UIView.transition(
            from: page.first, to: page.second, duration: 1, options: .transitionCurlUp, completion: { finished = $0 })
        page.stage.advance(by: 0.3)
        page.root.removeFromSuperview()
        page.stage.advance(by: 0)
        #expect(finished == false)
        #expect(page.root.layer.sublayers?.count == 1 && page.root.layer.animationKeys() == nil)
        #expect(page.second.layer.animationKeys() == nil)
    }

    @Test("Content that a view draws is frozen during its transition as well")
    func ownDrawing() {
        final class Halves: UIView {
            var isLeft = true { didSet { setNeedsDisplay() } }
            override func draw(_ rect: CGRect) {
                UIColor.blue.setFill()
                UIRectFill(CGRect(x: isLeft ? 0 : 100, y: 0, width: 100, height: 200))
            }
        }
        let stage = Stage()
        let view = Halves(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.isOpaque = false
        stage.show(view)
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: {})
        stage.advance(by: 0.5)
        view.isLeft = false
        stage.advance(by: 0.3)
        #expect(stage.pixel(at: CGPoint(x: 50, y: 50)).map { $0.blue > 200 && $0.red < 50 } == true)
        #expect(stage.pixel(at: CGPoint(x: 150, y: 50)).map { $0.blue > 200 && $0.red < 50 } == false)
        stage.advance(by: 0.3)
        #expect(stage.pixel(at: CGPoint(x: 150, y: 50)).map { $0.blue > 200 && $0.red < 50 } == true)
    }

    @Test("A second transition replaces the first one in progress")
    func takeOver() {
        let page = Page()
        var log: [String] = []
        UIView.transition(
            from: page.first, to: page.second, duration: 1, options: .transitionCrossDissolve,
            completion: { log.append("first \($0)") })
        page.stage.advance(by: 0.5)
        UIView.transition(
            from: page.second, to: page.first, duration: 1, options: .transitionCrossDissolve,
            completion: { log.append("second \($0)") })
        page.stage.advance(by: 0.9)
        #expect(log == ["first false"])
        #expect(page.color(100, 100).map { $0.red > 200 && $0.blue < 60 } == true)
        page.stage.advance(by: 0.2)
        #expect(log == ["first false", "second true"])
        #expect(page.isRed(100, 100) && page.root.layer.sublayers?.count == 1)
    }
}
