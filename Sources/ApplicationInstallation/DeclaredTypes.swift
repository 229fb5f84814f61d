// SPDX-License-Identifier: MIT
internal import Foundation
internal import ProjectFiles
internal import UniformTypeIdentifiers

/// A type of files that an application declares, in `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`.
struct TypeDeclaration {
    var identifier: String
    var name: String?
    /// The identifiers of its supertypes.
    var supertypes: [String]
    /// The file name extensions, without a dot.
    var extensions: [String]
    var mimeTypes: [String]

    /// Returns `nil` for a declaration without an identifier.
    init?(_ values: [String: Any]) {
        guard let identifier = values["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        self.identifier = identifier
        name = values["UTTypeDescription"] as? String
        supertypes = Self.texts(values["UTTypeConformsTo"])
        let tags = values["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        extensions = Self.texts(tags["public.filename-extension"]).filter(Self.isExtension)
        mimeTypes = Self.texts(tags["public.mime-type"]).filter(Self.isMimeType)
    }

    /// The strings of a value that is one or has several.
    static func texts(_ value: Any?) -> [String] {
        (value as? String).map { [$0] } ?? (value as? [Any])?.compactMap { $0 as? String } ?? []
    }

    /// Whether an extension can be a pattern of file names as it is.
    private static func isExtension(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._+-".contains($0)) }
    }

    static func isMimeType(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$&-^_.+".contains($0)) }
            }
    }

    /// The MIME type of a uniform type identifier: the declared one, a known one, or else one that is made of it.
    static func mimeType(of identifier: String, among declarations: [TypeDeclaration]) -> String? {
        if let declared = declarations.first(where: { $0.identifier == identifier })?.mimeTypes.first {
            return declared
        }
        if let known = UTType(identifier) { return known.preferredMIMEType ?? generalTypes[identifier] }
        let made = "application/x-" + identifier.lowercased()
        return isMimeType(made) ? made : nil
    }

    /// The names that desktops have for general types.
    private static let generalTypes = [
        "public.data": "application/octet-stream", "public.item": "application/octet-stream",
        "public.content": "application/octet-stream", "public.text": "text/plain",
        "public.plain-text": "text/plain", "public.utf8-plain-text": "text/plain", "public.source-code": "text/plain",
        "public.folder": "inode/directory", "public.directory": "inode/directory",
    ]
}

/// A group of types that an application opens, in `CFBundleDocumentTypes`.
struct DocumentType {
    enum Rank: String {
        case owner = "Owner"
        case standard = "Default"
        case alternate = "Alternate"
        case none = "None"
    }

    var name: String?
    /// The names of files with icons.
    var icons: [String]
    var contentTypes: [String]
    var rank: Rank

    init(_ values: [String: Any]) {
        name = values["CFBundleTypeName"] as? String
        icons = TypeDeclaration.texts(values["CFBundleTypeIconFiles"] ?? values["CFBundleTypeIconFile"])
        contentTypes = TypeDeclaration.texts(values["LSItemContentTypes"])
        rank = (values["LSHandlerRank"] as? String).flatMap(Rank.init(rawValue:)) ?? .standard
    }
}

extension TypeDeclaration {
    /// Whether neither the system nor, without a declaration, the application describes a type.
    static func isUnknown(_ identifier: String) -> Bool { UTType(identifier) == nil }
}
