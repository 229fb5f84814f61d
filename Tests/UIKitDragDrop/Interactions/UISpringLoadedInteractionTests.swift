// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitDragDrop
import UIKitTesting

@Suite("Spring-loaded views")
@MainActor
struct UISpringLoadedInteractionTests {
    @Test("A view is activated once when items rest above it, and not when they leave before")
    func activation() throws {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
        var activations: [CGPoint] = []
        view.addInteraction(
            UISpringLoadedInteraction { _, context in activations.append(context.location(in: context.targetView)) })
        stage.show(view)
        let drag = stage.dragFromElsewhere(["text/plain": Data()])
        drag.move(to: CGPoint(x: 120, y: 130))
        stage.advance(by: 0.4)
        drag.move(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 2)
        #expect(activations.isEmpty && view.alpha == 1)
        drag.move(to: CGPoint(x: 120, y: 130))
        stage.advance(by: 0.3)
        #expect(view.alpha < 1)
        stage.advance(by: 2)
        #expect(activations == [CGPoint(x: 20, y: 30)])
        drag.move(to: CGPoint(x: 121, y: 130))
        stage.advance(by: 2)
        #expect(activations.count == 1)
        drag.cancel()
        stage.advance(by: 1)
        #expect(view.alpha == 1)
    }

    @Test("A behavior decides whether a view is activated, and is notified of the end")
    func behavior() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
        let rule = Rule()
        var count = 0
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: rule, interactionEffect: rule) { _, _ in count += 1 })
        stage.show(view)
        let drag = stage.dragFromElsewhere(["text/plain": Data()])
        drag.move(to: CGPoint(x: 120, y: 130))
        stage.advance(by: 3)
        #expect(count == 0 && rule.states.isEmpty)
        rule.isAllowed = true
        drag.move(to: CGPoint(x: 122, y: 130))
        stage.advance(by: 3)
        drag.leave()
        #expect(count == 1 && rule.states == [.possible, .activating, .activated, .inactive] && rule.endCount == 1)
    }

    @Test("A spring-loaded button performs its action, unless it is disabled or no longer spring-loaded")
    func button() {
        let stage = Stage()
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in count += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 80)
        stage.show(button)
        let drag = stage.dragFromElsewhere(["text/plain": Data()])
        func rest() {
            drag.move(to: CGPoint(x: 20, y: 20))
            drag.move(to: CGPoint(x: 120, y: 130))
            stage.advance(by: 3)
        }
        rest()
        #expect(count == 0 && !button.isSpringLoaded)
        button.isSpringLoaded = true
        rest()
        #expect(count == 1 && button.isSpringLoaded)
        button.isEnabled = false
        rest()
        button.isEnabled = true
        button.isSpringLoaded = false
        rest()
        #expect(count == 1)
    }

    @Test("The segment above which items rest is selected, and then another one without leaving the control")
    func segments() {
        let stage = Stage()
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
        control.isSpringLoaded = true
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 2)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        container.addSubview(control)
        stage.show(container)
        let drag = stage.dragFromElsewhere(["text/plain": Data()])
        drag.move(to: CGPoint(x: 150, y: 120))
        stage.advance(by: 3)
        #expect(control.selectedSegmentIndex == 1)
        for x in [250.0, 251] {
            drag.move(to: CGPoint(x: x, y: 120))
            stage.advance(by: 3)
        }
        #expect(control.selectedSegmentIndex == 1)
        for x in [50.0, 51] {
            drag.move(to: CGPoint(x: x, y: 120))
            stage.advance(by: 0.1)
        }
        #expect(control.selectedSegmentIndex == 1)
        stage.advance(by: 3)
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test("The tab above which items rest is selected")
    func tabs() throws {
        let stage = Stage()
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
        bar.items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.selectedItem = bar.items?[0]
        bar.isSpringLoaded = true
        stage.show(bar)
        let drag = stage.dragFromElsewhere(["text/plain": Data()])
        drag.move(to: CGPoint(x: 150, y: 130))
        stage.advance(by: 3)
        #expect(bar.selectedItem === bar.items?[1])
    }
}

/// A behavior and effect that records its calls.
@MainActor
private final class Rule: UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var isAllowed = false
    private(set) var states: [UISpringLoadedInteractionEffectState] = []
    private(set) var endCount = 0

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { isAllowed }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { endCount += 1 }

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { states.append(context.state) }
}
