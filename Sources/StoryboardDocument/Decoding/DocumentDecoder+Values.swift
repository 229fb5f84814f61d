// SPDX-License-Identifier: MIT

extension DocumentDecoder {
    // MARK: - Attributes

    /// Attributes of design tools that any element can have and that have no effect.
    private static let editorAttributes: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "fixedFrame", "misplaced",
        "ambiguous", "verifyAmbiguity", "colorLabel", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "sceneMemberID", "restorationIdentifier", "minimumFontSize", "catalog",
    ]

    mutating func attributes(
        of element: MarkupElement, _ schema: ElementSchema
    ) throws(InterfaceDocumentError) -> [String: InterfaceValue] {
        var values: [String: InterfaceValue] = [:]
        for name in element.attributes.keys.sorted() {
            guard let text = element.attributes[name] else { continue }
            if let shape = schema.attributes[name] {
                values[name] = try value(of: text, shape, name, of: element)
            } else if !Self.editorAttributes.contains(name) {
                remark("Nothing comes of the attribute \(name.prefix(80)) of \(element.name).", at: element)
            }
        }
        return values
    }

    func value(
        of text: String, _ shape: AttributeShape, _ name: String, of element: MarkupElement
    ) throws(InterfaceDocumentError) -> InterfaceValue {
        switch shape {
        case .flag:
            return .flag(try flag(text, name, of: element))
        case .integer(let range):
            guard text.utf8.count <= 20, let number = Int(text), range.contains(number) else {
                let accepted = range.upperBound == .max ? "a whole number" : "a whole number in \(range)"
                throw .badValue(text, of: name, in: element.name, line: element.line, accepted: accepted)
            }
            return .integer(number)
        case .number(let range):
            return .number(try number(text, in: range, name, of: element))
        case .word(let words):
            try check(text, isIn: words, name, of: element)
            return .text(text)
        case .text:
            return .text(text)
        }
    }

    func check(
        _ text: String, isIn words: Set<String>, _ name: String, of element: MarkupElement
    ) throws(InterfaceDocumentError) {
        guard words.contains(text) else {
            let accepted = "one of " + words.sorted().joined(separator: ", ")
            throw .badValue(text, of: name, in: element.name, line: element.line, accepted: accepted)
        }
    }

    func flag(_ text: String, _ name: String, of element: MarkupElement) throws(InterfaceDocumentError) -> Bool {
        switch text {
        case "YES": return true
        case "NO": return false
        default: throw .badValue(text, of: name, in: element.name, line: element.line, accepted: "YES or NO")
        }
    }

    /// Parses a decimal number.
    ///
    /// Other notations that `Double` accepts (`nan`, `inf`, `0x1p4`) are rejected.
    func number(
        _ text: String, in range: ClosedRange<Double>, _ name: String, of element: MarkupElement
    ) throws(InterfaceDocumentError) -> Double {
        guard text.utf8.count <= 64, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
            let number = Double(text), range.contains(number)
        else {
            let accepted = "a number from \(range.lowerBound) to \(range.upperBound)"
            throw .badValue(text, of: name, in: element.name, line: element.line, accepted: accepted)
        }
        return number
    }

    /// Returns the number in an attribute, or `standard` if the attribute is absent.
    func number(
        _ name: String, of element: MarkupElement, in range: ClosedRange<Double>, or standard: Double? = nil
    ) throws(InterfaceDocumentError) -> Double {
        if let text = element.attributes[name] { return try number(text, in: range, name, of: element) }
        guard let standard else { throw .missingAttribute(name, of: element.name, line: element.line) }
        return standard
    }

    // MARK: - Child elements

    mutating func readValue(
        _ child: MarkupElement, of element: MarkupElement, _ schema: ElementSchema, besides others: [String] = [],
        into values: inout [String: InterfaceValue]
    ) throws(InterfaceDocumentError) {
        guard let known = schema.children[child.name] else {
            if child.isAboutTheCanvas { return }
            throw .unknownElement(
                child.name, in: element.name, line: child.line, accepted: (schema.children.keys + others).sorted())
        }
        let key = try required("key", of: child)
        guard known.keys.contains(key) else {
            remark("Nothing comes of \(child.name) with the key \(key.prefix(80)) of \(element.name).", at: child)
            return
        }
        values[key] = try value(of: child, known.shape)
    }

    private mutating func value(
        of element: MarkupElement, _ shape: ValueShape
    ) throws(InterfaceDocumentError) -> InterfaceValue {
        switch shape {
        case .rect:
            return .rect(try rect(from: element))
        case .insets(let names):
            var edges: [Double] = []
            for name in names { edges.append(try number(name, of: element, in: .points, or: 0)) }
            return .insets(InterfaceInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]))
        case .options(let words):
            var options: Set<String> = []
            for (name, text) in element.attributes where words.contains(name) {
                if try flag(text, name, of: element) { options.insert(name) }
            }
            return .options(options)
        case .color:
            return .color(try color(from: element))
        case .font:
            return .font(try font(from: element))
        case .text:
            // Text with control characters, which is not supported.
            guard element.attributes["base64-UTF8"] != "YES" else {
                throw .badValue(
                    "YES", of: "base64-UTF8", in: element.name, line: element.line, accepted: "plain text")
            }
            return .text(element.text)
        case .group(let schema):
            var values = try attributes(of: element, schema)
            for child in element.children where child.name != "nil" {
                try readValue(child, of: element, schema, into: &values)
            }
            return .group(values)
        }
    }

    func rect(from element: MarkupElement) throws(InterfaceDocumentError) -> InterfaceRect {
        InterfaceRect(
            x: try number("x", of: element, in: .points), y: try number("y", of: element, in: .points),
            width: try number("width", of: element, in: .lengths),
            height: try number("height", of: element, in: .lengths))
    }

    // MARK: - Colors and fonts

    func color(from element: MarkupElement) throws(InterfaceDocumentError) -> InterfaceColor {
        if let name = element.attributes["systemColor"] ?? element.attributes["cocoaTouchSystemColor"] {
            return .system(name)
        }
        if let name = element.attributes["name"] { return .named(name) }
        let alpha = try number("alpha", of: element, in: .unit, or: 1)
        if element.attributes["white"] != nil {
            let white = try number("white", of: element, in: .unit)
            return .components(red: white, green: white, blue: white, alpha: alpha)
        }
        let space = element.attributes["customColorSpace"] ?? element.attributes["colorSpace"] ?? "sRGB"
        try check(space, isIn: ["sRGB", "calibratedRGB", "deviceRGB", "genericRGB"], "colorSpace", of: element)
        return .components(
            red: try number("red", of: element, in: .unit), green: try number("green", of: element, in: .unit),
            blue: try number("blue", of: element, in: .unit), alpha: alpha)
    }

    /// The accepted font sizes.
    ///
    /// At a larger size a single letter would fill the largest screens.
    private static let sizes = 1.0...10_000

    private func font(from element: MarkupElement) throws(InterfaceDocumentError) -> InterfaceFont {
        if let style = element.attributes["style"] { return .style(style) }
        let size = try number("pointSize", of: element, in: Self.sizes)
        if let name = element.attributes["name"] {
            return .named(name, family: element.attributes["family"], size: size)
        }
        let type = element.attributes["type"] ?? "system"
        try check(type, isIn: ["system", "boldSystem", "italicSystem"], "type", of: element)
        if type == "boldSystem" { return .boldSystem(size: size) }
        if type == "italicSystem" { return .italicSystem(size: size) }
        let weight = element.attributes["weight"] ?? "regular"
        try check(weight, isIn: InterfaceKeywords.fontWeights, "weight", of: element)
        return .system(size: size, weight: weight)
    }
}
