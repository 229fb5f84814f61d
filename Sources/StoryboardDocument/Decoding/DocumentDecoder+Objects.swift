// SPDX-License-Identifier: MIT

extension DocumentDecoder {
    /// The elements inside a view's element that are not values.
    private static let sections = [
        "connections", "constraints", "nil", "subviews", "userDefinedRuntimeAttributes", "viewLayoutGuide",
    ]

    mutating func object(
        from element: MarkupElement, in parent: MarkupElement, besides others: [String] = []
    ) throws(InterfaceDocumentError) -> InterfaceObject {
        guard let kind = InterfaceObject.Kind(rawValue: element.name) else {
            let accepted = (InterfaceObject.Kind.allCases.map(\.rawValue) + others).sorted()
            throw .unknownElement(element.name, in: parent.name, line: element.line, accepted: accepted)
        }
        let id = try identifier(of: element, as: .object)
        let schema = ElementSchema.schema(for: kind)
        var values = try attributes(of: element, schema)
        var ownAttributes: [InterfaceAttribute] = []
        var subviews: [InterfaceObject] = []
        var guides: [InterfaceGuide] = []
        var constraints: [InterfaceConstraint] = []
        var connections: [InterfaceConnection] = []
        for child in element.children {
            switch child.name {
            case "subviews":
                for view in child.children { subviews.append(try object(from: view, in: child)) }
            case "viewLayoutGuide":
                guides.append(try guide(from: child))
            case "constraints":
                constraints += try self.constraints(from: child, in: id)
            case "connections":
                connections += try self.connections(from: child)
            case "nil":
                // A property that is set to nil keeps its default.
                continue
            case "userDefinedRuntimeAttributes":
                ownAttributes += try attributes(byKeyPathIn: child)
            default:
                try readValue(child, of: element, schema, besides: Self.sections, into: &values)
            }
        }
        return InterfaceObject(
            kind: kind, id: id, customClass: try customClass(of: element), values: values,
            attributes: ownAttributes, subviews: subviews, guides: guides, constraints: constraints,
            connections: connections, line: element.line)
    }

    mutating func remark(_ sentence: String, at element: MarkupElement) {
        // Enough to identify the problem; a file full of unknown content must not exhaust memory.
        guard remarks.count < 100 else { return }
        remarks.append(InterfaceRemark(line: element.line, sentence: sentence))
    }

    // MARK: - Classes

    private func customClass(of element: MarkupElement) throws(InterfaceDocumentError) -> InterfaceClassName? {
        guard let name = element.attributes["customClass"] else { return nil }
        let module = element.attributes["customModule"]
        for (attribute, value) in [("customClass", name), ("customModule", module ?? "_")] {
            guard isName(value) else {
                throw .badValue(value, of: attribute, in: element.name, line: element.line, accepted: "a Swift name")
            }
        }
        return InterfaceClassName(name: name, module: module)
    }

    private func isName(_ text: String) -> Bool {
        guard let first = text.first, first == "_" || first.isLetter, text.utf8.count <= 256 else { return false }
        return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }

    // MARK: - Guides

    private mutating func guide(from element: MarkupElement) throws(InterfaceDocumentError) -> InterfaceGuide {
        let id = try identifier(of: element, as: .guide)
        let roles = InterfaceGuide.Role.allCases.map(\.rawValue).joined(separator: ", ")
        let key = try required("key", of: element)
        guard let role = InterfaceGuide.Role(rawValue: key) else {
            throw .badValue(key, of: "key", in: element.name, line: element.line, accepted: roles)
        }
        return InterfaceGuide(id: id, role: role)
    }

    // MARK: - Connections

    mutating func connections(from section: MarkupElement) throws(InterfaceDocumentError) -> [InterfaceConnection] {
        var connections: [InterfaceConnection] = []
        for element in section.children {
            let kind: InterfaceConnection.Kind
            switch element.name {
            case "outlet":
                kind = .outlet(try required("property", of: element))
            case "outletCollection":
                kind = .outletCollection(try required("property", of: element))
            case "action":
                let event = element.attributes["eventType"] ?? "primaryActionTriggered"
                try check(event, isIn: InterfaceKeywords.events, "eventType", of: element)
                kind = .action(try required("selector", of: element), event: event)
            default:
                throw .unknownElement(
                    element.name, in: section.name, line: element.line,
                    accepted: ["action", "outlet", "outletCollection"])
            }
            let destination = try required("destination", of: element)
            references.append(
                Reference(id: destination, attribute: "destination", element: element.name, line: element.line))
            connections.append(InterfaceConnection(kind: kind, destination: destination, line: element.line))
        }
        return connections
    }
}
