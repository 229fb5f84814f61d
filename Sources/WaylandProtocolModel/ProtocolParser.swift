// SPDX-License-Identifier: MIT
public import Foundation
internal import FoundationXML

/// Parses protocol files.
public enum ProtocolParser {
    /// Parses the data of one file.
    ///
    /// Prose (`description`, `copyright`) is skipped. `file` identifies the file in errors; its last component without
    /// extension becomes the description's `source`.
    ///
    /// - Throws: `ProtocolError`.
    public static func parse(_ data: Data, file: String) throws(ProtocolError) -> ProtocolDescription {
        let reader = ProtocolReader(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        // The return value is unreliable: on this platform it is true for files that end too early or have mismatched
        // tags.
        _ = parser.parse()
        if let error = reader.error { throw error }
        guard reader.isComplete, let result = reader.result else {
            throw ProtocolError(
                file: file, line: max(parser.lineNumber, 1), element: "file", problem: .missingElement("/protocol"))
        }
        return result
    }

    /// Parses the file at `url`.
    ///
    /// - Throws: `ProtocolError`, or Foundation's error if the file can't be read.
    public static func parse(contentsOf url: URL) throws -> ProtocolDescription {
        try parse(try Data(contentsOf: url), file: url.path)
    }
}

/// The parser's delegate, which builds the innermost open declaration and adds it to its parent when it ends.
private final class ProtocolReader: NSObject, XMLParserDelegate {
    let file: String
    private(set) var result: ProtocolDescription?
    private(set) var error: ProtocolError?
    /// Whether the root element has ended.
    private(set) var isComplete = false

    private var open: [String] = []
    /// The nesting depth inside prose, which can have any content.
    private var proseDepth = 0
    private var interface: InterfaceDescription?
    private var message: MessageDescription?
    private var enumeration: EnumDescription?

    init(file: String) {
        self.file = file
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard error == nil else { return }
        if proseDepth > 0 || element == "description" || element == "copyright" {
            proseDepth += 1
            return
        }
        do throws(ProtocolError) {
            try begin(Attributes(file: file, line: parser.lineNumber, element: element, values: attributes))
            open.append(element)
        } catch {
            self.error = error
            parser.abortParsing()
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        guard error == nil else { return }
        if proseDepth > 0 {
            proseDepth -= 1
            return
        }
        open.removeLast()
        switch element {
        case "interface":
            if let interface { result?.interfaces.append(interface) }
            interface = nil
        case "request":
            if let message { interface?.requests.append(message) }
            message = nil
        case "event":
            if let message { interface?.events.append(message) }
            message = nil
        case "enum":
            if let enumeration { interface?.enums.append(enumeration) }
            enumeration = nil
        case "protocol":
            isComplete = true
        default:
            break
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        // Errors after the first are its consequences.
        guard error == nil else { return }
        let words =
            switch (parseError as NSError).code {
            case 4: "the document is empty"
            case 5: "there is something behind the end, or the end is missing"
            case 26: "an entity is not declared"
            case 42: "an attribute is given twice"
            case 76: "a closing tag does not match the element that is open"
            case let code: "libxml2's error \(code)"
            }
        let element = open.last ?? "file"
        error = ProtocolError(file: file, line: max(parser.lineNumber, 1), element: element, problem: .malformed(words))
    }

    private func begin(_ attributes: Attributes) throws(ProtocolError) {
        let parent = open.last
        switch (parent, attributes.element) {
        case (nil, "protocol"):
            let source = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            result = ProtocolDescription(source: source, name: try attributes.name(), interfaces: [])
        case ("protocol", "interface"):
            let new = InterfaceDescription(
                name: try attributes.name(), version: try attributes.positive("version"), line: attributes.line)
            try attributes.refuseDuplicate(of: new.name, among: result?.interfaces.map(\.name) ?? [])
            interface = new
        case ("interface", "request"), ("interface", "event"):
            message = try attributes.message(in: interface)
        case ("interface", "enum"):
            let new = EnumDescription(
                name: try attributes.name(), isBitfield: try attributes.flag("bitfield"), line: attributes.line)
            try attributes.refuseDuplicate(of: new.name, among: interface?.enums.map(\.name) ?? [])
            enumeration = new
        case ("request", "arg"), ("event", "arg"):
            let new = try attributes.argument()
            try attributes.refuseDuplicate(of: new.name, among: message?.arguments.map(\.name) ?? [])
            message?.arguments.append(new)
        case ("enum", "entry"):
            let new = try attributes.entry()
            try attributes.refuseDuplicate(of: new.name, among: enumeration?.entries.map(\.name) ?? [])
            enumeration?.entries.append(new)
        default:
            throw attributes.error(.unexpectedElement(parent: parent))
        }
    }
}
