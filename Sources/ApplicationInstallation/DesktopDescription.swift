// SPDX-License-Identifier: MIT
package import Foundation
package import ProjectFiles

/// The description of an application for desktops: its entry, the types of files that it declares, and those that it owns.
///
/// It follows `CFBundleDocumentTypes`, the declarations of types, and `CFBundleURLTypes` of `Info.plist` (`R-IPAD-71`).
package struct DesktopDescription {
    /// The identifier of the application, which names its files.
    package let identifier: String
    /// The content of its `.desktop` file.
    package let entry: String
    /// The content of its package for the database of MIME types; `nil` if it declares no types of its own.
    package let mimePackage: String?
    /// The MIME types and URL schemes that it opens, those of its own first.
    package let mimeTypes: [String]
    /// Those that it owns, of which it is to be the default application.
    package let ownedTypes: [String]
    /// The names of files with icons for MIME types.
    package let typeIcons: [(mimeType: String, files: [String])]

    /// The reason for which an application can't be described.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) {
            self.description = description
        }
    }

    /// Describes an application.
    ///
    /// - Parameters:
    ///   - info: The content of `Info.plist`.
    ///   - executable: The program, by its absolute path.
    ///   - hasIcon: Whether icons of the application are installed under its identifier.
    /// - Throws: `Failure` if the application has no identifier that can be a file name.
    package init(info: [String: InfoValue], executable: URL, hasIcon: Bool) throws(Failure) {
        let values = info.mapValues(\.object)
        let identifier = try Self.identifier(info)
        self.identifier = identifier
        func dictionaries(_ key: String) -> [[String: Any]] {
            (values[key] as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
        }
        let exported = dictionaries("UTExportedTypeDeclarations").compactMap(TypeDeclaration.init)
        let declarations = exported + dictionaries("UTImportedTypeDeclarations").compactMap(TypeDeclaration.init)
        let documents = dictionaries("CFBundleDocumentTypes").map(DocumentType.init).filter { $0.rank != .none }
        var types: [String] = []
        var owned: [String] = []
        var icons: [(mimeType: String, files: [String])] = []
        var own: [OwnType] = []
        for document in documents {
            for content in document.contentTypes {
                guard let mimeType = TypeDeclaration.mimeType(of: content, among: declarations) else { continue }
                if !types.contains(mimeType) { types.append(mimeType) }
                if document.rank == .owner, !owned.contains(mimeType) { owned.append(mimeType) }
                if !document.icons.isEmpty { icons.append((mimeType, document.icons)) }
                let declaration = declarations.first { $0.identifier == content }
                guard declaration != nil || TypeDeclaration.isUnknown(content) else { continue }
                own.append(
                    OwnType(
                        mimeType: mimeType, name: declaration?.name ?? document.name, declaration: declaration,
                        hasIcon: !document.icons.isEmpty))
            }
        }
        // Types that the application writes without opening them have names too.
        for declaration in declarations {
            let mimeType = TypeDeclaration.mimeType(of: declaration.identifier, among: declarations)
            guard let mimeType, !own.contains(where: { $0.mimeType == mimeType }) else { continue }
            own.append(OwnType(mimeType: mimeType, name: declaration.name, declaration: declaration, hasIcon: false))
        }
        let schemes = dictionaries("CFBundleURLTypes").flatMap { TypeDeclaration.texts($0["CFBundleURLSchemes"]) }
        types += schemes.map { "x-scheme-handler/" + $0.lowercased() }.filter(TypeDeclaration.isMimeType)
        mimeTypes = types
        ownedTypes = owned
        typeIcons = icons
        mimePackage = own.isEmpty ? nil : Self.mimePackage(own, among: declarations)
        let name =
            ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { values[$0] as? String }.first { !$0.isEmpty }
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(Self.value(name ?? executable.lastPathComponent))",
            "Exec=\(Self.value(Self.argument(executable.path))) %U",
        ]
        if hasIcon { lines.append("Icon=\(identifier)") }
        lines += ["Terminal=false", "StartupNotify=true", "StartupWMClass=\(identifier)"]
        if !types.isEmpty { lines.append("MimeType=\(types.joined(separator: ";"));") }
        entry = lines.joined(separator: "\n") + "\n"
    }

    /// Returns the identifier of an application.
    ///
    /// - Throws: `Failure` if it has none that can be a file name.
    package static func identifier(_ info: [String: InfoValue]) throws(Failure) -> String {
        let identifier = info["CFBundleIdentifier"]?.object as? String ?? ""
        guard !identifier.isEmpty, !identifier.hasPrefix("."),
            identifier.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
        else {
            throw Failure(
                description:
                    "CFBundleIdentifier is \"\(identifier)\"; letters, digits, \".\", \"-\" and \"_\" are needed.")
        }
        return identifier
    }

    // MARK: - Types

    private struct OwnType {
        var mimeType: String
        var name: String?
        var declaration: TypeDeclaration?
        var hasIcon: Bool
    }

    /// The name of the icon of a MIME type, by the Icon Naming Specification.
    package static func iconName(of mimeType: String) -> String {
        mimeType.replacingOccurrences(of: "/", with: "-")
    }

    private static func mimePackage(_ types: [OwnType], among declarations: [TypeDeclaration]) -> String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
        ]
        for type in types {
            lines.append("  <mime-type type=\"\(escaped(type.mimeType))\">")
            if let name = type.name { lines.append("    <comment>\(escaped(name))</comment>") }
            for ending in type.declaration?.extensions ?? [] {
                lines.append("    <glob pattern=\"*.\(escaped(ending))\"/>")
            }
            for parent in type.declaration?.supertypes ?? [] {
                guard let mimeType = TypeDeclaration.mimeType(of: parent, among: declarations),
                    mimeType != "application/octet-stream", mimeType != type.mimeType
                else { continue }
                lines.append("    <sub-class-of type=\"\(escaped(mimeType))\"/>")
            }
            if type.hasIcon { lines.append("    <icon name=\"\(escaped(iconName(of: type.mimeType)))\"/>") }
            lines.append("  </mime-type>")
        }
        return (lines + ["</mime-info>"]).joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML has no other control characters, and a name has one line.
            case let control where control.unicodeScalars.contains { $0.value < 32 }: result += " "
            default: result.append(character)
            }
        }
        return result
    }

    // MARK: - The entry

    /// Escapes a value, which has one line.
    private static func value(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").replacingOccurrences(of: "\\", with: "\\\\")
    }

    /// Quotes an argument of a command.
    private static func argument(_ text: String) -> String {
        var quoted = ""
        for character in text {
            if "\"`$\\".contains(character) { quoted.append("\\") }
            quoted.append(character == "%" ? "%%" : String(character))
        }
        return "\"\(quoted)\""
    }
}
