// SPDX-License-Identifier: MIT
package import AccessibilityTree
internal import Diagnostics
internal import Foundation
@_spi(Toolkit) package import UIKitCore

/// The views of an application as a tree of accessible objects.
///
/// Views that describe nothing are left out, and their descendants are children of the next object above. Nothing is
/// created before it is asked for. What was read is kept until something changes or, if another tree is watching, until
/// the end of the run-loop iteration.
@MainActor
package final class ViewAccessibility: AccessibilityProvider {
    /// The largest depth of containers, for those that contain themselves.
    static let maximumDepth = 256
    /// The largest number of elements that a container can return one by one.
    static let maximumElements = 100_000

    let application: UIApplication
    var table = NodeTable()
    /// The nodes that keep their children.
    var readNodes: [AccessibleNode] = []
    /// The descriptions of items without views, until something changes.
    var madeItems: [AccessibilityID: AccessibilityElement] = [:]
    /// Whether a cycle was reported.
    var hasReportedCycle = false
    /// The point from which content is to be dragged, until a point to drop it at is chosen.
    var dragSource: UIAccessibilityLocationDescriptor?
    private var forgetsAtEnd = false
    private var collector: ChangeCollector?

    /// The collector of changes, created for the first observer.
    var changes: ChangeCollector {
        if let collector { return collector }
        let made = ChangeCollector(self)
        collector = made
        return made
    }

    /// Creates the tree of an application.
    package init(_ application: UIApplication) {
        self.application = application
    }

    @MainActor deinit {
        collector?.stop()
        forget()
    }

    package weak var observer: (any AccessibilityObserver)? {
        didSet {
            guard observer !== oldValue else { return }
            if observer == nil { collector?.end() } else { changes.begin() }
        }
    }

    // MARK: - Reading

    package func element(_ id: AccessibilityID) -> AccessibilityElement? {
        if id == .application { return describeApplication() }
        guard let node = table[id], let element = describe(node) else { return nil }
        if observer != nil {
            node.snapshot = element
            if let object = node.view, element.states.contains(.editable) { changes.watchText(of: object) }
        }
        return element
    }

    package func element(_ id: AccessibilityID, _ parts: AccessibilityParts) -> AccessibilityElement? {
        if id == .application { return describeApplication(parts) }
        guard let node = table[id] else { return nil }
        // The first reading is the one with which later ones are compared.
        if observer != nil, node.snapshot == nil { return element(id) }
        return describe(node, parts)
    }

    package func child(of id: AccessibilityID, at index: Int) -> AccessibilityID? {
        guard let node = node(id) else { return nil }
        noteChildren(of: node)
        return child(of: node, at: index)?.id
    }

    package func children(of id: AccessibilityID, in range: Range<Int>) -> [AccessibilityID] {
        guard let node = node(id) else { return [] }
        noteChildren(of: node)
        return range.clamped(to: 0..<childCount(of: node)).compactMap { child(of: node, at: $0)?.id }
    }

    /// Remembers the children that an observer asks for, with which later ones are compared.
    private func noteChildren(of node: AccessibleNode) {
        guard observer != nil, node.reportedChildren == nil else { return }
        node.reportedChildren = changes.listedChildren(of: node)
    }

    package func index(of id: AccessibilityID) -> Int? {
        guard id != .application, let node = table[id], let parent = parent(of: node) else { return nil }
        return index(of: node, in: parent)
    }

    package func window(of id: AccessibilityID) -> AccessibilityID? {
        guard id != .application, let node = node(id), let window = window(of: node) else { return nil }
        return table.node(of: window.rootWindow).id
    }

    package func announcementDidFinish(_ text: String, success: Bool) {
        UIAccessibility.announcementDidFinish(text, wasSuccessful: success)
    }

    package func element(atX x: Double, y: Double, in window: AccessibilityID) -> AccessibilityID? {
        guard let node = node(window), node.view is UIWindow else { return nil }
        return deepest(at: CGPoint(x: x, y: y), in: node, depth: 0)?.id
    }

    func node(_ id: AccessibilityID) -> AccessibleNode? {
        if id == .application { return table.node(of: application) }
        guard let node = table[id], node.exists else { return nil }
        return node
    }

    /// The node at the root.
    var root: AccessibleNode { table.node(of: application) }

    // MARK: - Forgetting

    /// Drops what was read, so that it is read again.
    package func forget() {
        for node in readNodes { node.children = nil }
        readNodes.removeAll()
        madeItems.removeAll()
    }

    /// Keeps the children of a node until they may have changed.
    func keep(_ children: AccessibleChildren, of node: AccessibleNode) {
        node.children = children
        readNodes.append(node)
        forgetLater()
    }

    func forgetLater() {
        guard observer == nil, !forgetsAtEnd, !ReadingWatch.begin(for: self) else { return }
        forgetsAtEnd = true
        UIApplication.afterLayout { [weak self] in
            self?.forgetsAtEnd = false
            if self?.observer == nil { self?.forget() }
        }
    }
}
