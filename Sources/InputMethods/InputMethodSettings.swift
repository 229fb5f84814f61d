// SPDX-License-Identifier: MIT
internal import Foundation

/// The environment variables that select an input method and locate it.
public struct InputMethodSettings: Hashable, Sendable {
    /// The input methods that are reached over a message bus.
    enum Kind: Hashable, Sendable, CaseIterable {
        case fcitx, ibus
    }

    /// The input methods to try, the preferred one first; empty for none.
    let order: [Kind]
    /// The name of the input method server to use without a bus; `nil` for none.
    let server: String?
    /// The language and region that are sent to the server, such as `en_US`.
    let locale: String
    /// The addresses of the IBus daemon's own bus, in order; a file names the one that runs.
    let ibus: IBusAddress

    /// Reads `XMODIFIERS`, `GTK_IM_MODULE`, and `QT_IM_MODULE`, of which the first that names an input method counts,
    /// and `IBUS_ADDRESS`.
    ///
    /// `XMODIFIERS` also names the input method server to use without a bus.
    public init(_ variables: [String: String]) {
        let name = Self.name(inModifiers: variables["XMODIFIERS"])
        order = Self.order(variables, name: name)
        // Xlib's names for no server.
        server = name.flatMap { ["", "none", "local"].contains($0) ? nil : $0 }
        locale = Self.locale(variables)
        ibus = IBusAddress(variables)
    }

    private static func name(inModifiers modifiers: String?) -> String? {
        guard let modifiers, let start = modifiers.range(of: "@im=") else { return nil }
        return String(modifiers[start.upperBound...].prefix { $0 != "@" })
    }

    /// Returns the locale of characters without its encoding, which some servers don't accept.
    private static func locale(_ variables: [String: String]) -> String {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }.filter { !$0.isEmpty }
        let name = (names.first ?? "").prefix { $0 != "." && $0 != "@" }
        return ["", "C", "POSIX"].contains(name) ? "en_US" : String(name)
    }

    private static func order(_ variables: [String: String], name: String?) -> [Kind] {
        for case let hint? in [name, variables["GTK_IM_MODULE"], variables["QT_IM_MODULE"]] {
            switch hint.lowercased() {
            case "fcitx", "fcitx5": return [.fcitx, .ibus]
            case "ibus": return [.ibus, .fcitx]
            case "none", "gtk-im-context-simple", "gtk-im-context-none": return []
            default: continue
            }
        }
        return Kind.allCases
    }
}
