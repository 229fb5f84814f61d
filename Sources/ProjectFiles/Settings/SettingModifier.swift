// SPDX-License-Identifier: MIT
import Foundation

/// The operators behind a colon in a reference to a build setting.
package enum SettingModifier {
    /// Returns the value after a modifier; unknown ones leave it alone.
    static func apply(_ modifier: String, to value: String) -> String {
        let path = value as NSString
        switch modifier {
        case "c99extidentifier", "identifier": return identifier(value)
        case "rfc1034identifier": return String(value.map { isPlain($0) || $0 == "." ? $0 : "-" })
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "base": return (path.lastPathComponent as NSString).deletingPathExtension
        case "file": return path.lastPathComponent
        case "dir": return path.deletingLastPathComponent
        case "suffix": return path.pathExtension.isEmpty ? "" : ".\(path.pathExtension)"
        case "standardizepath": return path.standardizingPath
        default:
            if modifier.hasPrefix("default="), value.isEmpty { return String(modifier.dropFirst("default=".count)) }
            return value
        }
    }

    /// Returns a text as the name of a module: other characters than letters and digits are underscores.
    package static func identifier(_ text: String) -> String {
        let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-")
    }
}
