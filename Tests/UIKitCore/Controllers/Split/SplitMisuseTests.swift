// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tracks its visibility, and performs an action before it appears or disappears.
private final class Meddler: UIViewController {
    var onAppear: () -> Void = {}
    var onDisappear: () -> Void = {}
    private(set) var isSeen = false

    override func viewWillAppear(_ animated: Bool) { onAppear() }
    override func viewDidAppear(_ animated: Bool) { isSeen = true }
    override func viewWillDisappear(_ animated: Bool) {
        isSeen = false
        onDisappear()
    }

    /// Whether the callbacks match the view's window.
    var isSettled: Bool { isSeen == (viewIfLoaded?.window != nil) }
}

/// Performs an action before a column is hidden.
private final class HideDelegate: UISplitViewControllerDelegate {
    let body: () -> Void
    private(set) var calls = 0

    init(_ body: @escaping () -> Void) { self.body = body }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        calls += 1
        if calls == 1 { body() }
    }
}

@MainActor
@Suite("Split view controllers: tolerated misuse")
struct SplitMisuseTests {
    private let wide = CGSize(width: 1000, height: 400)
    private let narrow = CGSize(width: 360, height: 400)
    private let panes = [Meddler(), Meddler()]

    private func split(_ stage: Stage) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.viewControllers = panes
        stage.show(split)
        stage.advance(by: 1)
        return split
    }

    private var areSettled: Bool { panes.allSatisfy(\.isSettled) }

    @Test("A delegate may show a column that is being hidden, and may be deallocated")
    func delegates() throws {
        let stage = Stage(size: wide, scale: 0.5)
        let split = split(stage)
        var delegate: HideDelegate? = HideDelegate { split.show(.primary) }
        split.delegate = delegate
        split.hide(.primary)
        try stage.settle()
        #expect(split.displayMode == .oneBesideSecondary && panes[0].view.window != nil && areSettled)
        split.hide(.primary)
        stage.advance(by: 0.1)
        delegate = nil
        #expect(split.delegate == nil)
        try stage.settle()
        stage.resize(to: narrow)
        stage.resize(to: wide)
        try stage.settle()
        #expect(areSettled)
    }

    @Test("Emptying a column or closing the window while columns move leaves balanced callbacks")
    func inTheMiddle() throws {
        let stage = Stage(size: wide, scale: 0.5)
        let split = split(stage)
        split.hide(.primary)
        stage.advance(by: 0.1)
        split.setViewController(nil, for: .primary)
        try stage.settle()
        #expect(panes[0].parent == nil && areSettled)
        split.setViewController(panes[0], for: .primary)
        split.show(.primary)
        stage.advance(by: 0.1)
        stage.window.isHidden = true
        try stage.settle()
        #expect(!panes[0].isSeen && !panes[1].isSeen)
        stage.window.isHidden = false
        try stage.settle()
        #expect(panes[0].isSeen && panes[1].isSeen)
    }

    @Test("A controller may remove itself while the stacks are combined or separated")
    func leavingInCallbacks() throws {
        let stage = Stage(size: wide, scale: 0.5)
        let split = split(stage)
        panes[0].onDisappear = { [weak split] in split?.setViewController(nil, for: .secondary) }
        stage.resize(to: narrow)
        try stage.settle()
        #expect(split.viewController(for: .secondary) == nil && panes[1].parent == nil && areSettled)
        panes[0].onDisappear = {}
        split.setViewController(panes[1], for: .secondary)
        split.show(.secondary)
        try stage.settle()
        panes[1].onAppear = { [weak split] in split?.setViewController(nil, for: .primary) }
        stage.resize(to: wide)
        try stage.settle()
        #expect(split.viewController(for: .primary) == nil && panes[0].parent == nil && areSettled)
    }

    @Test("Navigating back and forth faster than the animation ends at the last request")
    func haste() throws {
        let stage = Stage(size: narrow, scale: 0.5)
        let split = split(stage)
        for step in 0..<12 {
            if step.isMultiple(of: 2) { split.show(.primary) } else { split.show(.secondary) }
            if step.isMultiple(of: 3) { stage.advance(by: 0.03) }
            if step.isMultiple(of: 5) { stage.resize(to: step.isMultiple(of: 10) ? wide : narrow) }
        }
        stage.resize(to: narrow)
        try stage.settle()
        #expect(areSettled && panes.count { $0.isSeen } == 1)
        stage.resize(to: wide)
        try stage.settle()
        #expect(panes.allSatisfy { $0.isSeen } && panes.map(\.navigationController?.parent) == [split, split])
    }
}
