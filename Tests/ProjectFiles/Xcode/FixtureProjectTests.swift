// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectFiles

@Suite("Projects in the shape of templates")
struct FixtureProjectTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Projects")

    @Test(
        "Every file of the project is found, and Info.plist names the scene delegate's class with its module",
        arguments: ["Board", "Document", "Pages", "Split", "Table", "Tabs"])
    func read(name: String) throws {
        let project = try Project.read(Self.folder.appendingPathComponent(name))
        #expect(project.warnings.isEmpty)
        let target = try project.application(named: name)
        #expect(target.module == name)
        #expect(target.entryPoint != nil)
        #expect(target.bundleIdentifier.hasSuffix(".\(name)"))
        #expect(target.resources.contains { $0.destination == "Base.lproj/Main.storyboard" })
        #expect(target.resources.contains { $0.destination == "de.lproj/Localizable.strings" })
        #expect(target.resources.contains { $0.destination == "Assets.xcassets" })
        #expect(target.info["UIApplicationSceneManifest"] != nil)
        let text = "\(target.info)"
        #expect(!text.contains("$("))
    }

    @Test("The XcodeGen file of a project has the files and the values of the project that it generates")
    func generated() throws {
        let folder = Self.folder.appendingPathComponent("Document")
        let target = try Project.read(folder.appendingPathComponent("project.yml")).application(named: "Document")
        let other = try Project.read(folder.appendingPathComponent("Document.xcodeproj")).application(named: "Document")
        #expect(Set(target.sources.map(\.lastPathComponent)) == Set(other.sources.map(\.lastPathComponent)))
        #expect(Set(target.resources.map(\.destination)) == Set(other.resources.map(\.destination)))
        #expect(target.bundleIdentifier == other.bundleIdentifier)
    }
}
