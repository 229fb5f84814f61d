// SPDX-License-Identifier: MIT

/// A UI file: a nib, or a storyboard whose scenes are read one by one when they are needed.
public struct InterfaceFile: Sendable {
    /// The kinds of UI files.
    public enum Kind: Sendable {
        /// An `.xib` file, with one group of objects.
        case nib
        /// A `.storyboard` file, with scenes.
        case storyboard
    }

    /// The kind of the file.
    public let kind: Kind
    /// The document element, without its children.
    public let document: InterfaceElement
    /// The scenes of a storyboard, in the file's order.
    public let scenes: [InterfaceScene]
    /// The bytes of the file, in UTF-8.
    private let bytes: [UInt8]
    private let limits: MarkupLimits
    /// The parts of the document other than scenes.
    private let parts: [Part]

    struct Part: Sendable {
        let name: String
        let line: Int
        let range: Range<Int>
    }

    /// Reads the outline of a file.
    ///
    /// Errors in a scene aren't found before it is read.
    public init(_ bytes: [UInt8]) throws(InterfaceDocumentError) {
        try self.init(bytes, limits: MarkupLimits())
    }

    init(_ bytes: [UInt8], limits: MarkupLimits) throws(InterfaceDocumentError) {
        let text = try InterfaceText.utf8(bytes, limits: limits)
        let outline = try InterfaceOutline(text, limits: limits)
        kind = outline.kind
        document = outline.document
        scenes = outline.scenes
        parts = outline.parts
        self.bytes = text
        self.limits = limits
    }

    /// Returns the part of the document with that element name, such as `objects` or `resources`.
    public func part(_ name: String) throws(InterfaceDocumentError) -> InterfaceElement? {
        guard let part = parts.first(where: { $0.name == name }) else { return nil }
        return try element(part.range, line: part.line)
    }

    /// Returns the element of a scene of this file.
    public func element(of scene: InterfaceScene) throws(InterfaceDocumentError) -> InterfaceElement {
        try element(scene.range, line: scene.line)
    }

    private func element(_ range: Range<Int>, line: Int) throws(InterfaceDocumentError) -> InterfaceElement {
        guard range.upperBound <= bytes.count else { throw .malformed(line: line, "the part is not in this file.") }
        return try MarkupReader.read(bytes[range], limits: limits, skippedLines: line - 1)
    }
}

/// A scene in the outline of a storyboard.
public struct InterfaceScene: Sendable {
    /// The start of an object in a scene.
    public struct Head: Equatable, Sendable {
        /// The name of the element.
        public let name: String
        /// The identifier in the file.
        public let id: String?
        /// The identifier that the application uses.
        public let storyboardIdentifier: String?
    }

    /// The objects of the scene, without what is in them.
    public let heads: [Head]
    /// The line of the scene.
    public let line: Int
    let range: Range<Int>
}
