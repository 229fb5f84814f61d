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
    /// The addresses of the IBus daemon's own bus, in order; a file names the one that runs.
    let ibus: IBusAddress

    /// Reads `XMODIFIERS`, `GTK_IM_MODULE`, and `QT_IM_MODULE`, of which the first that names an input method counts,
    /// and `IBUS_ADDRESS`.
    public init(_ variables: [String: String]) {
        order = Self.order(variables)
        ibus = IBusAddress(variables)
    }

    private static func order(_ variables: [String: String]) -> [Kind] {
        var hints = [variables["GTK_IM_MODULE"], variables["QT_IM_MODULE"]]
        if let modifiers = variables["XMODIFIERS"], let start = modifiers.range(of: "@im=") {
            hints.insert(String(modifiers[start.upperBound...].prefix { $0 != "@" }), at: 0)
        }
        for case let hint? in hints {
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
