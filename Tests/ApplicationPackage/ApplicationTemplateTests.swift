// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ApplicationPackage

@Suite("New applications")
struct ApplicationTemplateTests {
    private let parent = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString)")

    @Test("Each template has its application, resources, and tests, under the name of the application")
    func content() throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        for template in ApplicationTemplate.allCases {
            let name = "My\(template.rawValue)"
            let folder = try template.write(name: name, in: parent, toolkit: URL(fileURLWithPath: "/toolkit"))
            let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
            for path in [
                "Package.swift", ".gitignore", "Sources/\(name)/AppDelegate.swift", "Tests/\(name)Tests",
                "Sources/\(name)/Assets.xcassets", "Sources/\(name)/Resources/de.lproj/Localizable.strings",
            ] {
                #expect(paths.contains(path), "\(path)")
            }
            let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
            #expect(manifest.contains("path: \"/toolkit\"") && manifest.contains("name: \"\(name)\""))
        }
    }

    @Test("Invalid names, and folders that exist, are refused", arguments: ["", "a/b", "..", "1a", "a b"])
    func refused(name: String) throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        let toolkit = URL(fileURLWithPath: "/toolkit")
        #expect(throws: PackageError.self) {
            try ApplicationTemplate.plain.write(name: name, in: parent, toolkit: toolkit)
        }
        _ = try ApplicationTemplate.plain.write(name: "Same", in: parent, toolkit: toolkit)
        #expect(throws: PackageError.self) {
            try ApplicationTemplate.plain.write(name: "Same", in: parent, toolkit: toolkit)
        }
    }
}
