// SPDX-License-Identifier: MIT
internal import Foundation

/// The language and customs that the environment asks for.
///
/// Foundation reads them from no environment on Linux: there, `Locale.current` is English whatever the desktop speaks.
struct UserLocale {
    /// What the interface is written in.
    let locale: Locale

    /// Reads `LC_ALL`, `LC_MESSAGES` and `LANG`, the first that is set, as POSIX has it; without any, or with `C`, English.
    init(_ variables: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let name = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        let identifier = name.flatMap(Self.identifier)
        locale = Locale(identifier: identifier ?? "en_001")
    }

    /// `sr_RS.UTF-8@latin` is `sr_Latn_RS` here; `nil` for what names no language.
    private static func identifier(for name: String) -> String? {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let place = parts[0].prefix { $0 != "." }
        guard place != "C", place != "POSIX", place.utf8.count < 32 else { return nil }
        let fields = place.split(separator: "_", omittingEmptySubsequences: false)
        let isName = fields.allSatisfy { field in
            !field.isEmpty && field.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x7A).contains($0) }
        }
        guard isName, let language = fields.first, (2...8).contains(language.count) else { return nil }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        guard parts.count == 2, let script = scripts[String(parts[1])] else { return String(place) }
        return ([String(language), script] + fields.dropFirst().map(String.init)).joined(separator: "_")
    }
}
