// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore

/// Records the hierarchy callbacks made on it.
private final class LoggingView: UIView {
    let name: String
    let log: Log

    final class Log {
        var lines: [String] = []
    }

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        log.lines.append("\(name) willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
    }

    override func didMoveToSuperview() {
        log.lines.append("\(name) didMoveToSuperview \(superview == nil ? "nil" : "view")")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        log.lines.append("\(name) willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }

    override func didMoveToWindow() {
        log.lines.append("\(name) didMoveToWindow \(window == nil ? "nil" : "window")")
    }

    override func didAddSubview(_ subview: UIView) {
        log.lines.append("\(name) didAddSubview")
    }

    override func willRemoveSubview(_ subview: UIView) {
        log.lines.append("\(name) willRemoveSubview")
    }
}

@MainActor
@Suite("View hierarchy")
struct UIViewHierarchyTests {
    @Test("S-V-21 The frame, bounds, and center of a new view agree")
    func newView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.center == CGPoint(x: 50, y: 50))
    }

    @Test("S-V-24 viewWithTag searches the view itself and its descendants, depth first")
    func tags() {
        let root = UIView()
        let first = UIView()
        let second = UIView()
        let third = UIView()
        let duplicate = UIView()
        (first.tag, second.tag, third.tag, duplicate.tag) = (1, 2, 3, 3)
        root.addSubview(first)
        root.addSubview(second)
        first.addSubview(third)
        root.addSubview(duplicate)
        #expect(UIView().tag == 0)
        #expect(root.viewWithTag(3) === third)
        #expect(first.viewWithTag(2) == nil)
        #expect(first.viewWithTag(1) === first)
        #expect(root.viewWithTag(0) === root)
    }

    @Test("S-V-27 Adding, inserting, exchanging, and moving to front or back order the subviews")
    func order() {
        let parent = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        for view in [a, b, c] { parent.addSubview(view) }
        #expect(parent.subviews == [a, b, c])
        parent.insertSubview(d, at: 1)
        #expect(parent.subviews == [a, d, b, c])
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [d, b, c, a])
        parent.sendSubviewToBack(c)
        #expect(parent.subviews == [c, d, b, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [a, d, b, c])
        #expect(parent.layer.sublayers == [a.layer, d.layer, b.layer, c.layer])
    }

    @Test("A view is inserted next to a sibling, even if it is already a subview")
    func insertBeside() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.insertSubview(b, belowSubview: a)
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.subviews == [b, c, a])
        parent.insertSubview(a, belowSubview: b)
        #expect(parent.subviews == [a, b, c])
        parent.insertSubview(a, aboveSubview: c)
        #expect(parent.subviews == [b, c, a])
        #expect(parent.layer.sublayers == [b.layer, c.layer, a.layer])
    }

    @Test("S-V-29 A superview retains its subviews, and releases those that are removed")
    func ownership() throws {
        let parent = UIView()
        weak var child: UIView?
        do {
            let view = UIView()
            child = view
            parent.addSubview(view)
        }
        #expect(child != nil)
        let kept = try #require(child)
        kept.removeFromSuperview()
        #expect(kept.superview == nil)
        parent.addSubview(kept)
        #expect(parent.subviews == [kept])
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            parent.addSubview(view)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("S-V-30 Callbacks are made when a view is added, enters a window, and is removed, but not when reordered")
    func hooks() {
        let log = LoggingView.Log()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        let grandchild = LoggingView("grandchild", log)
        child.addSubview(grandchild)
        log.lines.removeAll()

        parent.addSubview(child)
        #expect(
            log.lines == [
                "child willMoveToSuperview view", "child didMoveToSuperview view", "parent didAddSubview",
            ])
        log.lines.removeAll()

        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(parent)
        #expect(
            log.lines == [
                "parent willMoveToWindow window", "child willMoveToWindow window",
                "grandchild willMoveToWindow window", "parent willMoveToSuperview view",
                "parent didMoveToWindow window", "child didMoveToWindow window",
                "grandchild didMoveToWindow window", "parent didMoveToSuperview view",
            ])
        log.lines.removeAll()

        child.bringSubviewToFront(grandchild)
        window.sendSubviewToBack(parent)
        #expect(log.lines == [])

        child.removeFromSuperview()
        #expect(
            log.lines == [
                "parent willRemoveSubview", "child willMoveToWindow nil", "grandchild willMoveToWindow nil",
                "child willMoveToSuperview nil", "child didMoveToWindow nil", "grandchild didMoveToWindow nil",
                "child didMoveToSuperview nil",
            ])
    }

    @Test("A view added to another superview leaves the first one")
    func moveBetweenParents() {
        let (first, second, child) = (UIView(), UIView(), UIView())
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews == [])
        #expect(second.subviews == [child])
        #expect(child.superview === second)
        #expect(child.layer.superlayer === second.layer)
    }

    @Test("Adding a view to itself or to a descendant is refused")
    func cycles() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil)
        #expect(inner.subviews == [])
        #expect(outer.subviews == [inner])
    }

    @Test("Indices out of range are clamped; exchanging with them has no effect")
    func badIndices() {
        let parent = UIView()
        let (a, b) = (UIView(), UIView())
        parent.insertSubview(a, at: 99)
        parent.insertSubview(b, at: -4)
        #expect(parent.subviews == [b, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 7)
        parent.exchangeSubview(at: -1, withSubviewAt: 1)
        #expect(parent.subviews == [b, a])
    }

    @Test("A hierarchy 10,000 levels deep can be built, laid out, converted, searched, and released")
    func deepTree() throws {
        weak var bottom: UIView?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var view = root
            for _ in 0..<10_000 {
                let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                next.autoresizingMask = []
                view.addSubview(next)
                view = next
            }
            view.tag = 7
            bottom = view
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(root)
            #expect(view.window === window)
            #expect(window.viewWithTag(7) === view)
            #expect(view.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
            window.layoutIfNeeded()
        }
        #expect(bottom == nil)
    }

    @Test("A deep hierarchy is hit-tested down to its deepest view")
    func deepHitTest() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var view = root
        for _ in 0..<10_000 {
            let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addSubview(next)
            view = next
        }
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }
}
