// SPDX-License-Identifier: MIT

/// The versions of a package that a project accepts.
enum PackageRequirement {
    /// Returns the requirement as an argument in a manifest.
    ///
    /// Characters that don't occur in versions are left out.
    static func argument(_ fields: [String: PropertyListNode]) -> String {
        argument { fields[$0]?.string }
    }

    static func argument(_ field: (String) -> String?) -> String {
        func value(_ name: String) -> String { "\"\(clean(field(name) ?? ""))\"" }
        switch field("kind") {
        case "exactVersion": return "exact: \(value("version"))"
        case "branch": return "branch: \(value("branch"))"
        case "revision": return "revision: \(value("revision"))"
        case "versionRange": return "\(value("minimumVersion"))..<\(value("maximumVersion"))"
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(value("minimumVersion")))"
        default: return "from: \(value("minimumVersion"))"
        }
    }

    /// The text becomes part of a manifest's source.
    private static func clean(_ text: String) -> String {
        String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/+".contains($0)) })
    }
}
