// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

/// Performs an action in one callback, once, and records all callbacks.
private final class MeddlingView: UIView {
    enum Hook: Hashable {
        case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAdd, willRemove
    }

    var meddle: [Hook: (MeddlingView) -> Void] = [:]
    var log: [String] = []

    private func enter(_ hook: Hook, _ isThere: Bool? = nil) {
        log.append(isThere.map { "\(hook) \($0)" } ?? "\(hook)")
        meddle.removeValue(forKey: hook)?(self)
    }

    override func willMove(toSuperview newSuperview: UIView?) { enter(.willMoveToSuperview, newSuperview != nil) }
    override func didMoveToSuperview() { enter(.didMoveToSuperview, superview != nil) }
    override func willMove(toWindow newWindow: UIWindow?) { enter(.willMoveToWindow, newWindow != nil) }
    override func didMoveToWindow() { enter(.didMoveToWindow, window != nil) }
    override func didAddSubview(_ subview: UIView) { enter(.didAdd) }
    override func willRemoveSubview(_ subview: UIView) { enter(.willRemove) }
}

@MainActor
@Suite("Hierarchy changes in callbacks")
struct UIViewHookTests {
    /// Checks that every view is consistent with its superview, subviews, window, and layer.
    private func expectSound(_ root: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
        var pending = [root]
        while let view = pending.popLast() {
            let layers = view.subviews.map(\.layer)
            #expect((view.layer.sublayers ?? []) == layers, sourceLocation: sourceLocation)
            for subview in view.subviews {
                #expect(subview.superview === view, sourceLocation: sourceLocation)
                #expect(subview.window === view.window, sourceLocation: sourceLocation)
            }
            pending += view.subviews
        }
    }

    @Test("A view that removes itself in didMoveToWindow is removed, and receives no later callbacks")
    func removeInDidMoveToWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = MeddlingView()
        let view = MeddlingView()
        window.addSubview(parent)
        parent.log = []
        view.meddle[.didMoveToWindow] = { $0.removeFromSuperview() }
        parent.addSubview(view)
        #expect(parent.subviews == [])
        #expect(view.superview == nil && view.window == nil)
        #expect(
            view.log == [
                "willMoveToWindow true", "willMoveToSuperview true", "didMoveToWindow true", "willMoveToWindow false",
                "willMoveToSuperview false", "didMoveToWindow false", "didMoveToSuperview false",
            ])
        #expect(parent.log == ["willRemove"])
        expectSound(window)
    }

    @Test("A view that removes itself in its removal callbacks is removed once")
    func removeWhileRemoving() {
        for hook in [
            MeddlingView.Hook.willMoveToWindow, .willMoveToSuperview, .didMoveToWindow, .didMoveToSuperview,
        ] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = MeddlingView()
            window.addSubview(view)
            view.log = []
            view.meddle[hook] = { $0.removeFromSuperview() }
            view.removeFromSuperview()
            #expect(window.subviews == [])
            #expect(
                view.log == [
                    "willMoveToWindow false", "willMoveToSuperview false", "didMoveToWindow false",
                    "didMoveToSuperview false",
                ])
        }
    }

    @Test("A superview can remove a view again in willRemoveSubview")
    func removeInWillRemove() {
        let parent = MeddlingView()
        let view = MeddlingView()
        parent.addSubview(view)
        parent.meddle[.willRemove] = { _ in view.removeFromSuperview() }
        view.removeFromSuperview()
        #expect(parent.subviews == [])
        #expect(parent.log == ["didAdd", "willRemove"])
    }

    @Test("A view added elsewhere during its removal stays there")
    func moveWhileRemoving() {
        let (first, second) = (UIView(), UIView())
        let view = MeddlingView()
        first.addSubview(view)
        view.meddle[.willMoveToSuperview] = { second.addSubview($0) }
        view.removeFromSuperview()
        #expect(first.subviews == [])
        #expect(second.subviews == [view])
        expectSound(second)
    }

    @Test("A view added elsewhere while being added stays where it was added last")
    func moveWhileAdding() {
        let (first, second) = (MeddlingView(), MeddlingView())
        let view = MeddlingView()
        view.meddle[.willMoveToSuperview] = { second.addSubview($0) }
        first.addSubview(view)
        #expect(first.subviews == [view])
        #expect(second.subviews == [])
        #expect(second.log == ["didAdd", "willRemove"])
        expectSound(first)
    }

    @Test("A view that adds its future superview while being added creates no cycle")
    func ringWhileAdding() {
        let parent = UIView()
        let view = MeddlingView()
        view.meddle[.willMoveToSuperview] = { $0.addSubview(parent) }
        parent.addSubview(view)
        #expect(view.superview == nil)
        #expect(parent.superview === view)
        expectSound(view)
    }

    @Test("Views added and removed in didMoveToWindow are notified of the window once")
    func changeInDidMoveToWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let root = MeddlingView()
        let (removed, moved, added) = (MeddlingView(), MeddlingView(), MeddlingView())
        root.addSubview(removed)
        root.addSubview(moved)
        for view in [removed, moved] { view.log = [] }
        root.meddle[.didMoveToWindow] = { root in
            removed.removeFromSuperview()
            moved.removeFromSuperview()
            root.addSubview(moved)
            root.addSubview(added)
        }
        window.addSubview(root)
        #expect(root.subviews == [moved, added])
        #expect(removed.log.last == "didMoveToSuperview false")
        #expect(moved.log.filter { $0 == "didMoveToWindow true" }.count == 1)
        #expect(added.log.filter { $0 == "didMoveToWindow true" }.count == 1)
        expectSound(window)
    }

    @Test("A view removed by a sibling's callback isn't notified of the window")
    func removeSiblingInWillMoveToWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let root = UIView()
        let (first, second) = (MeddlingView(), MeddlingView())
        root.addSubview(first)
        root.addSubview(second)
        second.log = []
        first.meddle[.willMoveToWindow] = { _ in second.removeFromSuperview() }
        window.addSubview(root)
        #expect(second.log == ["willMoveToSuperview false", "didMoveToSuperview false"])
        #expect(second.window == nil)
        expectSound(window)
    }

    @Test("Subviews can be removed in didAddSubview, and all of them in willRemoveSubview")
    func changeInParentHooks() {
        let parent = MeddlingView()
        let (a, b) = (MeddlingView(), MeddlingView())
        parent.meddle[.didAdd] = { _ in a.removeFromSuperview() }
        parent.addSubview(a)
        #expect(parent.subviews == [])
        parent.addSubview(a)
        parent.addSubview(b)
        parent.meddle[.willRemove] = { $0.subviews.forEach { $0.removeFromSuperview() } }
        a.removeFromSuperview()
        #expect(parent.subviews == [])
        #expect(a.superview == nil && b.superview == nil)
    }

    @Test("A view moved to another window's hierarchy leaves the first one")
    func twoHierarchies() {
        let one = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = MeddlingView()
        one.addSubview(view)
        view.log = []
        other.addSubview(view)
        #expect(one.subviews == [])
        #expect(view.window === other)
        #expect(
            view.log == [
                "willMoveToWindow true", "willMoveToSuperview true", "didMoveToWindow true", "didMoveToSuperview true",
            ])
        expectSound(one)
        expectSound(other)
    }

    @Test("Random moves of 200 views neither lose nor leak any")
    func randomMoves() {
        weak var last: UIView?
        var layers: [() -> AnyObject?] = []
        var alive: [() -> UIView?] = []
        do {
            var random = Steps(state: 42)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let views = (0..<200).map { _ in UIView() }
            for _ in 0..<2_000 {
                let (view, holder) = (views[random.next(200)], views[random.next(200)])
                switch random.next(5) {
                case 0: view.removeFromSuperview()
                case 1: window.addSubview(view)
                case 2: holder.insertSubview(view, at: random.next(8))
                default: if !holder.isDescendant(of: view) { holder.addSubview(view) }
                }
            }
            expectSound(window)
            for view in views { expectSound(view) }
            last = views.last
            alive = views.map { view in { [weak view] in view } }
            layers = views.map { view in { [weak layer = view.layer] in layer } }
        }
        #expect(last == nil)
        #expect(alive.allSatisfy { $0() == nil })
        #expect(layers.allSatisfy { $0() == nil })
    }
}

/// A reproducible sequence of pseudorandom numbers.
private struct Steps {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
