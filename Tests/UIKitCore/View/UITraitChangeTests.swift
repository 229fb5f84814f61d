// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

private enum Density: UITraitDefinition {
    static let defaultValue = 1
}

/// Records every trait change it is notified of.
private final class Listener: UIViewController {
    var changes: [UITraitCollection?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(previousTraitCollection)
    }
}

private final class ListeningView: UIView {
    var previous: [UIUserInterfaceSizeClass] = []
    var actions = 0

    override class var actions: ActionTable { super.actions.adding("adapt", ListeningView.adapt) }

    func adapt() { actions += 1 }

    func listen() -> any UITraitChangeRegistration {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
            self.previous.append(previous.horizontalSizeClass)
        }
    }
}

@MainActor
@Suite("Trait changes")
struct UITraitChangeTests {
    @Test("Size classes come from the window's size, and each change is reported once")
    func sizeClasses() {
        let stage = Stage(size: CGSize(width: 900, height: 700))
        let controller = Listener()
        stage.show(controller)
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.verticalSizeClass == .regular)
        #expect(stage.window.traitCollection.userInterfaceIdiom == .pad)
        controller.changes = []
        stage.resize(to: CGSize(width: 499, height: 700))
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        #expect(controller.changes.map { $0?.horizontalSizeClass } == [.regular])
        stage.resize(to: CGSize(width: 450, height: 700))
        #expect(controller.changes.count == 1)
        stage.resize(to: CGSize(width: 500, height: 399))
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        #expect(controller.changes.count == 2)
    }

    @Test("A registered closure is called once per change of its traits, until it is unregistered")
    func registration() {
        let stage = Stage(size: CGSize(width: 900, height: 700))
        let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        let registration = view.listen()
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(view.previous == [])
        stage.window.traitOverrides.horizontalSizeClass = .compact
        #expect(view.previous == [.regular])
        view.unregisterForTraitChanges(registration)
        stage.window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        #expect(view.previous == [.regular])
    }

    @Test("Trait change actions are sent to the view itself or to another target")
    func actions() {
        let stage = Stage()
        let (view, target) = (ListeningView(), ListeningView())
        stage.show(view)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "adapt")
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: "adapt")
        view.overrideUserInterfaceStyle = .dark
        #expect(view.actions == 1)
        #expect(target.actions == 1)
    }

    @Test("A custom trait is inherited by descendants, and its changes are reported")
    func customTrait() {
        let stage = Stage()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView()
        parent.addSubview(child)
        stage.show(parent)
        var told: [Int] = []
        child.registerForTraitChanges([Density.self]) { (view: UIView, previous: UITraitCollection) in
            told += [previous[Density.self], view.traitCollection[Density.self]]
        }
        #expect(child.traitCollection[Density.self] == 1)
        parent.traitOverrides[Density.self] = 5
        #expect(told == [1, 5])
        let other = UIView()
        parent.addSubview(other)
        #expect(other.traitCollection[Density.self] == 5)
    }

    @Test("A parent overrides the traits of one child and its views")
    func childOverride() {
        let stage = Stage(size: CGSize(width: 900, height: 700))
        let parent = UIViewController()
        let (first, second) = (Listener(), Listener())
        for child in [first, second] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        stage.show(parent)
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        (first.changes, second.changes) = ([], [])
        parent.setOverrideTraitCollection(compact, forChild: first)
        #expect(parent.overrideTraitCollection(forChild: first) == compact)
        #expect(first.traitCollection.horizontalSizeClass == .compact)
        #expect(first.view.traitCollection.horizontalSizeClass == .compact)
        #expect(first.traitCollection.verticalSizeClass == .regular)
        #expect(first.changes.count == 1)
        #expect(second.traitCollection.horizontalSizeClass == .regular)
        #expect(second.changes.count == 0)
        parent.setOverrideTraitCollection(nil, forChild: first)
        #expect(first.traitCollection.horizontalSizeClass == .regular)
        parent.setOverrideTraitCollection(compact, forChild: first)
        first.willMove(toParent: nil)
        first.view.removeFromSuperview()
        first.removeFromParent()
        #expect(first.traitCollection.horizontalSizeClass != .compact)
    }

    @Test("A controller's overrides apply to its views; a view's overrides don't apply to its controller")
    func controllerOverride() {
        let stage = Stage()
        let controller = Listener()
        stage.show(controller)
        controller.changes = []
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.changes.map { $0?.userInterfaceStyle } == [.light])
        controller.view.overrideUserInterfaceStyle = .light
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.changes.count == 1)
        #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("The desktop environment's dark mode and contrast apply to views")
    func desktop() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? .white : $0.accessibilityContrast == .high ? .red : .black
        }
        stage.show(view)
        #expect(stage.pixel(at: CGPoint(x: 10, y: 10))?.red == 0)
        stage.application.increasesContrast = true
        #expect(stage.pixel(at: CGPoint(x: 10, y: 10))?.red == 255)
        stage.application.userInterfaceStyle = .dark
        #expect(stage.pixel(at: CGPoint(x: 10, y: 10))?.green == 255)
    }
}
