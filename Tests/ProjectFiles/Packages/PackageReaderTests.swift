// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectFiles

@Suite("Swift packages as projects")
struct PackageReaderTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Birds",
            products: [.library(name: "Nests", targets: ["Nest"])],
            dependencies: [
                .package(url: "https://example.com/swift-eggs.git", from: "1.1.0"),
                .package(url: "https://example.com/shoji", branch: "main"),
            ],
            targets: [
                .executableTarget(
                    name: "Birds",
                    dependencies: [
                        "Nest", .product(name: "Eggs", package: "swift-eggs"), .product(name: "UIKit", package: "shoji"),
                        .product(name: "Mac", package: "swift-eggs", condition: .when(platforms: [.macOS])),
                    ],
                    exclude: ["notes.swift"], resources: [.process("Resources"), .copy("list.json")],
                    swiftSettings: [.define("FEATHERS")]),
                .target(name: "Nest", path: "Nest", sources: ["Code"]),
                .testTarget(name: "BirdsTests", dependencies: ["Birds"]),
            ])
        """

    private static let files = [
        "Package.swift": manifest, "Sources/Birds/App.swift": "import UIKit\n@main struct App {}\n",
        "Sources/Birds/notes.swift": "", "Sources/Birds/Resources/de.lproj/Localizable.strings": "",
        "Sources/Birds/Assets.xcassets/Contents.json": "{}", "Sources/Birds/list.json": "[]",
        "Sources/Birds/unused.json": "[]", "Nest/Code/Nest.swift": "", "Nest/Other/Other.swift": "",
        "Tests/BirdsTests/Tests.swift": "",
    ]

    @Test("An executable is an application with the files, conditions, and dependencies that the manifest gives it")
    func package() throws {
        let folder = try TemporaryFolder(Self.files)
        let project = try Project.read(folder.url)
        let target = try project.application(named: nil)
        #expect(target.sources.map(\.lastPathComponent) == ["App.swift"])
        #expect(
            target.resources.map(\.destination).sorted()
                == ["Assets.xcassets", "de.lproj/Localizable.strings", "list.json"])
        #expect(target.conditions == ["FEATHERS", "DEBUG"] && target.swiftVersion == "5")
        #expect(target.dependencies == ["Nest"] && target.entryPoint?.lastPathComponent == "App.swift")
        #expect(
            target.packages == [
                PackageProduct(
                    name: "Eggs",
                    location: .remote(url: "https://example.com/swift-eggs.git", requirement: "\"1.1.0\"..<\"2.0.0\""))
            ])
        #expect(target.info["CFBundleIdentifier"] == .string("com.example.Birds"))
        let nest = try #require(project.closure(of: target).first)
        #expect(nest.name == "Nest" && nest.product == .library)
        #expect(nest.sources.map(\.lastPathComponent) == ["Nest.swift"])
    }

    @Test("A local package that imports UIKit becomes part of the project, and any other remains a dependency")
    func localPackages() throws {
        func manifest(_ name: String) -> String {
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [.target(name: "\(name)")])
            """
        }
        let folder = try TemporaryFolder([
            "project.yml": """
            name: Birds
            packages:
              Views: {path: Views}
              Model: {path: Model}
            targets:
              Birds:
                type: application
                sources: App
                dependencies: [{package: Views}, {package: Model}]
            """,
            "App/App.swift": "@main struct App {}", "Views/Package.swift": manifest("Views"),
            "Views/Sources/Views/View.swift": "public import UIKit\n", "Model/Package.swift": manifest("Model"),
            "Model/Sources/Model/Model.swift": "import Foundation\n",
        ])
        let project = try Project.read(folder.url)
        let target = try project.application(named: nil)
        #expect(target.dependencies == ["Views"] && target.packages.map(\.name) == ["Model"])
        #expect(project.closure(of: target).map(\.swiftVersion) == ["6", "5.0"])
    }

    @Test("A manifest with an error, and a description that isn't understood, are refused with the manifest's name")
    func damage() throws {
        let folder = try TemporaryFolder(["Package.swift": "// swift-tools-version: 5.9\nlet package = 1 +\n"])
        let error = try #require(throws: ProjectError.self) { try Project.read(folder.url) }
        #expect(error.file.hasSuffix("Package.swift") && error.message.contains("error:"))
        for text in ["", "[]", "{\"name\": 1}", "{\"name\": \"A\", \"targets\": [{\"name\": []}]}"] {
            #expect(throws: ProjectError.self) {
                try PackageDump.decode(Data(text.utf8), manifest: "Package.swift")
            }
        }
    }

    @Test("Targets whose folders are missing or outside of the package are skipped with a warning")
    func folders() throws {
        let text = """
            {"name": "A", "products": [], "dependencies": [], "toolsVersion": {"_version": "5.9.0"}, "targets": [
            {"name": "A", "type": "executable", "path": "../.."}, {"name": "B", "type": "regular"},
            {"name": "C", "type": "binary"}, {"name": "D", "type": "plugin"}]}
            """
        let folder = try TemporaryFolder(["Other/a.swift": ""])
        let description = try PackageDump.decode(Data(text.utf8), manifest: "Package.swift")
        var reader = PackageReader(folder.url, description: description, configuration: "debug")
        let project = try reader.read()
        #expect(project.targets.isEmpty && project.warnings.count == 3)
    }
}
