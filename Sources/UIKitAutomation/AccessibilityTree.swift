// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore

/// An element as assistive technology sees it, or a container of such elements.
package struct AccessibilityNode: Codable, Hashable, Sendable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var language: String?
    /// The names of the traits.
    package var traits: [String]
    /// The x, y, width, and height in window coordinates.
    package var frame: [CGFloat]
    /// The names of the custom actions.
    package var actions: [String]?
    /// The kind of a container.
    package var container: String?
    package var children: [AccessibilityNode]?
}

/// Reads what windows offer to assistive technology.
@MainActor
package struct AccessibilityReader {
    /// The depth at which reading ends, for containers that contain themselves.
    private static let maximumDepth = 256
    private let windows: [UIWindow]

    /// - Parameter windows: The windows, frontmost first.
    package init(windows: [UIWindow]) {
        self.windows = windows
    }

    /// Returns the elements in the order in which they are read, by window.
    package var nodes: [AccessibilityNode] {
        windows.map { window in
            var node = describe(window)
            node.children = children(of: window).compactMap { read($0, depth: 0) }
            return node
        }
    }

    /// Returns the elements as JSON with sorted keys, so that two files can be compared.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(nodes)
    }

    /// Returns the first element with that identifier, or otherwise with that label or input label.
    package func element(named name: String) -> UIResponder? {
        let all = windows.flatMap { elements(in: $0, depth: 0) }
        return all.first { identifier(of: $0) == name }
            ?? all.first { $0.accessibilityLabel == name || $0.accessibilityUserInputLabels.contains(name) }
    }

    private func elements(in object: UIResponder, depth: Int) -> [UIResponder] {
        guard depth < Self.maximumDepth else { return [] }
        return children(of: object).flatMap { child in
            child.isAccessibilityElement ? [child] : elements(in: child, depth: depth + 1)
        }
    }

    // MARK: - Reading

    /// Returns an element, or a container of some; `nil` if there is nothing to read.
    private func read(_ object: UIResponder, depth: Int) -> AccessibilityNode? {
        guard depth < Self.maximumDepth else { return nil }
        if object.isAccessibilityElement { return describe(object) }
        let children = children(of: object).compactMap { read($0, depth: depth + 1) }
        guard !children.isEmpty else { return nil }
        // Views that only hold others say nothing by themselves.
        let type = object.accessibilityContainerType
        if type == .none, object.accessibilityLabel == nil {
            return children.count == 1 ? children[0] : group(children, of: object)
        }
        var node = describe(object)
        node.container = type == .none ? nil : "\(type)"
        node.children = children
        return node
    }

    private func group(_ children: [AccessibilityNode], of object: UIResponder) -> AccessibilityNode {
        var node = describe(object)
        node.value = nil
        node.traits = []
        node.children = children
        return node
    }

    private func describe(_ object: UIResponder) -> AccessibilityNode {
        let frame = object.accessibilityFrame
        return AccessibilityNode(
            label: object.accessibilityLabel, value: object.accessibilityValue, hint: object.accessibilityHint,
            identifier: identifier(of: object), language: object.accessibilityLanguage,
            traits: object.accessibilityTraits.names,
            frame: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height],
            actions: object.accessibilityCustomActions?.map(\.name))
    }

    private func identifier(of object: UIResponder) -> String? {
        (object as? UIView)?.accessibilityIdentifier ?? (object as? UIAccessibilityElement)?.accessibilityIdentifier
    }

    // MARK: - Children

    private func children(of object: UIResponder) -> [UIResponder] {
        guard !object.accessibilityElementsHidden else { return [] }
        if let elements = ownElements(of: object) { return elements.filter(isVisible) }
        guard let view = object as? UIView else { return [] }
        let visible = view.subviews.filter(isVisible)
        if let modal = visible.last(where: \.accessibilityViewIsModal) { return [modal] }
        return visible.sorted { isBefore($0, $1, in: view) }
    }

    /// The elements that a container names, or returns one by one.
    private func ownElements(of object: UIResponder) -> [UIResponder]? {
        if let elements = object.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
        let count = object.accessibilityElementCount()
        guard count != NSNotFound, count >= 0, count < 100_000 else { return nil }
        return (0..<count).compactMap { object.accessibilityElement(at: $0) as? UIResponder }
    }

    private func isVisible(_ object: UIResponder) -> Bool {
        guard !object.accessibilityElementsHidden else { return false }
        guard let view = object as? UIView else { return true }
        // A view without an area shows the subviews that it doesn't clip.
        let showsSomething = !view.bounds.isEmpty || !(view.clipsToBounds || view.subviews.isEmpty)
        return !view.isHidden && view.alpha > 0.01 && showsSomething
    }

    /// Whether a view is read before another: from top to bottom, and in a row in the direction of the language.
    private func isBefore(_ first: UIView, _ second: UIView, in container: UIView) -> Bool {
        let (first, second) = (first.frame, second.frame)
        if first.maxY <= second.minY { return true }
        if second.maxY <= first.minY { return false }
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if first.minX == second.minX { return first.minY < second.minY }
        return isRightToLeft ? first.maxX > second.maxX : first.minX < second.minX
    }
}
