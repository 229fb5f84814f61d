// SPDX-License-Identifier: MIT
internal import StoryboardDocument

extension NibLoader {
    /// Connects all outlets, and then all actions.
    func connect(_ all: [InterfaceObject]) {
        let sources =
            document.placeholders.map { (id: $0.id, connections: $0.connections) }
            + all.map { (id: $0.id, connections: $0.connections) }
        for (id, connections) in sources where !connections.isEmpty {
            guard let source = objects[id] else { continue }
            fillOutlets(of: source as AnyObject, connections)
        }
        for (id, connections) in sources {
            for connection in connections {
                guard case .action(let selector, let event) = connection.kind, let source = objects[id] else {
                    continue
                }
                addAction(Selector(selector), event, of: source, connection)
            }
        }
    }

    // MARK: - Outlets

    private func fillOutlets(of source: AnyObject, _ connections: [InterfaceConnection]) {
        guard let owner = source as? any OutletOwner else {
            let first = connections.first { if case .action = $0.kind { false } else { true } }
            if let first {
                report("\(type(of: source)) is no OutletOwner, so it has no outlets.", line: first.line)
            }
            return
        }
        let table = OutletTables.table(of: type(of: owner))
        var collections: [(name: String, values: [Any], line: Int)] = []
        var places: [String: Int] = [:]
        for connection in connections {
            guard let value = objects[connection.destination] else { continue }
            switch connection.kind {
            case .outlet(let name):
                fill(name, of: source, table, with: value, connection.line)
            case .outletCollection(let name):
                if let place = places[name] {
                    collections[place].values.append(value)
                } else {
                    places[name] = collections.count
                    collections.append((name, [value], connection.line))
                }
            case .action:
                continue
            }
        }
        for collection in collections {
            fill(collection.name, of: source, table, with: collection.values, collection.line)
        }
    }

    private func fill(_ name: String, of source: AnyObject, _ table: OutletTable, with value: Any, _ line: Int) {
        guard let setter = table.setter(for: name) else {
            let known = table.names.sorted().joined(separator: ", ")
            let rest = known.isEmpty ? "" : "; it has \(known)"
            report("\(type(of: source)).outlets has no outlet \(name)\(rest).", line: line)
            return
        }
        if !setter(source, value) {
            report("The outlet \(name) of \(type(of: source)) cannot hold a \(type(of: value)).", line: line)
        }
    }

    // MARK: - Actions

    private func addAction(_ selector: Selector, _ event: String, of source: Any, _ connection: InterfaceConnection) {
        guard let control = source as? UIControl, let event = InterfaceTables.events[event] else {
            report("\(type(of: source)) is no control, so it cannot send \(selector).", line: connection.line)
            return
        }
        if firstResponders.contains(connection.destination) {
            control.addTarget(nil, action: selector, for: event)
            return
        }
        guard let destination = objects[connection.destination] else { return }
        guard let target = destination as? any ActionTarget, target.responds(to: selector) else {
            report("\(type(of: destination)).actions has no action \(selector).", line: connection.line)
            return
        }
        control.addTarget(target, action: selector, for: event)
    }
}
