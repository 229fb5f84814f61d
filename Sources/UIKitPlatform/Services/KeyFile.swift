// SPDX-License-Identifier: MIT
internal import Foundation

/// A file of a desktop environment with keys and values in groups, such as KDE's and GTK's settings.
struct KeyFile: Hashable {
    private var values: [String: [String: String]] = [:]

    /// The maximum size of a file in bytes; a larger one is no file of settings.
    private static let maximumSize = 1 << 20

    /// Parses text; lines that are neither a group's name nor a key with its value are ignored.
    init(text: String) {
        var group = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("["), line.hasSuffix("]") {
                group = String(line.dropFirst().dropLast())
            } else if !line.hasPrefix("#"), let sign = line.firstIndex(of: "=") {
                // KDE marks keys, for example those that the user can't change.
                let key = line[..<sign].prefix { $0 != "[" }.trimmingCharacters(in: .whitespaces)
                let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
                values[group, default: [:]][key] = value
            }
        }
    }

    /// Reads a file; `nil` if there is none, or none of text.
    init?(_ url: URL) {
        guard let file = try? FileHandle(forReadingFrom: url), let data = try? file.read(upToCount: Self.maximumSize),
            let text = String(data: data, encoding: .utf8)
        else { return nil }
        self.init(text: text)
    }

    /// Returns the value of a key.
    func value(_ key: String, in group: String) -> String? { values[group]?[key] }
}

extension [KeyFile] {
    /// Reads the files of that path in the folders for settings, the user's first.
    init(_ path: String, in variables: [String: String]) {
        func folders(_ name: String, _ other: String) -> [String] {
            let value = variables[name].flatMap { $0.isEmpty ? nil : $0 } ?? other
            return value.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        }
        let home = variables["HOME"].map { "\($0)/.config" } ?? ""
        self = (folders("XDG_CONFIG_HOME", home).prefix(1) + folders("XDG_CONFIG_DIRS", "/etc/xdg")).compactMap {
            KeyFile(URL(filePath: $0).appending(path: path))
        }
    }

    /// Returns the value of a key in the first file that has one.
    func value(_ key: String, in group: String) -> String? {
        lazy.compactMap { $0.value(key, in: group) }.first
    }
}
