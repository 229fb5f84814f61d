// SPDX-License-Identifier: MIT

/// How the wire's names are spelt in Swift.
enum SwiftName {
    /// `wl_surface` becomes `WlSurface`, `xdg-shell` becomes `XdgShell`.
    static func type(_ name: String) -> String {
        name.split { $0 == "_" || $0 == "-" }.map(capitalized).joined()
    }

    /// The name of a type inside another one.
    ///
    /// `error` is spelt `ErrorCode`, since a nested `Error` would hide Swift's; a name that Swift keeps for itself gets
    /// the suffix `Value`.
    static func nestedType(_ name: String) -> String {
        let spelt = type(name)
        return switch spelt {
        case "Error": "ErrorCode"
        case "Type", "Protocol", "Self", "Event", "Request": spelt + "Value"
        default: spelt
        }
    }

    /// `set_title` becomes `setTitle`; not quoted, for use as a label or inside a longer name.
    static func plain(_ name: String) -> String {
        let words = name.split(separator: "_")
        return (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
    }

    /// A method's, case's or variable's name, in backticks where Swift has a keyword of that name.
    static func member(_ name: String) -> String {
        let spelt = plain(name)
        return keywords.contains(spelt) ? "`\(spelt)`" : spelt
    }

    /// An enum entry's name; one that starts with a digit is preceded by the enum's (`transform90`).
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
