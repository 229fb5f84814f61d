// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Remembers whether it is seen, and does something when it is about to be, or about to go.
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

    /// Whether what it heard agrees with where its view is.
    var isSettled: Bool { isSeen == (viewIfLoaded?.window != nil) }
}

/// Does something whenever a column is about to be hidden.
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
@Suite("Split view controllers: what they put up with", .timeLimit(.minutes(15)))
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

    @Test("A delegate that shows a column which is being hidden gets it, and one that dies is not missed")
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

    @Test("A column that is emptied, or a window that closes, while columns move leaves nobody half gone")
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

    @Test("A controller that takes itself out while the columns come together, or apart, is out")
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

    @Test("Going back and forth faster than anything can be shown ends where it was asked to")
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
