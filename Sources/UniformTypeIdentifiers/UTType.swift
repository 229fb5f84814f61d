// SPDX-License-Identifier: MIT

/// A type of data, such as that of a file.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    /// Creates a type that is declared here; `nil` for other identifiers.
    public init?(_ identifier: String) {
        guard UTTypeTable.declarations[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// Creates the type of a file name extension, which conforms to `type`; `nil` if none is declared here.
    public init?(filenameExtension: String, conformingTo type: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        let found = UTTypeTable.declarations.keys.sorted().map { UTType(known: $0) }
            .first { $0.declaration.extensions.contains(wanted) && $0.conforms(to: type) }
        guard let found else { return nil }
        self = found
    }

    /// Creates the type of a MIME type, which conforms to `type`; `nil` if none is declared here.
    public init?(mimeType: String, conformingTo type: UTType = .data) {
        let wanted = mimeType.lowercased()
        let found = UTTypeTable.declarations.keys.sorted().map { UTType(known: $0) }
            .first { $0.declaration.mimeType == wanted && $0.conforms(to: type) }
        guard let found else { return nil }
        self = found
    }

    init(known identifier: String) {
        self.identifier = identifier
    }

    private var declaration: UTTypeTable.Declaration {
        UTTypeTable.declarations[identifier] ?? UTTypeTable.Declaration(conformsTo: [], extensions: [], mimeType: nil)
    }

    /// The usual file name extension.
    public var preferredFilenameExtension: String? { declaration.extensions.first }

    /// The MIME type.
    public var preferredMIMEType: String? { declaration.mimeType }

    /// The types that this one conforms to, directly or not.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        for parent in declaration.conformsTo.map({ UTType(known: $0) }) {
            found.insert(parent)
            found.formUnion(parent.supertypes)
        }
        return found
    }

    /// Returns whether this is `type`, or one of its subtypes.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns whether this type conforms to another one.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Returns whether another type conforms to this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var description: String { identifier }
}
