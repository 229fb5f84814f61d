// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Traces: children of containers")
struct ContainmentTraceTests {
    private let trace = Trace()

    private func shown(forwards: Bool = true) -> (Stage, TracedController) {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let container = TracedController("container", trace)
        container.forwards = forwards
        stage.show(container)
        _ = trace.take()
        return (stage, container)
    }

    private func embed(_ child: UIViewController, in container: UIViewController) {
        container.addChild(child)
        trace.note("addChild")
        child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        container.view.addSubview(child.view)
        trace.note("addSubview")
        child.didMove(toParent: container)
    }

    @Test("A child is added and removed")
    func addAndRemove() {
        let (stage, container) = shown()
        let child = TracedController("child", trace)
        embed(child, in: container)
        stage.advance(by: 0)
        #expect(
            trace.take() == [
                "child willMove in, parent none", "addChild", "child loadView", "child viewDidLoad",
                "child willAppear joining outside", "child isAppearing joining inside", "addSubview",
                "child didMove in, parent set", "child didAppear joining inside",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        trace.note("removeFromSuperview")
        child.removeFromParent()
        stage.advance(by: 0)
        #expect(
            trace.take() == [
                "child willMove out, parent set", "child willDisappear leaving inside",
                "child didDisappear leaving outside", "removeFromSuperview", "child didMove out, parent none",
            ])
        #expect(!child.isMovingToParent && !child.isMovingFromParent && container.children.isEmpty)
    }

    @Test("Two children are exchanged with an animation")
    func swap() throws {
        let (stage, container) = shown()
        let (old, new) = (TracedController("old", trace), TracedController("new", trace))
        embed(old, in: container)
        stage.advance(by: 0)
        _ = trace.take()
        old.willMove(toParent: nil)
        container.addChild(new)
        new.view.frame = CGRect(x: 300, y: 0, width: 300, height: 100)
        container.transition(from: old, to: new, duration: 0.25) { [trace] in
            let isIn = new.view.superview === container.view
            trace.note("animations, new \(isIn ? "inside" : "outside")")
            new.view.frame.origin.x = 0
        } completion: { [trace] isFinished in
            trace.note("completion \(isFinished), old view \(old.view.superview == nil ? "away" : "there")")
            old.removeFromParent()
            new.didMove(toParent: container)
        }
        trace.note("called")
        try stage.settle()
        #expect(
            trace.take() == [
                "old willMove out, parent set", "new willMove in, parent none", "new loadView", "new viewDidLoad",
                "old willDisappear animated leaving inside", "new willAppear animated joining outside",
                "new isAppearing animated joining inside", "animations, new inside", "called",
                "old didDisappear animated leaving outside", "new didAppear animated joining inside",
                "completion true, old view away", "old didMove out, parent none", "new didMove in, parent set",
            ])
        #expect(container.children == [new])
    }

    @Test("A container that forwards appearance sends each callback to its child once, with its own")
    func manualForwarding() {
        final class Relay: TracedController {
            let child: UIViewController

            init(_ child: UIViewController, _ trace: Trace) {
                self.child = child
                super.init("relay", trace)
                forwards = false
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                child.beginAppearanceTransition(true, animated: animated)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                child.endAppearanceTransition()
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                child.beginAppearanceTransition(false, animated: animated)
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                child.endAppearanceTransition()
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let relay = Relay(TracedController("child", trace), trace)
        stage.show(relay)
        #expect(
            trace.take() == [
                "relay loadView", "relay viewDidLoad", "child willMove in, parent none", "child loadView",
                "child viewDidLoad", "child didMove in, parent set", "relay willAppear outside",
                "child willAppear joining outside", "relay isAppearing inside", "relay didAppear inside",
                "child isAppearing joining inside", "child didAppear joining inside",
            ])
        stage.window.rootViewController = nil
        stage.advance(by: 0)
        #expect(
            trace.take() == [
                "relay willDisappear inside", "child willDisappear inside", "relay didDisappear outside",
                "child didDisappear outside",
            ])
    }
}
