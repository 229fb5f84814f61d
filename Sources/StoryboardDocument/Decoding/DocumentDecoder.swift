// SPDX-License-Identifier: MIT

extension InterfaceDocument {
    /// Parses the XML of an `.xib` file.
    ///
    /// - Parameter bytes: The file, at most 8 MiB in UTF-8.
    /// - Throws: `InterfaceDocumentError`, with the line of the problem.
    public init(xib bytes: [UInt8]) throws(InterfaceDocumentError) {
        var decoder = DocumentDecoder()
        self = try decoder.document(from: MarkupReader.read(bytes))
    }
}

/// Converts parsed XML to the document model, rejecting everything it doesn't know.
struct DocumentDecoder {
    var remarks: [InterfaceRemark] = []
    /// The objects by identifier.
    var identities: [String: Identity] = [:]
    /// References to be resolved when all identifiers are known.
    var references: [Reference] = []

    enum Identity {
        case object
        case guide
        case constraint
        case placeholder
    }

    /// A reference to an object of a required kind.
    struct Reference {
        let id: String
        let attribute: String
        let element: String
        let line: Int
        var accepted: Set<Identity> = [.object, .guide, .constraint, .placeholder]
    }

    private static let parts = [
        "classes", "customFonts", "dependencies", "designables", "device", "inferredMetricsTieBreakers", "objects",
        "resources", "variant",
    ]

    mutating func document(from root: MarkupElement) throws(InterfaceDocumentError) -> InterfaceDocument {
        try check(root)
        var placeholders: [InterfacePlaceholder] = []
        var objects: [InterfaceObject] = []
        var colors: [String: InterfaceColor] = [:]
        for part in root.children {
            switch part.name {
            case "objects":
                for child in part.children {
                    if child.name == "placeholder" {
                        placeholders.append(try placeholder(from: child))
                    } else {
                        objects.append(try object(from: child, in: part, besides: ["placeholder"]))
                    }
                }
            case "resources":
                try readColors(of: part, into: &colors)
            default:
                guard Self.parts.contains(part.name) || part.isAboutTheCanvas else {
                    throw .unknownElement(part.name, in: root.name, line: part.line, accepted: Self.parts)
                }
            }
        }
        try checkReferences()
        return InterfaceDocument(placeholders: placeholders, objects: objects, colors: colors, remarks: remarks)
    }

    private func check(_ root: MarkupElement) throws(InterfaceDocumentError) {
        let needed = "an .xib file of Cocoa Touch, whose outermost element is document,"
        guard root.name == "document" else {
            throw .wrongDocument(found: "XML with the outermost element \(root.name.prefix(40))", needed: needed)
        }
        // The type is optional, because handwritten files often omit it.
        guard let type = root.attributes["type"] else { return }
        guard type.hasSuffix(".CocoaTouch.XIB") else {
            throw .wrongDocument(found: "of the type \(type.prefix(80))", needed: needed)
        }
    }

    // MARK: - Placeholders and resources

    private mutating func placeholder(
        from element: MarkupElement
    ) throws(InterfaceDocumentError) -> InterfacePlaceholder {
        let id = try identifier(of: element, as: .placeholder)
        let role: InterfacePlaceholder.Role
        switch try required("placeholderIdentifier", of: element) {
        case "IBFilesOwner": role = .owner
        case "IBFirstResponder": role = .firstResponder
        case let name: role = .named(name)
        }
        var connections: [InterfaceConnection] = []
        for child in element.children where !child.isAboutTheCanvas {
            guard child.name == "connections" else {
                throw .unknownElement(child.name, in: element.name, line: child.line, accepted: ["connections"])
            }
            connections += try self.connections(from: child)
        }
        return InterfacePlaceholder(id: id, role: role, connections: connections, line: element.line)
    }

    /// Decodes named colors.
    ///
    /// Other resources, such as images, are separate files.
    private func readColors(
        of resources: MarkupElement, into colors: inout [String: InterfaceColor]
    ) throws(InterfaceDocumentError) {
        for resource in resources.children where resource.name == "namedColor" || resource.name == "systemColor" {
            guard let color = resource.children.first(where: { $0.name == "color" }) else { continue }
            colors[try required("name", of: resource)] = try self.color(from: color)
        }
    }

    // MARK: - Identifiers

    func required(_ name: String, of element: MarkupElement) throws(InterfaceDocumentError) -> String {
        guard let value = element.attributes[name], !value.isEmpty else {
            throw .missingAttribute(name, of: element.name, line: element.line)
        }
        return value
    }

    mutating func identifier(
        of element: MarkupElement, as identity: Identity
    ) throws(InterfaceDocumentError) -> String {
        let id = try required("id", of: element)
        guard identities.updateValue(identity, forKey: id) == nil else {
            throw .duplicateIdentifier(id, line: element.line)
        }
        return id
    }

    private func checkReferences() throws(InterfaceDocumentError) {
        for reference in references {
            guard let identity = identities[reference.id], reference.accepted.contains(identity) else {
                throw .unknownIdentifier(
                    reference.id, of: reference.attribute, in: reference.element, line: reference.line)
            }
        }
    }
}
