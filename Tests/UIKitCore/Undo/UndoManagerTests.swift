// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A number whose changes can be undone.
@MainActor
private final class Counter: ActionTarget {
    let manager: UndoManager
    var value = 0 {
        didSet { manager.registerUndo(withTarget: self) { $0.value = oldValue } }
    }
    var names: [String] = []

    init(_ manager: UndoManager) { self.manager = manager }

    static var actions: ActionTable { ActionTable().adding("note:", Counter.note) }

    func note(_ sender: Counter) { names.append("noted by \(sender === self)") }
}

@MainActor
@Suite("Undo manager")
struct UndoManagerTests {
    private let manager = UndoManager()
    private let counter: Counter

    init() {
        counter = Counter(manager)
        manager.groupsByEvent = false
    }

    private func change(to value: Int, name: String = "") {
        manager.beginUndoGrouping()
        counter.value = value
        if !name.isEmpty { manager.setActionName(name) }
        manager.endUndoGrouping()
    }

    @Test("Changes are undone and redone, the last one first")
    func undoAndRedo() {
        change(to: 1)
        change(to: 2)
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2 && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
    }

    @Test("A new change discards the actions to redo")
    func newChangeDiscardsRedo() {
        change(to: 1)
        manager.undo()
        change(to: 5)
        #expect(!manager.canRedo)
        manager.redo()
        #expect(counter.value == 5)
    }

    @Test("A group is undone as a unit, its last change first")
    func groupIsUndoneAsUnit() {
        var order: [Int] = []
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: counter) { _ in order.append(1) }
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: counter) { _ in order.append(2) }
        manager.registerUndo(withTarget: counter) { _ in order.append(3) }
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(order == [3, 2, 1])
    }

    @Test("A nested group can be undone on its own")
    func nestedGroup() {
        manager.beginUndoGrouping()
        counter.value = 1
        change(to: 2)
        manager.undo()
        #expect(counter.value == 2, "a group is open")
        manager.undoNestedGroup()
        #expect(counter.value == 1)
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test("Empty groups are discarded, and unbalanced closing has no effect")
    func emptyGroupsAndUnbalancedClosing() {
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        #expect(manager.undoCount == 0 && manager.groupingLevel == 0)
        counter.value = 4
        #expect(!manager.canUndo, "a change outside of all groups is lost")
    }

    @Test("Action names belong to their changes, and are part of menu titles")
    func actionNames() {
        #expect(manager.undoMenuItemTitle == "Undo")
        change(to: 1, name: "Typing")
        change(to: 2, name: "Move")
        #expect(manager.undoMenuItemTitle == "Undo Move")
        manager.undo()
        #expect(manager.undoMenuItemTitle == "Undo Typing")
        #expect(manager.redoMenuItemTitle == "Redo Move")
    }

    @Test("The oldest groups beyond levelsOfUndo are discarded")
    func levelsOfUndo() {
        manager.levelsOfUndo = 2
        for value in 1...5 { change(to: value) }
        for _ in 0..<5 { manager.undo() }
        #expect(counter.value == 3)
        manager.levelsOfUndo = 1
        #expect(manager.redoCount == 1)
    }

    @Test("Nothing is registered while registration is disabled")
    func disabledRegistration() {
        manager.beginUndoGrouping()
        manager.disableUndoRegistration()
        counter.value = 3
        manager.enableUndoRegistration()
        manager.endUndoGrouping()
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        #expect(manager.isUndoRegistrationEnabled)
    }

    @Test("A target's actions can be removed, and do nothing after it is deallocated")
    func actionsOfTargets() {
        change(to: 1)
        do {
            let other = Counter(manager)
            manager.beginUndoGrouping()
            other.value = 9
            manager.endUndoGrouping()
        }
        manager.undo()
        #expect(counter.value == 1 && !manager.canRedo)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
    }

    @Test("All actions can be removed while undoing")
    func removingAllWhileUndoing() {
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: counter) { [manager] _ in manager.removeAllActions() }
        manager.endUndoGrouping()
        manager.undo()
        #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0 && !manager.isUndoing)
    }

    @Test("A named action is sent to its target")
    func namedAction() {
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: counter, selector: "note:", object: counter)
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.names == ["noted by true"])
    }

    @Test("Every step is posted to observers")
    func notifications() {
        var names: [Notification.Name] = []
        let tokens = [
            Notification.Name.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup,
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        change(to: 1)
        manager.undo()
        manager.redo()
        #expect(
            names == [
                .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
                .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
            ])
    }

    @Test("An observer of checkpoints may ask whether there is something to undo")
    func checkpoints() {
        var answers: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
        ) { [manager] _ in
            MainActor.assumeIsolated { answers.append(manager.canUndo || manager.canRedo) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!manager.canUndo && answers == [false])
        change(to: 1)
        answers = []
        manager.undo()
        #expect(answers.first == true && manager.canRedo && answers.last == true)
    }

    @Test("The changes of one event form a group in the undo manager of the window")
    func changesOfOneEvent() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        var log: [String] = []
        button.addAction(
            UIAction { [weak button] _ in
                guard let button else { return }
                button.undoManager?.registerUndo(withTarget: button) { _ in log.append("first") }
                button.undoManager?.registerUndo(withTarget: button) { _ in log.append("second") }
            }, for: .touchUpInside)
        stage.show(button)
        let manager = try #require(button.undoManager)
        #expect(manager === stage.window.undoManager)
        try stage.tap(button)
        try stage.tap(button)
        #expect(manager.undoCount == 2)
        manager.undo()
        #expect(log == ["second", "first"])
    }
}
