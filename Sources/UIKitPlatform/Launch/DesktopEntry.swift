// SPDX-License-Identifier: MIT
internal import Foundation

/// The text of a `.desktop` file.
struct DesktopEntry {
    /// An additional action of the application.
    struct Action: Equatable {
        var type: String
        var title: String
        var icon: String?
    }

    private static let prefix = "shortcut-"

    let text: String

    /// Returns the text with other shortcut items as its actions; those of its author are kept.
    func replacingShortcuts(by actions: [Action]) -> String {
        var lines: [String] = []
        var group = ""
        var command = ""
        var authored: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("[") { group = line }
            guard !group.hasPrefix("[Desktop Action \(Self.prefix)") else { continue }
            if group == "[Desktop Entry]" {
                if line.hasPrefix("Exec=") { command = String(line.dropFirst("Exec=".count)) }
                if line.hasPrefix("Actions=") {
                    authored = line.dropFirst("Actions=".count).split(separator: ";").map(String.init)
                        .filter { !$0.hasPrefix(Self.prefix) }
                    continue
                }
            }
            lines.append(line)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let names = authored + actions.indices.map { "\(Self.prefix)\($0)" }
        if !names.isEmpty, let start = lines.firstIndex(of: "[Desktop Entry]") {
            lines.insert("Actions=\(names.joined(separator: ";"));", at: start + 1)
        }
        for (index, action) in actions.enumerated() {
            lines += ["", "[Desktop Action \(Self.prefix)\(index)]", "Name=\(Self.value(action.title))"]
            if let icon = action.icon { lines.append("Icon=\(Self.value(icon))") }
            lines.append(
                "Exec=\(Self.withoutFields(command)) \(Self.argument(LaunchArguments.shortcutOption + action.type))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Escapes a value, which has one line.
    private static func value(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.replacingOccurrences(of: "\\", with: "\\\\")
    }

    /// Removes the codes for files and URLs from a command.
    private static func withoutFields(_ command: String) -> String {
        command.split(separator: " ").filter { !["%f", "%F", "%u", "%U"].contains($0) }.joined(separator: " ")
    }

    /// Quotes an argument of a command, in a value.
    private static func argument(_ text: String) -> String {
        var quoted = ""
        for character in text where !character.isNewline {
            if "\"`$\\".contains(character) { quoted.append("\\") }
            quoted.append(character == "%" ? "%%" : String(character))
        }
        return value("\"\(quoted)\"")
    }
}
