// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing

/// The answers of Foundation in an application that has no code for them.
@Suite("The environment of the user")
struct UserEnvironmentTests {
    private func report(_ environment: [String: String]) async throws -> [String: String] {
        let folder = try TemporaryFolder()
        let environment = environment.merging(["SHOJI_SCRIPT": try folder.write("quit\n", to: "script")]) { $1 }
        var clean = ["LC_ALL": "", "LANGUAGE": "", "LANG": ""]
        for category in ["TIME", "MESSAGES", "NUMERIC", "MONETARY", "MEASUREMENT"] { clean["LC_\(category)"] = "" }
        let report = try await Fixture.start("user", clean.merging(environment) { $1 }).end()
        #expect(report.errors == "")
        let lines = report.lines.compactMap { line -> (String, String)? in
            let parts = line.split(separator: " ", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        return Dictionary(lines) { $1 }
    }

    @Test("Locale.current, the languages, and all formatters follow LANG")
    func language() async throws {
        let german = try await report(["LANG": "de_DE.UTF-8"])
        #expect(german["locale"] == "de_DE de-DE")
        #expect(german["time"] == "28.11.2026, 07:54")
        #expect(german["number"] == "1.234,5 EUR")
        #expect(german["week"] == "2 metric")
        let american = try await report(["LANG": "en_US.UTF-8"])
        #expect(american["locale"] == "en_US en-US")
        #expect(american["time"]?.replacing("\u{202F}", with: " ") == "Nov 28, 2026 at 7:54 AM")
        #expect(american["number"] == "1,234.5 USD")
        #expect(american["week"] == "1 ussystem")
        #expect(try await report(["LANG": "C.UTF-8"])["locale"] == "en_001 en-001")
    }

    @Test("The words of one language and the formats of another region are not mixed")
    func region() async throws {
        // As GNOME sets them for English words and the formats of Germany.
        let formats = Dictionary(
            uniqueKeysWithValues: ["TIME", "NUMERIC", "MONETARY", "MEASUREMENT"].map { ("LC_\($0)", "de_DE.UTF-8") })
        let mixed = try await report(formats.merging(["LANG": "en_US.UTF-8"]) { $1 })
        #expect(mixed["locale"] == "en_DE en-US")
        #expect(mixed["time"] == "28. Nov 2026 at 07:54")
        #expect(mixed["week"] == "2 metric")
    }

    @Test("The home folder and the folders in it follow HOME")
    func home() async throws {
        let home = try TemporaryFolder()
        let found = try await report(["HOME": home.path, "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""])
        #expect(found["home"] == "\(home.path) \(home.path)")
        #expect(found["folders"] == "\(home.path)/Documents \(home.path)/.local/share")
    }
}
