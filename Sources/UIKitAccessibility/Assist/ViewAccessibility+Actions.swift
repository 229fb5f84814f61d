// SPDX-License-Identifier: MIT
package import AccessibilityTree
internal import Foundation
internal import Localization
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

extension ViewAccessibility {
    // MARK: - The actions of a node

    func operations(of object: UIResponder, _ node: AccessibleNode) -> [NodeOperation] {
        if let window = object as? UIWindow, window.accessibilityParent == nil {
            return [
                NodeOperation(.escape, "escape", Phrase.back.text),
                NodeOperation(.magicTap, "magicTap", Phrase.magicTap.text),
            ]
        }
        var operations: [NodeOperation] = []
        let traits = object.accessibilityTraits
        if canActivate(object, node, traits) {
            operations.append(NodeOperation(.activate, "activate", Phrase.press.text))
        }
        if traits.contains(.adjustable), !traits.contains(.notEnabled) {
            operations.append(NodeOperation(.increment, "increment", Phrase.increase.text))
            operations.append(NodeOperation(.decrement, "decrement", Phrase.decrease.text))
        }
        if hasMenu(object) { operations.append(NodeOperation(.menu, "menu", Phrase.showMenu.text)) }
        if let scroll = object as? UIScrollView { operations += scrollOperations(of: scroll) }
        for action in customActions(of: object, node) {
            operations.append(NodeOperation(.custom(action), action.name, action.name))
        }
        for rotor in object.accessibilityCustomRotors ?? [] {
            let title = rotor.name
            operations.append(NodeOperation(.rotor(rotor, .next), "next \(title)", Phrase.nextResult.text(title)))
            operations.append(
                NodeOperation(.rotor(rotor, .previous), "previous \(title)", Phrase.previousResult.text(title)))
        }
        for descriptor in object.accessibilityDragSourceDescriptors ?? [] {
            let title = Phrase.dragItem.text(descriptor.name)
            operations.append(NodeOperation(.drag(descriptor), "drag \(descriptor.name)", title))
        }
        if dragSource != nil {
            for descriptor in object.accessibilityDropPointDescriptors ?? [] {
                let title = Phrase.dropItem.text(descriptor.name)
                operations.append(NodeOperation(.drop(descriptor), "drop \(descriptor.name)", title))
            }
        }
        return operations
    }

    private func customActions(of object: UIResponder, _ node: AccessibleNode) -> [UIAccessibilityCustomAction] {
        let own = object.accessibilityCustomActions ?? []
        guard let item = node.item, let container = node.container else { return own }
        let names = Set(own.map(\.name))
        return own + container.accessibilityActions(of: item).filter { !names.contains($0.name) }
    }

    private func canActivate(_ object: UIResponder, _ node: AccessibleNode, _ traits: UIAccessibilityTraits) -> Bool {
        guard !traits.contains(.notEnabled) else { return false }
        if let item = node.item, case .row = item {
            return node.container?.accessibilityAllowsSelection == true
        }
        guard object.isAccessibilityElement else { return false }
        if object is any UITextInput { return true }
        // A slider has nothing to activate.
        if traits.contains(.adjustable), traits.isDisjoint(with: [.button, .link, .toggleButton]) { return false }
        if object.accessibilityRespondsToUserInteraction { return true }
        guard let view = object as? UIView else { return traits.isDisjoint(with: [.staticText, .image, .header]) }
        return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    }

    private func hasMenu(_ object: UIResponder) -> Bool {
        guard let view = object as? UIView else { return false }
        if let control = view as? UIControl { return control.isEnabled && control.contextMenuInteraction != nil }
        return view.interactions.contains { $0 is UIContextMenuInteraction }
    }

    private func scrollOperations(of scroll: UIScrollView) -> [NodeOperation] {
        scrollingOperations(of: scroll) + refreshOperations(of: scroll)
    }

    private func refreshOperations(of scroll: UIScrollView) -> [NodeOperation] {
        guard let control = scroll.refreshControl, control.isEnabled, !control.isRefreshing else { return [] }
        let action = UIAccessibilityCustomAction(name: Phrase.refresh.text) { [weak control] _ in
            control?.accessibilityPress() ?? false
        }
        return [NodeOperation(.custom(action), "refresh", action.name)]
    }

    private func scrollingOperations(of scroll: UIScrollView) -> [NodeOperation] {
        guard scroll.isScrollEnabled, scroll.accessibilityDefaults.role != .spinButton else { return [] }
        let inset = scroll.adjustedContentInset
        let (content, bounds) = (scroll.contentSize, scroll.bounds)
        var operations: [NodeOperation] = []
        if content.height + inset.top + inset.bottom > bounds.height + 0.5 {
            operations.append(NodeOperation(.scroll(.up), "scrollUp", Phrase.scrollUp.text))
            operations.append(NodeOperation(.scroll(.down), "scrollDown", Phrase.scrollDown.text))
        }
        if content.width + inset.left + inset.right > bounds.width + 0.5 {
            operations.append(NodeOperation(.scroll(.left), "scrollLeft", Phrase.scrollLeft.text))
            operations.append(NodeOperation(.scroll(.right), "scrollRight", Phrase.scrollRight.text))
        }
        return operations
    }

    // MARK: - Performing

    package func perform(actionAt index: Int, of id: AccessibilityID) -> Bool {
        guard let node = node(id) else { return false }
        if node.view == nil { revealItem(node) }
        guard let object = node.view else { return false }
        let operations = operations(of: object, node)
        guard operations.indices.contains(index) else { return false }
        defer { if observer == nil { forget() } }
        return perform(operations[index].kind, on: object, node)
    }

    func perform(_ kind: NodeOperation.Kind, on object: UIResponder, _ node: AccessibleNode) -> Bool {
        switch kind {
        case .activate: return activate(object, node)
        case .increment:
            object.accessibilityIncrement()
            return true
        case .decrement:
            object.accessibilityDecrement()
            return true
        case .menu: return showMenu(of: object, node)
        case .escape: return AssistiveUser(self, in: object as? UIWindow).escape()
        case .magicTap: return AssistiveUser(self, in: object as? UIWindow).magicTap()
        case .scroll(let direction):
            return sequence(first: object, next: \.next).prefix(Self.maximumDepth).contains {
                $0.accessibilityScroll(direction)
            }
        case .custom(let action): return action.perform()
        case .rotor(let rotor, let direction): return search(rotor, direction)
        case .drag(let descriptor):
            guard descriptor.view?.window != nil else { return false }
            dragSource = descriptor
            return true
        case .drop(let descriptor): return drop(at: descriptor)
        }
    }

    /// Does what activation does without a touch.
    ///
    /// - Returns: Whether this was done; after `false`, the element has to be touched.
    func activateWithoutTouch(_ object: UIResponder, _ node: AccessibleNode) -> Bool {
        if object.accessibilityActivate() { return true }
        if let item = node.item, let container = node.container, container.accessibilityActivate(item) { return true }
        return object.accessibilityPress()
    }

    private func activate(_ object: UIResponder, _ node: AccessibleNode) -> Bool {
        if activateWithoutTouch(object, node) { return true }
        if visibleFrame(of: node).isEmpty { _ = reveal(node.id) }
        guard let window = window(of: node) else { return false }
        let point = object.accessibilityActivationPoint
        guard window.bounds.contains(point) else { return false }
        touch(point, in: window)
        return true
    }

    /// Touches a point of a window for a moment.
    private func touch(_ point: CGPoint, in window: UIWindow) {
        for phase in [TouchPointEvent.Phase.began, .ended] {
            window.receive(
                .touches([
                    TouchPointEvent(phase: phase, identifier: Self.finger, location: point, timestamp: 0)
                ]))
        }
    }

    /// The identifier of the touch, which touchscreens and scripts don't use.
    private static var finger: Int32 { 2000 }

    /// Presses the secondary button, which opens the context menu.
    private func showMenu(of object: UIResponder, _ node: AccessibleNode) -> Bool {
        guard let window = window(of: node) else { return false }
        let point = object.accessibilityActivationPoint
        guard window.bounds.contains(point) else { return false }
        for kind in [PointerEvent.Kind.entered, .pressed(.right), .released(.right)] {
            window.receive(.pointer(PointerEvent(kind: kind, location: point, timestamp: 0)))
        }
        return true
    }

    // MARK: - Searches

    private func search(
        _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction
    ) -> Bool {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        if let focused = UIAccessibility.focused {
            predicate.currentItem = UIAccessibilityCustomRotorItemResult(
                targetElement: focused, targetRange: (focused as? any UITextInput)?.selectedTextRange)
        }
        guard let result = rotor.itemSearchBlock(predicate), let target = result.targetElement as? UIResponder,
            let node = nearestNode(target)
        else { return false }
        if let range = result.targetRange, let input = target as? any UITextInput { input.selectedTextRange = range }
        return focus(node.id)
    }

    // MARK: - Dragging

    /// Drags from the point that was chosen before to a point of a view, as a finger does.
    private func drop(at descriptor: UIAccessibilityLocationDescriptor) -> Bool {
        guard let source = dragSource else { return false }
        dragSource = nil
        guard let from = source.view, let to = descriptor.view, let window = from.window, to.window === window else {
            return false
        }
        let (start, end) = (from.convert(source.point, to: nil), to.convert(descriptor.point, to: nil))
        return DragByAction(from: start, to: end, in: window).begin(on: application.windowSystem.timeSource)
    }

    // MARK: - Values

    package func setValue(_ value: Double, of id: AccessibilityID) -> Bool {
        guard let object = node(id)?.view, let range = object.accessibilityDefaults.range, !value.isNaN else {
            return false
        }
        let lower = min(range.minimum, range.maximum)
        return object.accessibilitySetValue(min(max(value, lower), max(range.minimum, range.maximum)))
    }

    // MARK: - Revealing

    package func reveal(_ id: AccessibilityID) -> Bool {
        guard let node = node(id) else { return false }
        if node.item != nil {
            revealItem(node)
            return true
        }
        guard let object = node.object, let window = object.hostWindow else { return false }
        let frame = object.accessibilityFrame
        var view: UIView? = (object as? UIView)?.superview ?? Self.container(of: object) as? UIView
        while let current = view {
            if let scroll = current as? UIScrollView {
                scroll.scrollRectToVisible(scroll.convert(frame, from: nil), animated: false)
            }
            view = current.superview
        }
        window.layoutIfNeeded()
        return true
    }

    func revealItem(_ node: AccessibleNode) {
        guard let item = node.item else { return }
        node.container?.accessibilityReveal(item)
    }
}
