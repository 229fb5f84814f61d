// SPDX-License-Identifier: MIT
internal import UIKitCore
package import Windowing

/// A key with the modifiers held while it is pressed, such as `ctrl+shift+s`.
package struct KeyChord: Hashable, Sendable {
    package var modifiers: KeyModifiers
    package var key: SynthesizedKey

    package init(_ key: SynthesizedKey, modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Parses key names joined by `+`, the modifiers first, ignoring case; `nil` if a name is unknown.
    ///
    /// In `ctrl++`, the key is `+`.
    package init?(_ text: String) {
        var names = text.lowercased().split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        if text.hasSuffix("+") {
            // "ctrl++" splits into "ctrl", "" and "".
            guard names.count == 2 ? text == "+" : names.suffix(2) == ["", ""] else { return nil }
            names.removeLast(2)
            names.append("+")
        }
        guard let last = names.popLast(), let key = SynthesizedKey(name: last) else { return nil }
        var modifiers: KeyModifiers = key.needsShift ? .shift : []
        for name in names {
            guard let modifier = Self.modifierNames[name] else { return nil }
            modifiers.insert(modifier)
        }
        self.init(key, modifiers: modifiers)
    }

    private static let modifierNames: [String: KeyModifiers] = [
        "ctrl": .control, "control": .control, "shift": .shift, "alt": .alt, "logo": .logo, "super": .logo,
    ]
}
