// SPDX-License-Identifier: MIT
internal import StoryboardDocument
internal import UIKitCollections
internal import UIKitCore
internal import UIKitTables

extension StoryboardScene {
    /// Lets an object perform the segue that starts at it.
    func addTrigger(_ template: InterfaceElement, of object: AnyObject, in element: InterfaceElement) {
        switch template["kind"] {
        case "relationship": return
        case "embed":
            if let view = object as? UIView { embed(template, in: view) }
            return
        default: break
        }
        switch object {
        // They are performed in code.
        case is UIViewController: break
        case let cell as UITableViewCell:
            let perform = { [weak self] (cell: UITableViewCell) in self?.trigger(template, sender: cell) ?? () }
            if template["trigger"] == "accessoryAction" {
                cell.accessoryTrigger = perform
            } else {
                cell.selectionTrigger = perform
                cell.triggersDetail = template["kind"] == "showDetail"
            }
        case let cell as UICollectionViewCell:
            cell.selectionTrigger = { [weak self] cell in self?.trigger(template, sender: cell) }
            cell.triggersDetail = template["kind"] == "showDetail"
        case let control as UIControl:
            let event = template["trigger"].flatMap { InterfaceWords.events[$0] } ?? event(of: control)
            let action = UIAction { [weak self, weak control] _ in self?.trigger(template, sender: control) }
            control.addAction(action, for: event)
        case let item as UIBarButtonItem:
            let trigger = SegueTrigger { [weak self] sender in self?.trigger(template, sender: sender) }
            kept.append(trigger)
            item.target = trigger
            item.action = SegueTrigger.selector
        case let recognizer as UIGestureRecognizer:
            let trigger = SegueTrigger { [weak self] sender in self?.trigger(template, sender: sender) }
            kept.append(trigger)
            recognizer.addTarget(trigger, action: SegueTrigger.selector)
        default: context.report("A segue can't start at a \(type(of: object)).", at: template)
        }
    }

    private func event(of control: UIControl) -> UIControl.Event {
        switch control {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        default: .valueChanged
        }
    }

    private func trigger(_ template: InterfaceElement, sender: Any?) {
        guard let controller else { return }
        SeguePerformer(scene: self, template: template).trigger(from: controller, sender: sender)
    }

    // MARK: - Embedding

    /// Creates the child controller of a container view, as its parent's view is loaded.
    private func embed(_ template: InterfaceElement, in container: UIView) {
        guard let parent = controller,
            parent.shouldPerformSegue(withIdentifier: template["identifier"] ?? "", sender: container)
        else { return }
        guard let id = template["destination"], let child = file.controller(id: id, nil) else {
            return context.report("The container view's segue leads to no controller.", at: template)
        }
        let segue = UIStoryboardSegue(
            identifier: template["identifier"], source: parent, destination: child,
            performHandler: {
                parent.addChild(child)
                child.view.frame = container.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                child.view.translatesAutoresizingMaskIntoConstraints = true
                container.addSubview(child.view)
                child.didMove(toParent: parent)
            })
        parent.prepare(for: segue, sender: container)
        segue.perform()
    }
}

/// The target of an item or a gesture recognizer that triggers a segue.
@MainActor
final class SegueTrigger: ActionTarget {
    static let selector: Selector = "perform:"
    static var actions: ActionTable { ActionTable().adding(selector, SegueTrigger.perform) }

    private let body: (Any?) -> Void

    init(_ body: @escaping (Any?) -> Void) {
        self.body = body
    }

    private func perform(_ sender: AnyObject) {
        if let recognizer = sender as? UIGestureRecognizer, ![.began, .ended].contains(recognizer.state) { return }
        // A discrete gesture ends, and a continuous one begins and ends.
        if let press = sender as? UILongPressGestureRecognizer, press.state == .ended { return }
        body(sender)
    }
}
