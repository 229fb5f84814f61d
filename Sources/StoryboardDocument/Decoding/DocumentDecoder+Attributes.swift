// SPDX-License-Identifier: MIT

extension DocumentDecoder {
    private static let types: Set<String> = ["boolean", "color", "nil", "number", "point", "rect", "size", "string"]

    /// Decodes user defined runtime attributes, which set properties that an application's class adds.
    mutating func attributes(
        byKeyPathIn section: MarkupElement
    ) throws(InterfaceDocumentError) -> [InterfaceAttribute] {
        let name = "userDefinedRuntimeAttribute"
        var attributes: [InterfaceAttribute] = []
        for element in section.children {
            guard element.name == name else {
                throw .unknownElement(element.name, in: section.name, line: element.line, accepted: [name])
            }
            let keyPath = try required("keyPath", of: element)
            let type = try required("type", of: element)
            // Localized strings, ranges and images are not supported; the rest of the file is still useful.
            guard Self.types.contains(type) else {
                remark("Nothing comes of \(keyPath.prefix(80)), whose type is \(type.prefix(80)).", at: element)
                continue
            }
            guard let value = try value(ofType: type, in: element) else { continue }
            attributes.append(InterfaceAttribute(keyPath: keyPath, value: value, line: element.line))
        }
        return attributes
    }

    /// Returns the value, or `nil` if the attribute is set to nil.
    private func value(
        ofType type: String, in element: MarkupElement
    ) throws(InterfaceDocumentError) -> InterfaceValue? {
        switch type {
        case "nil":
            return nil
        case "boolean":
            return .flag(try flag(try required("value", of: element), "value", of: element))
        case "string":
            // Short strings are attributes, others are separate elements; without either the string is empty.
            let child = element.children.first { $0.name == "string" || $0.name == "mutableString" }
            return .text(element.attributes["value"] ?? child?.text ?? "")
        default:
            break
        }
        guard let child = element.children.first else {
            throw .missingAttribute("value", of: element.name, line: element.line)
        }
        switch (type, child.name) {
        case ("number", "integer"):
            return try value(of: try required("value", of: child), .integer(Int.min...Int.max), "value", of: child)
        case ("number", "real"):
            return .number(try number("value", of: child, in: -1e15...1e15))
        case ("color", "color"):
            return .color(try color(from: child))
        case ("point", "point"):
            return .point(x: try number("x", of: child, in: .points), y: try number("y", of: child, in: .points))
        case ("size", "size"):
            return .size(
                width: try number("width", of: child, in: .points),
                height: try number("height", of: child, in: .points))
        case ("rect", "rect"):
            return .rect(try rect(from: child))
        default:
            let accepted = type == "number" ? ["integer", "real"] : [type]
            throw .unknownElement(child.name, in: element.name, line: child.line, accepted: accepted)
        }
    }
}
