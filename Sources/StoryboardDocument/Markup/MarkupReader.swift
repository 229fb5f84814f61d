// SPDX-License-Identifier: MIT
internal import CExpat

/// Owns an XML parser and the element tree of one document.
///
/// Expat is already loaded, because fontconfig's configuration is XML. A file can't declare entities, and nothing outside
/// the file is ever read.
@safe
final class MarkupReader {
    let parser: OpaquePointer
    private let limits: MarkupLimits
    /// The number of lines before the first one that is read.
    private let skippedLines: Int
    private var open: [OpenElement] = []
    private var root: InterfaceElement?
    private var elements = 0
    /// The error for which a handler stopped the parser; Expat only has messages for its own errors.
    private var refusal: InterfaceDocumentError?

    /// The names of elements and attributes, of which a file has few.
    private var names: [UnsafePointer<CChar>: String] = unsafe [:]

    /// An element whose end has not been read.
    private struct OpenElement {
        let name: String
        let attributes: [InterfaceElement.Attribute]
        var children: [InterfaceElement] = []
        var text = ""
        let line: Int
    }

    /// Returns the root element of a document, or of the part of one before which there are `skippedLines` lines.
    static func read(
        _ bytes: some Collection<UInt8>, limits: MarkupLimits = MarkupLimits(), skippedLines: Int = 0
    ) throws(InterfaceDocumentError) -> InterfaceElement {
        guard bytes.count <= limits.bytes else {
            throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
        }
        if let found = binaryFormat(bytes) { throw .notText(found: found) }
        return try MarkupReader(limits: limits, skippedLines: skippedLines).parse(bytes)
    }

    private init(limits: MarkupLimits, skippedLines: Int) throws(InterfaceDocumentError) {
        guard let parser = unsafe XML_ParserCreate(nil) else {
            throw .malformed(line: 1, "out of memory.")
        }
        unsafe self.parser = unsafe parser
        self.limits = limits
        self.skippedLines = skippedLines
        // Nothing should expand, since entities can't be declared; references such as &amp; count as a quarter more.
        unsafe cexpat_limit_amplification(parser, 2)
    }

    deinit {
        unsafe XML_ParserFree(parser)
    }

    static func binaryFormat(_ bytes: some Collection<UInt8>) -> String? {
        if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) { return "a compiled nib" }
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        return !isUTF16 && bytes.contains(0) ? "binary" : nil
    }

    private func parse(_ bytes: some Collection<UInt8>) throws(InterfaceDocumentError) -> InterfaceElement {
        installHandlers()
        let status =
            unsafe bytes.withContiguousStorageIfAvailable { unsafe parse($0) }
            ?? Array(bytes).withUnsafeBufferPointer { unsafe parse($0) }
        if let refusal { throw refusal }
        guard status == XML_STATUS_OK, let root else { throw malformed }
        return root
    }

    private func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> XML_Status {
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
            // Can't overflow, because the size limit has been checked.
            unsafe XML_Parse(parser, characters.baseAddress, Int32(characters.count), 1)
        }
    }

    private var line: Int {
        unsafe Int(clamping: XML_GetCurrentLineNumber(parser)) + skippedLines
    }

    private var malformed: InterfaceDocumentError {
        let words = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
        let place = open.last.map { " in \($0.name), which begins on line \($0.line)" }
        return .malformed(line: line, "\(words ?? "not XML")\(place ?? "").")
    }

    /// Stops the parser, although some handlers are still called.
    private func refuse(_ error: InterfaceDocumentError) {
        refusal = refusal ?? error
        unsafe XML_StopParser(parser, 0)
    }

    // MARK: - Parser callbacks

    func beginElement(_ name: String, _ attributes: [InterfaceElement.Attribute]) {
        let line = line
        elements += 1
        guard elements <= limits.elements else {
            return refuse(.tooManyElements(line: line, limit: limits.elements))
        }
        guard open.count < limits.depth else { return refuse(.tooDeep(line: line, limit: limits.depth)) }
        open.append(OpenElement(name: name, attributes: attributes, line: line))
    }

    func endElement() {
        // The end of a rejected element is still reported if the element is empty.
        guard refusal == nil, let ended = open.popLast() else { return }
        let element = InterfaceElement(
            name: ended.name, attributes: ended.attributes, children: ended.children,
            text: ended.children.isEmpty ? ended.text : "", line: ended.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    /// Returns the name at `pointer`, which stays at one place as long as the parser exists.
    func name(_ pointer: UnsafePointer<CChar>) -> String {
        if let name = unsafe names[pointer] { return name }
        let name = unsafe String(cString: pointer)
        unsafe names[pointer] = name
        return name
    }

    func addText(_ text: String) {
        // Text after a child element is whitespace between elements, or is ignored.
        guard let element = open.indices.last, open[element].children.isEmpty else { return }
        open[element].text += text
    }

    /// Called before anything is declared in the document type.
    func beginDocumentType() {
        guard !limits.acceptsDocumentType else { return }
        refuse(.malformed(line: line, "document types and declarations are not accepted."))
    }

    func refuseEntity() {
        refuse(.malformed(line: line, "entities are not accepted."))
    }

    func refuseEncoding(_ name: String) {
        refuse(.notText(found: "in the encoding \(name.prefix(40))"))
    }
}
