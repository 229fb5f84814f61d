// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Graphics
import LayerTree
import Testing

@MainActor
@Suite("Layout and display")
struct LayoutTests {
    @Test("Marking three times lays out and draws once, at the end of the run-loop iteration")
    func coalescing() {
        let scene = Scene()
        let painter = Painter()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.delegate = painter
        scene.frame()
        let before = painter.layoutCount
        for _ in 0..<3 {
            layer.setNeedsLayout()
            layer.setNeedsDisplay()
        }
        #expect(painter.layoutCount == before)
        #expect(painter.drawCount == 0)
        scene.endTurn()
        #expect(painter.layoutCount == before + 1)
        #expect(painter.drawCount == 1)
        #expect(!layer.needsLayout())
        #expect(!layer.needsDisplay())
    }

    @Test("Layout precedes drawing, superlayers first, and drawing includes the changes made by layout")
    func order() {
        let scene = Scene()
        let (outer, inner) = (Painter(), Painter())
        let parent = scene.add(CGRect(x: 0, y: 0, width: 30, height: 30))
        let child = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue, to: parent)
        parent.delegate = outer
        child.delegate = inner
        scene.frame()
        var log: [String] = []
        outer.onLayout = { _ in
            log.append("parent layout")
            child.setNeedsDisplay()
            child.frame.size.width += 1
        }
        inner.onLayout = { _ in log.append("child layout") }
        inner.onDraw = { _, _ in log.append("child draw") }
        outer.onDraw = { _, _ in log.append("parent draw") }
        child.setNeedsLayout()
        parent.setNeedsDisplay()
        parent.setNeedsLayout()
        scene.endTurn()
        #expect(log.prefix(2) == ["parent layout", "child layout"])
        #expect(Set(log.dropFirst(2)) == ["parent draw", "child draw"])
        #expect(log.count == 4)
    }

    @Test("layoutIfNeeded starts at the topmost marked superlayer")
    func layoutIfNeeded() {
        let top = CALayer()
        let middle = CALayer()
        let bottom = CALayer()
        top.addSublayer(middle)
        middle.addSublayer(bottom)
        top.layoutIfNeeded()
        let painter = Painter()
        var order: [CALayer] = []
        painter.onLayout = { order.append($0) }
        for layer in [top, middle, bottom] { layer.delegate = painter }
        middle.setNeedsLayout()
        bottom.setNeedsLayout()
        bottom.layoutIfNeeded()
        #expect(order == [middle, bottom])
        bottom.layoutIfNeeded()
        #expect(order.count == 2)
    }

    @Test("Changing the bounds or the sublayers requests layout; changing the position doesn't")
    func whatMarks() {
        let layer = CALayer()
        layer.layoutIfNeeded()
        layer.position = CGPoint(x: 5, y: 5)
        #expect(!layer.needsLayout())
        layer.bounds.origin.y = 3
        #expect(layer.needsLayout())
        layer.layoutIfNeeded()
        layer.addSublayer(CALayer())
        #expect(layer.needsLayout())
    }

    @Test("A layout that never settles is abandoned with a message")
    func endless() {
        let scene = Scene()
        let log = LogRecorder()
        let painter = Painter()
        painter.onLayout = { $0.setNeedsLayout() }
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.delegate = painter
        let frame = log.record { scene.frame() }
        #expect(frame?.pixel(5, 5) == red)
        #expect(log.texts.contains { $0.contains("did not settle") })
        layer.delegate = nil
        scene.endTurn()
    }

    @Test("A layer that was marked before it entered a window is laid out and drawn there")
    func markedBefore() {
        let scene = Scene()
        let painter = Painter()
        let parent = CALayer()
        let layer = CALayer()
        parent.addSublayer(layer)
        parent.layoutIfNeeded()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = painter
        layer.setNeedsDisplay()
        scene.endTurn()
        #expect(painter.layoutCount == 0)
        scene.root.addSublayer(parent)
        scene.endTurn()
        #expect(painter.layoutCount == 1)
        #expect(painter.drawCount == 1)
    }

    @Test("Commit handlers run once, before layout")
    func handlers() {
        let scene = Scene()
        var log: [String] = []
        let painter = Painter()
        painter.onLayout = { _ in log.append("layout") }
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.delegate = painter
        scene.endTurn()
        log = []
        CATransaction.addCommitHandler {
            log.append("handler")
            layer.setNeedsLayout()
        }
        CATransaction.addPostCommitHandler { log.append("after") }
        scene.endTurn()
        scene.endTurn()
        #expect(log == ["handler", "layout", "after"])
    }
}
