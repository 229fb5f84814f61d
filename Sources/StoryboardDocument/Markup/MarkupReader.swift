// SPDX-License-Identifier: MIT

/// Reads the part of XML that UI files are written in: elements, attributes, text, comments; UTF-8.
///
/// There are no document types, so no entities of a file's own, and nothing outside the file is ever read. A library
/// for all of XML takes longer to link than most applications' files take to read.
struct MarkupReader {
    let bytes: [UInt8]
    var index = 0
    var line = 1
    private let limits: MarkupLimits
    private var open: [MarkupElement] = []
    private var root: MarkupElement?
    private var elements = 0

    /// The document's outermost element.
    static func read(
        _ bytes: [UInt8], limits: MarkupLimits = MarkupLimits()
    ) throws(InterfaceDocumentError) -> MarkupElement {
        guard bytes.count <= limits.bytes else {
            throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
        }
        if let found = binaryFormat(bytes) { throw .notText(found: found) }
        var reader = MarkupReader(bytes: bytes, limits: limits)
        return try reader.readDocument()
    }

    private init(bytes: [UInt8], limits: MarkupLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    private static func binaryFormat(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) { return "a compiled nib" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        if bytes.contains(0) { return "binary" }
        return String(validating: bytes, as: UTF8.self) == nil ? "not valid UTF-8" : nil
    }

    private mutating func readDocument() throws(InterfaceDocumentError) -> MarkupElement {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        if at("<?xml") { try readDeclaration() }
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
        }
        if let unclosed = open.last {
            throw .malformed(
                line: line, "The file ends inside \(unclosed.name), which begins on line \(unclosed.line).")
        }
        guard let root else { throw .malformed(line: line, "There is no element in the file.") }
        return root
    }

    // MARK: - Markup

    private mutating func readMarkup() throws(InterfaceDocumentError) {
        if at("<!--") {
            try skip(past: "-->", of: "A comment")
        } else if at("<![CDATA[") {
            try readLiteralText()
        } else if at("<!") {
            throw .malformed(line: line, "Document types and declarations are not accepted.")
        } else if at("<?") {
            try skip(past: "?>", of: "An instruction")
        } else if at("</") {
            try readEnd()
        } else {
            try readStart()
        }
    }

    private mutating func readDeclaration() throws(InterfaceDocumentError) {
        let start = index
        try skip(past: "?>", of: "The XML declaration")
        let words = string(start..<index).split { $0.isWhitespace || "=\"'?".contains($0) }.map { $0.lowercased() }
        guard let place = words.firstIndex(of: "encoding"), place + 1 < words.count else { return }
        guard ["utf-8", "utf8", "us-ascii"].contains(words[place + 1]) else {
            throw .notText(found: "in the encoding \(words[place + 1].prefix(40))")
        }
    }

    private mutating func readStart() throws(InterfaceDocumentError) {
        let start = line
        index += 1
        var element = MarkupElement(name: try readName(), line: start)
        guard root == nil || !open.isEmpty else {
            throw .malformed(line: start, "\(element.name) follows the outermost element, which must be the only one.")
        }
        elements += 1
        guard elements <= limits.elements else { throw .tooManyElements(line: start, limit: limits.elements) }
        guard open.count < limits.depth else { throw .tooDeep(line: start, limit: limits.depth) }
        while true {
            let hadSpace = skipSpace()
            if at("/>") {
                index += 2
                close(element)
                return
            }
            if at(">") {
                index += 1
                open.append(element)
                return
            }
            guard index < bytes.count else {
                throw .malformed(line: line, "The file ends inside the tag of \(element.name).")
            }
            guard hadSpace else { throw .malformed(line: line, "A space is missing in the tag of \(element.name).") }
            try readAttribute(of: &element)
        }
    }

    private mutating func readEnd() throws(InterfaceDocumentError) {
        index += 2
        let name = try readName()
        skipSpace()
        guard at(">") else { throw .malformed(line: line, "The closing tag of \(name) does not end.") }
        index += 1
        guard var element = open.popLast() else {
            throw .malformed(line: line, "\(name) is closed but was not opened.")
        }
        guard element.name == name else {
            throw .malformed(
                line: line, "\(name) is closed where \(element.name), from line \(element.line), should be.")
        }
        if !element.children.isEmpty { element.text = "" }
        close(element)
    }

    private mutating func close(_ element: MarkupElement) {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    // MARK: - Text

    private mutating func readText() throws(InterfaceDocumentError) {
        let start = line
        let text = try readCharacters(until: UInt8(ascii: "<"), keepsLines: true)
        if open.isEmpty {
            guard text.allSatisfy(\.isWhitespace) else {
                throw .malformed(line: start, "There is text outside of the outermost element.")
            }
        } else {
            open[open.count - 1].text += text
        }
    }

    private mutating func readLiteralText() throws(InterfaceDocumentError) {
        guard !open.isEmpty else {
            throw .malformed(line: line, "There is text outside of the outermost element.")
        }
        let start = index + "<![CDATA[".utf8.count
        try skip(past: "]]>", of: "Literal text")
        open[open.count - 1].text += string(start..<index - "]]>".utf8.count)
    }
}
