// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
@_spi(Toolkit) package import UIKitCore

extension ViewAccessibility {
    /// The window of a node's object; `nil` outside windows.
    func window(of node: AccessibleNode) -> UIWindow? { window(of: node, node.object) }

    private func window(of node: AccessibleNode, _ object: UIResponder?) -> UIWindow? {
        if node.item != nil { return node.container?.window }
        return object?.hostWindow
    }

    /// The frame of a node in the coordinates of the window at the bottom of its chain of popups.
    func frame(of node: AccessibleNode) -> CGRect { frame(of: node, node.object) }

    /// The frame of a node with an object, which is `nil` for an item.
    func frame(of node: AccessibleNode, _ object: UIResponder?) -> CGRect {
        guard let window = window(of: node, object) else { return .zero }
        if object === window, window.accessibilityParent == nil {
            return CGRect(origin: window.accessibilityPosition ?? .zero, size: window.bounds.size)
        }
        let origin = window.accessibilityOrigin
        return ownFrame(of: node, object).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The frame of a node in the coordinates of its own window.
    private func ownFrame(of node: AccessibleNode, _ object: UIResponder?) -> CGRect {
        guard let item = node.item, let container = node.container else { return object?.accessibilityFrame ?? .zero }
        if let view = container.accessibilityView(of: item) { return view.accessibilityFrame }
        return container.convert(container.accessibilityFrame(of: item), to: nil)
    }

    /// The part of a node's frame that isn't clipped, in the coordinates of the window at the bottom; empty if it is out
    /// of sight.
    func visibleFrame(of node: AccessibleNode) -> CGRect { visibleFrame(of: node, node.object) }

    /// The part of the frame of a node with an object, which is `nil` for an item, that isn't clipped.
    func visibleFrame(of node: AccessibleNode, _ object: UIResponder?) -> CGRect {
        guard let window = window(of: node, object) else { return .null }
        var visible = object === window ? window.bounds : ownFrame(of: node, object)
        // The buttons of the title bar are outside the content.
        let isTitleBar = (object as? UIAccessibilityElement)?.accessibilityContainer === window
        var view: UIView? = node.container ?? clippingView(of: object)
        while let current = view, !isTitleBar {
            if current === window {
                visible = visible.intersection(window.bounds)
            } else if current.clipsToBounds {
                visible = visible.intersection(current.convert(current.bounds, to: nil))
            }
            if visible.isEmpty { return .null }
            view = current.superview
        }
        let origin = window.accessibilityOrigin
        return visible.offsetBy(dx: origin.x, dy: origin.y)
    }

    private func clippingView(of object: UIResponder?) -> UIView? {
        guard let object else { return nil }
        if let view = object as? UIView { return view.superview ?? view }
        return sequence(first: object, next: Self.container).lazy.prefix(Self.maximumDepth)
            .compactMap { $0 as? UIView }.first
    }
}

extension UIResponder {
    /// The window of an element or of the view that contains it.
    package var hostWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        return sequence(first: self, next: \.next).lazy.prefix(ViewAccessibility.maximumDepth)
            .compactMap { $0 as? UIView }.first?.window
    }
}
