// SPDX-License-Identifier: MIT

/// The places of a document's parts.
struct InterfaceOutline {
    let kind: InterfaceFile.Kind
    let document: InterfaceElement
    private(set) var scenes: [InterfaceScene] = []
    private(set) var parts: [InterfaceFile.Part] = []

    /// Finds the parts of a document in UTF-8.
    init(_ bytes: [UInt8], limits: MarkupLimits) throws(InterfaceDocumentError) {
        let result = unsafe bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(InterfaceDocumentError) in try unsafe OutlineSearch(buffer, limits: limits).outline() }
        }
        self = try result.get()
    }

    fileprivate init(
        kind: InterfaceFile.Kind, document: InterfaceElement, scenes: [InterfaceScene],
        parts: [InterfaceFile.Part]
    ) {
        self.kind = kind
        self.document = document
        self.scenes = scenes
        self.parts = parts
    }
}

/// The search for the parts; it lives as long as the bytes are borrowed.
@safe
private struct OutlineSearch {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: MarkupLimits
    private var scanner: MarkupScanner
    private var scenes: [InterfaceScene] = []
    private var parts: [InterfaceFile.Part] = []
    /// The elements around the current place.
    private var depth = 0
    private var partStart = 0
    private var partName = ""
    private var sceneStart = 0
    private var sceneLine = 0
    private var heads: [InterfaceScene.Head] = []
    /// The lines up to an offset, so that none is counted twice.
    private var counted = (offset: 0, lines: 0)

    init(_ bytes: UnsafeBufferPointer<UInt8>, limits: MarkupLimits) {
        unsafe self.bytes = unsafe bytes
        self.limits = limits
        scanner = unsafe MarkupScanner(bytes)
    }

    func outline() throws(InterfaceDocumentError) -> InterfaceOutline {
        var copy = self
        return try copy.search()
    }

    private mutating func search() throws(InterfaceDocumentError) -> InterfaceOutline {
        guard let (place, tag) = scanner.next(), case .start(let name, let end, let isEmpty) = tag else {
            // Expat explains what is wrong.
            _ = try unsafe MarkupReader.read(bytes, limits: limits)
            throw .wrongDocument(found: "without elements", needed: "an .xib or .storyboard file")
        }
        let document = try root(name, place, end, isEmpty)
        let kind = try kind(of: document)
        depth = isEmpty ? 0 : 1
        while depth > 0 {
            guard let (place, tag) = scanner.next() else { throw incomplete() }
            switch tag {
            case .start(let name, let end, let isEmpty):
                try begin(name, at: place, end)
                if isEmpty { try finish() }
            case .end: try finish()
            }
        }
        guard scanner.next() == nil else {
            throw .malformed(line: line(scanner.position), "there is content after the document.")
        }
        return InterfaceOutline(kind: kind, document: document, scenes: scenes, parts: parts)
    }

    /// Reads the document element alone.
    private func root(
        _ name: Range<Int>, _ place: Int, _ end: Int, _ isEmpty: Bool
    ) throws(InterfaceDocumentError) -> InterfaceElement {
        var text = unsafe Array(bytes[..<end])
        if isEmpty { text.removeLast() }
        text += Array("/>".utf8)
        return try MarkupReader.read(text, limits: limits)
    }

    private func kind(of document: InterfaceElement) throws(InterfaceDocumentError) -> InterfaceFile.Kind {
        let needed = "a Cocoa Touch .xib or .storyboard file"
        guard document.name == "document" else { throw .wrongDocument(found: "<\(document.name)>", needed: needed) }
        let type = document["type"] ?? "a document without a type"
        if type.contains("Storyboard"), !type.contains("Mac") { return .storyboard }
        if type.contains("CocoaTouch") || document["type"] == nil { return .nib }
        throw .wrongDocument(found: String(type.prefix(80)), needed: needed)
    }

    private mutating func begin(_ name: Range<Int>, at place: Int, _ end: Int) throws(InterfaceDocumentError) {
        switch depth {
        case 1:
            partStart = place
            partName = scanner.text(name)
        case 2 where partName == "scenes":
            sceneStart = place
            sceneLine = line(place)
            heads = []
        case 4 where partName == "scenes":
            heads.append(
                InterfaceScene.Head(
                    name: scanner.text(name), id: value("id", name, end),
                    storyboardIdentifier: value("storyboardIdentifier", name, end)))
        default: break
        }
        depth += 1
        guard depth <= limits.depth else { throw .tooDeep(line: line(place), limit: limits.depth) }
    }

    private mutating func finish() throws(InterfaceDocumentError) {
        depth -= 1
        let end = scanner.position
        switch depth {
        case 1 where partName != "scenes":
            parts.append(InterfaceFile.Part(name: partName, line: line(partStart), range: partStart..<end))
        case 2 where partName == "scenes":
            guard scenes.count < limits.scenes else {
                throw .tooManyElements(line: sceneLine, limit: limits.scenes)
            }
            scenes.append(InterfaceScene(heads: heads, line: sceneLine, range: sceneStart..<end))
        default: break
        }
    }

    /// Returns the value of an attribute, if it needs no decoding of references.
    private func value(_ attribute: StaticString, _ name: Range<Int>, _ end: Int) -> String? {
        guard let range = scanner.attribute(attribute, after: name.upperBound, before: end) else { return nil }
        let text = scanner.text(range)
        guard text.contains("&") else { return text }
        let element = try? MarkupReader.read(Array("<a b=\"\(text)\"/>".utf8), limits: limits)
        return element?["b"]
    }

    private mutating func incomplete() -> InterfaceDocumentError {
        // Expat explains what is wrong, unless it is only that the end is missing.
        do throws(InterfaceDocumentError) {
            _ = try unsafe MarkupReader.read(bytes, limits: limits)
            return .malformed(line: line(unsafe bytes.count), "the document is incomplete.")
        } catch {
            return error
        }
    }

    private mutating func line(_ offset: Int) -> Int {
        if offset < counted.offset { counted = (0, 0) }
        for place in counted.offset..<offset where unsafe bytes[place] == 0x0A { counted.lines += 1 }
        counted.offset = offset
        return counted.lines + 1
    }
}
