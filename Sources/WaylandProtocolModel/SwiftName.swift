// SPDX-License-Identifier: MIT

/// The conversion of protocol names to Swift names.
enum SwiftName {
    /// Returns `WlSurface` for `wl_surface`, and `XdgShell` for `xdg-shell`.
    static func type(_ name: String) -> String {
        name.split { $0 == "_" || $0 == "-" }.map(capitalized).joined()
    }

    /// Returns the name of a nested type.
    ///
    /// `error` becomes `ErrorCode`, since a nested `Error` would hide Swift's. A name that Swift reserves gets the
    /// suffix `Value`.
    static func nestedType(_ name: String) -> String {
        let spelt = type(name)
        return switch spelt {
        case "Error": "ErrorCode"
        case "Type", "Protocol", "Self", "Event", "Request": spelt + "Value"
        default: spelt
        }
    }

    /// Returns `setTitle` for `set_title`; not escaped, for use as a label or inside a longer name.
    static func plain(_ name: String) -> String {
        let words = name.split(separator: "_")
        return (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
    }

    /// Returns the name of a method, case or variable, in backticks if it is a Swift keyword.
    static func member(_ name: String) -> String {
        let spelt = plain(name)
        return keywords.contains(spelt) ? "`\(spelt)`" : spelt
    }

    /// Returns the name of an enum entry.
    ///
    /// One that starts with a digit is prefixed with the enum's name (`transform90`).
    static func entry(_ name: String, of enumeration: String) -> String {
        name.first?.isNumber == true ? member("\(enumeration)_\(name)").replacing("_", with: "") : member(name)
    }

    private static func capitalized(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
