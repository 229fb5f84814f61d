// SPDX-License-Identifier: MIT
import Foundation
import ProjectFiles
import Testing

@testable import ApplicationPackage

@Suite("Packages of applications")
struct PackageTests {
    /// A folder of sources, and a folder that stands for the toolkit.
    private func sample() throws -> (project: URL, toolkit: URL) {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString)")
        let files = [
            "Birds/AppDelegate.swift": "import UIKit\nimport MessageUI\n@main class AppDelegate {}\n",
            "Birds/a.png": "png",
            "Birds/Base.lproj/Main.storyboard": "<document/>", "Birds/Assets.xcassets/Contents.json": "{}",
            "Birds/Info.plist":
                "<plist version=\"1.0\"><dict><key>A</key><string>$(PRODUCT_NAME)</string></dict></plist>",
            "toolkit/Package.swift": "",
        ]
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return (root.appendingPathComponent("Birds"), root.appendingPathComponent("toolkit"))
    }

    private func package(_ folder: URL, _ toolkit: URL) throws -> ApplicationPackage {
        let project = try Project.read(folder)
        return try ApplicationPackage(try project.application(named: nil), of: project, toolkit: toolkit)
    }

    private func text(_ package: ApplicationPackage, _ path: String) throws -> String {
        try String(contentsOf: package.folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("Sources name their originals; resources and Info.plist are where the toolkit finds them")
    func content() throws {
        let (folder, toolkit) = try sample()
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let package = try package(folder, toolkit)
        #expect(package.folder.path.hasSuffix("/Birds/.build/shoji/Birds"))
        #expect(package.product == "Birds")
        let source = try text(package, "Sources/Birds/Code/AppDelegate.swift")
        #expect(
            source.hasPrefix("#sourceLocation(file: \"\(folder.path)/AppDelegate.swift\", line: 1)\n"))
        #expect(try text(package, "Sources/Birds/Resources/a.png") == "png")
        #expect(try text(package, "Sources/Birds/Resources/Base.lproj/Main.storyboard") == "<document/>")
        #expect(try text(package, "Sources/Birds/Catalogs/Assets.xcassets/Contents.json") == "{}")
        #expect(try text(package, "Sources/Birds/Birds-Info.plist").contains("<string>Birds</string>"))
        let manifest = try text(package, "Package.swift")
        for part in [
            ".executableTarget(", "name: \"MessageUI\", package: \"Shoji\"", ".swiftLanguageMode(.v5)",
            ".define(\"DEBUG\")",
            "exclude: [\"Catalogs\"]", ".copy(\"Birds-Info.plist\")", ".process(\"Resources\")",
        ] {
            #expect(manifest.contains(part), "\(part)")
        }
    }

    @Test("A second run leaves files alone; files that are no longer in the project are removed")
    func unchanged() throws {
        let (folder, toolkit) = try sample()
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let first = try package(folder, toolkit)
        let old = Date(timeIntervalSince1970: 1_000_000)
        let paths = ["Package.swift", "Sources/Birds/Code/AppDelegate.swift", "Sources/Birds/Birds-Info.plist"]
        for path in paths {
            try FileManager.default.setAttributes(
                [.modificationDate: old], ofItemAtPath: first.folder.appendingPathComponent(path).path)
        }
        try FileManager.default.removeItem(at: folder.appendingPathComponent("a.png"))
        _ = try package(folder, toolkit)
        for path in paths {
            let file = first.folder.appendingPathComponent(path).path
            #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
        }
        #expect(throws: (any Error).self) { try text(first, "Sources/Birds/Resources/a.png") }
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Assets.xcassets"))
        _ = try package(folder, toolkit)
        let catalogs = first.folder.appendingPathComponent("Sources/Birds/Catalogs")
        #expect(!FileManager.default.fileExists(atPath: catalogs.path))
    }

    @Test("Sources that import Combine or CryptoKit get the packages with their interfaces")
    func substitutes() throws {
        let (folder, toolkit) = try sample()
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        try Data("import struct Combine.Published\n@testable import CryptoKit\n// import MapKit\n".utf8)
            .write(to: folder.appendingPathComponent("Model.swift"))
        let package = try package(folder, toolkit)
        let manifest = try text(package, "Package.swift")
        for part in [
            ".package(url: \"https://github.com/OpenCombine/OpenCombine.git\", from: \"0.14.0\")",
            ".product(name: \"OpenCombineShim\", package: \"OpenCombine\")",
            ".product(name: \"Crypto\", package: \"swift-crypto\")",
        ] {
            #expect(manifest.contains(part), "\(part)")
        }
        #expect(try text(package, "Sources/Birds/Code/Model.swift").contains("import OpenCombineShim\n"))
    }

    @Test("A folder .build that leads elsewhere is refused")
    func link() throws {
        let (folder, toolkit) = try sample()
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent(".build"), withDestinationURL: toolkit)
        #expect(throws: PackageError.self) { try package(folder, toolkit) }
    }

    @Test("An application without an entry point, and a folder without the toolkit, are refused")
    func refused() throws {
        let (folder, toolkit) = try sample()
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        #expect(throws: PackageError.self) { try package(folder, folder) }
        try Data("class AppDelegate {}".utf8).write(to: folder.appendingPathComponent("AppDelegate.swift"))
        #expect(throws: PackageError.self) { try package(folder, toolkit) }
    }

    @Test("Names in a project can't become code in the manifest")
    func literals() {
        #expect(PackageManifest.literal("a\"\\(x)\n") == "\"a\\\"\\\\(x)\\u{a}\"")
    }
}
