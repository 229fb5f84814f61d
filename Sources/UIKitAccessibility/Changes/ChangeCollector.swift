// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// Collects changes while there is an observer, and reports them once in a run-loop iteration.
///
/// Marks say only which object may have changed. At the end of the iteration, what an observer knows of it is compared
/// with what it is.
@MainActor
final class ChangeCollector: AccessibilityWatcher {
    unowned let tree: ViewAccessibility
    /// The changes in the order in which they happened.
    var pending: [AccessibilityChange] = []
    private var structure: [UIResponder] = []
    private var content: [UIResponder] = []
    private var markedStructure: Set<ObjectIdentifier> = []
    private var markedContent: Set<ObjectIdentifier> = []
    private var moving: [(view: WeakResponder, offset: CGPoint)] = []
    private var hasFocusMark = false
    private var hasWindowMark = false
    private var isScheduled = false
    private var listener: Int?
    /// The texts that were read, with which changes are compared.
    var texts: [ObjectIdentifier: (owner: WeakResponder, buffer: TextBuffer)] = [:]
    var reportedFocus: AccessibilityID?
    var reportedActive: AccessibilityID?
    var reportedKeyboard: AccessibilityID?
    var reportedWindows: Set<AccessibilityID> = []
    /// The number of technologies that are to wait.
    var pauses = 0
    /// The announcements that were not passed on yet.
    var announcements: [String] = []

    struct WeakResponder {
        weak var object: UIResponder?
    }

    init(_ tree: ViewAccessibility) {
        self.tree = tree
    }

    // MARK: - Beginning and end

    func begin() {
        AccessibilityWatch.watcher = self
        if listener == nil {
            listener = UIAccessibility.addListener { [weak self] in self?.wasPosted($0, $1) }
        }
        reportedFocus = tree.focused
        reportedKeyboard = tree.keyboardNode?.id
        let windows = tree.application.windows + tree.application.shownPopups
        reportedWindows = Set(windows.filter { tree.isVisible($0) }.map { tree.table.node(of: $0).id })
        reportedActive = activeWindow
        // Earlier readings may be out of date.
        tree.forget()
    }

    func end() {
        stop()
        (structure, content, moving, pending) = ([], [], [], [])
        (markedStructure, markedContent, texts) = ([], [], [:])
        cancelAnnouncements()
        tree.forget()
    }

    /// Ends notifications, without the tree.
    func stop() {
        if AccessibilityWatch.watcher === self { AccessibilityWatch.watcher = nil }
        if let listener { UIAccessibility.removeListener(listener) }
        listener = nil
    }

    /// The window that has the keyboard.
    var activeWindow: AccessibilityID? {
        guard let window = tree.application.keyWindow, window.isActiveOnDesktop else { return nil }
        return tree.table.node(of: window).id
    }

    // MARK: - Marks

    func accessibilityObject(_ object: UIResponder, didChange mark: AccessibilityMark) {
        guard mark.concerns(object) else { return }
        switch mark {
        case .structure, .items:
            if markedStructure.insert(ObjectIdentifier(object)).inserted { structure.append(object) }
        case .content, .selection:
            if markedContent.insert(ObjectIdentifier(object)).inserted { content.append(object) }
            if case .selection = mark, let node = tree.table.existing(object), node.reportedChildren != nil {
                append(.selection(node.id))
            }
        case .position:
            if !moving.contains(where: { $0.view.object === object }) {
                moving.append((WeakResponder(object: object), .zero))
            }
        case .focus: hasFocusMark = true
        case .windows: hasWindowMark = true
        case .caret: caretMoved(in: object)
        case .text(let range, let count): textChanged(in: object, range: range, count: count)
        case .wholeText: wholeTextChanged(in: object)
        }
        schedule()
    }

    func focusMayHaveChanged() {
        guard tree.observer != nil else { return }
        hasFocusMark = true
        schedule()
    }

    func append(_ change: AccessibilityChange) {
        pending.append(change)
        schedule()
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        UIApplication.afterLayout { [weak self] in self?.flush() }
    }

    // MARK: - Reporting

    private func flush() {
        isScheduled = false
        guard let observer = tree.observer else { return end() }
        let (structure, content) = (structure, content)
        (self.structure, self.content) = ([], [])
        (markedStructure, markedContent) = ([], [])
        tree.forget()
        if hasWindowMark {
            hasWindowMark = false
            hasFocusMark = true
            compareWindows()
        }
        compareChildren(structure)
        compareProperties(structure + content)
        compareMoved()
        if hasFocusMark {
            hasFocusMark = false
            compareFocus()
        }
        if focusAddedModal() { compareFocus() }
        // Objects end when they are removed.
        if !structure.isEmpty { for id in tree.table.removeEnded() { pending.append(.ended(id)) } }
        guard pauses == 0, !pending.isEmpty else { return }
        let changes = pending
        pending = []
        // The observer reports the end of those that it receives.
        announcements = []
        observer.accessibilityChanged(changes)
    }

    /// Reports the positions of scroll views once they are at rest.
    private func compareMoved() {
        var rest: [(view: WeakResponder, offset: CGPoint)] = []
        for entry in moving {
            guard let scroll = entry.view.object as? UIScrollView else { continue }
            if scroll.contentOffset == entry.offset || !(scroll.isDragging || scroll.isDecelerating) {
                compareDescendants(of: scroll)
            } else {
                rest.append((entry.view, scroll.contentOffset))
            }
        }
        moving = rest
        guard !rest.isEmpty else { return }
        _ = tree.application.windowSystem.timeSource.schedule(after: 0.1) { [weak self] in self?.schedule() }
    }
}
