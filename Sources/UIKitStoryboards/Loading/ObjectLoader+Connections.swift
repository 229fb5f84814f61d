// SPDX-License-Identifier: MIT
internal import StoryboardDocument
internal import UIKitCore

extension ObjectLoader {
    /// Connects the outlets of all created objects, and then all actions and segues.
    func connect() {
        connectOutlets(of: created)
        for (element, object) in created {
            for connection in element.child("connections")?.children ?? [] {
                switch connection.name {
                case "action": addAction(connection, of: object)
                case "segue": scene?.addTrigger(connection, of: object, in: element)
                default: break
                }
            }
        }
    }

    // MARK: - Outlets

    func connectOutlets(of sources: [(element: InterfaceElement, object: AnyObject)]) {
        for (element, object) in sources {
            if let connections = element.child("connections") { fillOutlets(of: object, connections) }
        }
    }

    /// Connects those outlets of an object whose destinations exist.
    func fillOutlets(of source: AnyObject, _ connections: InterfaceElement) {
        var collections: [(element: InterfaceElement, values: [Any])] = []
        for connection in connections.children {
            guard let id = connection["destination"], let name = connection["property"] else { continue }
            switch connection.name {
            case "outlet":
                if let value = objects[id] { fill(name, of: source, with: value, connection) }
            case "outletCollection":
                guard let value = objects[id] else { continue }
                if let place = collections.firstIndex(where: { $0.element["property"] == name }) {
                    collections[place].values.append(value)
                } else {
                    collections.append((connection, [value]))
                }
            default: continue
            }
        }
        for (element, values) in collections {
            fillCollection(element["property"] ?? "", of: source, with: values, element)
        }
    }

    private func fillCollection(_ name: String, of source: AnyObject, with values: [Any], _ element: InterfaceElement) {
        if name == "gestureRecognizers", let view = source as? UIView {
            for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            return
        }
        fill(name, of: source, with: values, element)
    }

    /// In a preview, the application's classes are missing, which is reported once for each class.
    private func fill(_ name: String, of source: AnyObject, with value: Any, _ element: InterfaceElement) {
        let table = (source as? any OutletOwner).map { OutletTables.table(of: type(of: $0)) }
        if let setter = table?.setter(for: name) {
            if !setter(source, value), !InterfacePreview.isActive {
                context.report(
                    "The outlet \(name) of \(type(of: source)) cannot hold a \(type(of: value)).", at: element)
            }
            return
        }
        for level in LevelRegistry.levels(of: type(of: source)) {
            guard let set = level.outlets[name] else { continue }
            if !set(source, value), !InterfacePreview.isActive {
                context.report(
                    "The outlet \(name) of \(type(of: source)) cannot hold a \(type(of: value)).", at: element)
            }
            return
        }
        guard !InterfacePreview.isActive else { return }
        let known = table?.names.sorted().joined(separator: ", ") ?? ""
        let rest = known.isEmpty ? "" : "; it has \(known)"
        context.report("\(type(of: source)).outlets has no outlet \(name)\(rest).", at: element)
    }

    // MARK: - Actions

    private func addAction(_ element: InterfaceElement, of source: AnyObject) {
        guard let name = element["selector"], let id = element["destination"] else { return }
        let selector = Selector(name)
        var target: (any ActionTarget)?
        if !firstResponders.contains(id) {
            guard let destination = objects[id] else { return }
            guard let found = destination as? any ActionTarget, found.responds(to: selector) else {
                guard !InterfacePreview.isActive else { return }
                return context.report("\(type(of: destination)).actions has no action \(name).", at: element)
            }
            target = found
        }
        switch source {
        case let control as UIControl:
            guard let event = InterfaceWords.events[element["eventType"] ?? "touchUpInside"] else {
                return context.report("\(element["eventType"] ?? "") is no event of a control.", at: element)
            }
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default:
            context.report("\(type(of: source)) is no control, so it cannot send \(name).", at: element)
        }
    }
}
