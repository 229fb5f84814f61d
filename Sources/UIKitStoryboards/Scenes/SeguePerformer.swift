// SPDX-License-Identifier: MIT
internal import StoryboardDocument
internal import UIKitCore

/// Performs a segue: creates the destination, lets the source prepare it, and shows it (`R-VC-83`).
@MainActor
struct SeguePerformer {
    let scene: StoryboardScene
    let template: InterfaceElement

    private var kind: String { template["kind"] ?? "show" }

    /// Performs the segue if the source agrees.
    func trigger(from source: UIViewController, sender: Any?) {
        guard source.shouldPerformSegue(withIdentifier: template["identifier"] ?? "", sender: sender) else { return }
        perform(from: source, sender: sender)
    }

    func perform(from source: UIViewController, sender: Any?) {
        if kind == "unwind" { return unwind(from: source, sender: sender) }
        guard let destination = destination(for: source, sender: sender) else { return }
        let segue = segue(source, destination)
        segue.performHandler = { [template, scene] in
            SegueActions.show(destination, from: source, sender: sender, template, scene)
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func destination(for source: UIViewController, sender: Any?) -> UIViewController? {
        guard let id = template["destination"] else { return nil }
        let action = template["destinationCreationSelector"]
        let identifier = template["identifier"]
        let creator: StoryboardFile.Creator? = action.map { name in
            { coder in source.performSegueAction(Selector(name), coder: coder, sender: sender, identifier: identifier) }
        }
        if let controller = scene.file.controller(id: id, creator) { return controller }
        scene.context.report("The segue \(identifier ?? "") leads to no controller.", at: template)
        return nil
    }

    private func segue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        var type = UIStoryboardSegue.self
        if let name = template["customClass"] {
            let found: AnyClass? = ClassFinder(owner: source).find(name, module: template["customModule"])
            if let custom = found as? UIStoryboardSegue.Type {
                type = custom
            } else {
                scene.context.report("There is no segue class \(name); a standard one takes its place.", at: template)
            }
        }
        return UIStoryboardSegue.make(
            type, identifier: template["identifier"], source: source, destination: destination)
    }

    // MARK: - Unwinding

    private func unwind(from source: UIViewController, sender: Any?) {
        guard let name = template["unwindAction"] else {
            return scene.context.report("The unwind segue names no action.", at: template)
        }
        let action = Selector(name)
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = source.destinationOfUnwinding(origin) else {
            return scene.context.report("No controller that is shown has the unwind action \(name).", at: template)
        }
        let segue = segue(source, destination)
        let isAnimated = template["animates"] != "NO"
        segue.performHandler = { [weak segue] in
            if let segue { SegueActions.unwind(segue, animated: isAnimated) }
        }
        source.prepare(for: segue, sender: sender)
        destination.perform(action, with: segue)
        segue.perform()
    }
}

/// The effects of the kinds of segues.
@MainActor
enum SegueActions {
    static func show(
        _ destination: UIViewController, from source: UIViewController, sender: Any?, _ template: InterfaceElement,
        _ scene: StoryboardScene
    ) {
        let isAnimated = template["animates"] != "NO"
        switch template["kind"] ?? "show" {
        case "show": UIView.animating(isAnimated) { source.show(destination, sender: sender) }
        case "showDetail", "replace":
            UIView.animating(isAnimated) { source.showDetailViewController(destination, sender: sender) }
        case "push":
            guard let navigation = source as? UINavigationController ?? source.navigationController else {
                return scene.context.report("There is no navigation controller for a push segue.", at: template)
            }
            navigation.pushViewController(destination, animated: isAnimated)
        case "presentation", "modal":
            setStyles(of: destination, template)
            source.present(destination, animated: isAnimated)
        case "popoverPresentation", "popover":
            presentPopover(destination, from: source, sender: sender, template, scene)
        case let kind:
            scene.context.report("A segue of the kind \(kind) can't be performed.", at: template)
        }
    }

    private static func setStyles(of destination: UIViewController, _ template: InterfaceElement) {
        if let style = template["modalPresentationStyle"].flatMap({ InterfaceWords.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = template["modalTransitionStyle"].flatMap({ InterfaceWords.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
    }

    private static func presentPopover(
        _ destination: UIViewController, from source: UIViewController, sender: Any?, _ template: InterfaceElement,
        _ scene: StoryboardScene
    ) {
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        let ids = ["popoverAnchorView", "popoverAnchorBarButtonItem"].compactMap { template[$0] }
        let anchors =
            ids.compactMap { scene.object($0) } + [sender.map { $0 as AnyObject }, source.view].compactMap { $0 }
        switch anchors.first(where: { $0 is UIView || $0 is UIBarButtonItem }) {
        case let item as UIBarButtonItem: popover?.barButtonItem = item
        case let view as UIView:
            popover?.sourceView = view
            popover?.sourceRect = view.bounds
        default: break
        }
        if let directions = template.child(key: "popoverArrowDirection") {
            let words = directions.attributes.filter { $0.value == "YES" }.map(\.name)
            let found = words.compactMap { InterfaceWords.arrowDirections[$0] }
            if !found.isEmpty { popover?.permittedArrowDirections = found.reduce([]) { $0.union($1) } }
        }
        source.present(destination, animated: template["animates"] != "NO")
    }

    /// Shows the destination of an unwind segue again.
    static func unwind(_ segue: UIStoryboardSegue, animated: Bool) {
        let destination = segue.destination
        var containers: [UIViewController] = []
        var next: UIViewController? = destination
        while let controller = next {
            containers.append(controller)
            next = controller.parent
        }
        // The controllers presented above the destination's own hierarchy go first.
        let isCovered = containers.contains { $0.presentedViewController != nil }
        UIView.animating(animated && !isCovered) {
            for (container, child) in zip(containers.dropFirst().reversed(), containers.reversed().dropFirst()) {
                container.unwind(for: segue, towards: child)
            }
        }
        if isCovered { containers.first { $0.presentedViewController != nil }?.dismiss(animated: animated) }
    }
}

extension UIView {
    /// Runs `body`, with animations only if `isAnimated` is `true`.
    fileprivate static func animating(_ isAnimated: Bool, _ body: () -> Void) {
        if isAnimated { body() } else { performWithoutAnimation(body) }
    }
}
