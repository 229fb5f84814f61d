// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A bundle with German strings in a temporary folder.
final class LocalizedSample {
    let bundle: Bundle
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try #""hi" = "Hallo";"#.write(
            to: german.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        try #""hi" = "Servus";"#.write(
            to: german.appendingPathComponent("Other.strings"), atomically: true, encoding: .utf8)
        let files: [String: Any] = [
            "NSStringLocalizedFormatKey": "%#@files@",
            "files": [
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                "zero": "Keine Dateien", "one": "%d Datei", "other": "%d Dateien",
            ],
        ]
        try PropertyListSerialization.data(fromPropertyList: ["%d files": files], format: .xml, options: 0).write(
            to: german.appendingPathComponent("Localizable.stringsdict"))
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
