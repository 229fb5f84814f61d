// SPDX-License-Identifier: MIT

extension DocumentDecoder {
    mutating func constraints(
        from section: MarkupElement, in view: String
    ) throws(InterfaceDocumentError) -> [InterfaceConstraint] {
        var constraints: [InterfaceConstraint] = []
        for element in section.children {
            guard element.name == "constraint" else {
                throw .unknownElement(
                    element.name, in: section.name, line: element.line, accepted: ["constraint"])
            }
            let constraint = try constraint(from: element, in: view)
            // A placeholder constraint exists only in design tools; the application adds its own.
            if element.attributes["placeholder"] != "YES" { constraints.append(constraint) }
        }
        return constraints
    }

    private mutating func constraint(
        from element: MarkupElement, in view: String
    ) throws(InterfaceDocumentError) -> InterfaceConstraint {
        let id = try identifier(of: element, as: .constraint)
        let first = try side("first", of: element, or: view)
        let second = element.attributes["secondItem"] == nil ? nil : try side("second", of: element, or: view)
        try check(first, second, element)
        let word = element.attributes["relation"] ?? "equal"
        guard let relation = InterfaceConstraint.Relation(rawValue: word) else {
            let accepted = InterfaceConstraint.Relation.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badValue(word, of: "relation", in: element.name, line: element.line, accepted: accepted)
        }
        let isStandard = element.attributes["constant"] == nil && element.attributes["symbolic"] == "YES"
        return InterfaceConstraint(
            id: id, first: first, second: second, relation: relation, multiplier: try multiplier(of: element),
            constant: isStandard ? nil : try number("constant", of: element, in: .points, or: 0),
            priority: try number("priority", of: element, in: 0...1000, or: 1000),
            name: element.attributes["identifier"], line: element.line)
    }

    private mutating func side(
        _ name: String, of element: MarkupElement, or view: String
    ) throws(InterfaceDocumentError) -> InterfaceConstraint.Side {
        let item = element.attributes["\(name)Item"] ?? view
        references.append(
            Reference(
                id: item, attribute: "\(name)Item", element: element.name, line: element.line,
                accepted: [.object, .guide]))
        let word = try required("\(name)Attribute", of: element)
        // An older and a newer name of the same attribute.
        let attribute = InterfaceConstraint.Attribute(rawValue: word == "lastBaseline" ? "baseline" : word)
        guard let attribute else {
            let accepted = InterfaceConstraint.Attribute.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badValue(
                word, of: "\(name)Attribute", in: element.name, line: element.line, accepted: "one of \(accepted)")
        }
        return InterfaceConstraint.Side(item: item, attribute: attribute)
    }

    /// The layout engine treats incompatible attributes as a programming error and terminates the process; for a file,
    /// the error is thrown here.
    private func check(
        _ first: InterfaceConstraint.Side, _ second: InterfaceConstraint.Side?, _ element: MarkupElement
    ) throws(InterfaceDocumentError) {
        let name = first.attribute.rawValue
        guard let second else {
            guard first.attribute.family == .length else {
                throw .badConstraint("\(name) is a place and needs a second item.", line: element.line)
            }
            return
        }
        let other = second.attribute.rawValue
        guard first.attribute.family == second.attribute.family else {
            throw .badConstraint("\(name) and \(other) cannot be compared.", line: element.line)
        }
        let isMixed =
            first.attribute.followsReading && second.attribute.ignoresReading
            || first.attribute.ignoresReading && second.attribute.followsReading
        guard !isMixed else {
            throw .badConstraint(
                "\(name) and \(other) cannot be compared: one of them follows the reading direction.",
                line: element.line)
        }
    }

    /// Returns a number, which can be written as a ratio of two.
    private func multiplier(of element: MarkupElement) throws(InterfaceDocumentError) -> Double {
        guard let text = element.attributes["multiplier"] else { return 1 }
        var parts: [Double] = []
        for part in text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false) {
            parts.append(try number(String(part), in: -10_000...10_000, "multiplier", of: element))
        }
        let smallest = 0.0001
        guard parts.count <= 2, parts.allSatisfy({ abs($0) >= smallest }) else {
            throw .badValue(
                text, of: "multiplier", in: element.name, line: element.line,
                accepted: "a number or a ratio like 16:9, without zeros,")
        }
        return parts.count == 2 ? parts[0] / parts[1] : parts[0]
    }
}
