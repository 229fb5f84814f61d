// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectFiles

@Suite("XcodeGen files and folders of sources")
struct GeneratedProjectTests {
    static let sample = """
        name: Birds
        options:
          bundleIdPrefix: org.example
        packages:
          Collections: {url: https://example.com/c, from: 1.1.0}
        targets:
          Birds:
            type: application
            platform: iOS
            sources:
              - path: App
                excludes: ["Model/**"]
              - ../outside
            settings:
              base: {SWIFT_VERSION: 6, PRODUCT_NAME: Bird App}
            info:
              path: App/Info.plist
              properties: {UILaunchStoryboardName: Generated, Count: 2}
            dependencies:
              - target: Kit
              - package: Collections
          Kit:
            type: framework
            sources: New
        """

    @Test("Targets have the files of their folders, without what they exclude")
    func generated() throws {
        let folder = try TemporaryFolder(XcodeSample.files.merging(["project.yml": Self.sample]) { $1 })
        let project = try Project.read(folder.url.appendingPathComponent("project.yml"))
        let target = try project.application(named: nil)
        #expect(target.sources.map(\.lastPathComponent) == ["AppDelegate.swift"])
        #expect(
            target.resources.map(\.destination) == [
                "Assets.xcassets", "Base.lproj/Main.storyboard", "de.lproj/Main.strings",
            ])
        #expect(target.module == "Bird_App")
        #expect(target.swiftVersion == "6")
        #expect(target.bundleIdentifier == "org.example.Birds")
        #expect(target.info["UILaunchStoryboardName"] == .string("Generated"))
        #expect(target.info["Count"] == .integer(2))
        #expect(target.dependencies == ["Kit"])
        #expect(
            target.packages.map(\.location) == [.remote(url: "https://example.com/c", requirement: "from: \"1.1.0\"")])
        #expect(project.warnings.map(\.line) == [13])
        #expect(project.targets.last?.sources.count == 2)
    }

    @Test("A file that isn't YAML is refused with its line")
    func damaged() throws {
        let folder = try TemporaryFolder(["project.yml": "name: x\ntargets: [\n"])
        let error = try #require(throws: ProjectError.self) { try Project.read(folder.url) }
        #expect(error.line != nil)
    }

    @Test("A folder of sources is one application")
    func sources() throws {
        let folder = try TemporaryFolder(["a.swift": "@main struct A {}", "x/b.swift": "", "c.png": ""])
        let target = try Project.read(folder.url).application(named: nil)
        #expect(target.sources.map(\.lastPathComponent) == ["a.swift", "b.swift"])
        #expect(target.resources.map(\.destination) == ["c.png"])
        #expect(target.entryPoint?.lastPathComponent == "a.swift")
        #expect(throws: ProjectError.self) { try Project.read(TemporaryFolder().url) }
    }
}
