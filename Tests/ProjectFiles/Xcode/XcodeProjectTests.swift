// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectFiles

@Suite("Xcode projects: targets, files, and settings")
struct XcodeProjectTests {
    private func read(
        _ replacements: [String: String] = [:], files: [String: String] = [:], configuration: String = "Debug"
    ) throws -> (project: Project, folder: TemporaryFolder) {
        let folder = try TemporaryFolder(XcodeSample.files.merging(files) { $1 })
        let text = replacements.reduce(XcodeSample.project) { $0.replacing($1.key, with: $1.value) }
        try folder.write(text, to: "Birds.xcodeproj/project.pbxproj")
        return (try Project.read(folder.url, configuration: configuration), folder)
    }

    private func paths(_ files: [URL], in folder: TemporaryFolder) -> [String] {
        files.map { String($0.standardizedFileURL.path.dropFirst(folder.url.path.count + 1)) }
    }

    @Test("Sources and resources have the paths of their groups; synchronized folders add all but their exceptions")
    func files() throws {
        let (project, folder) = try read()
        let target = try project.application(named: nil)
        #expect(
            paths(target.sources, in: folder) == ["App/AppDelegate.swift", "App/Model/Bird.swift", "New/Item.swift"])
        #expect(
            target.resources.map(\.destination)
                == ["Assets.xcassets", "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "data.json"])
        #expect(target.entryPoint?.lastPathComponent == "AppDelegate.swift")
        #expect(project.warnings.isEmpty)
    }

    @Test("Settings inherit from configuration files and the project, and references are replaced")
    func settings() throws {
        let target = try read().project.application(named: "Birds App")
        #expect(target.module == "Bird_App")
        #expect(target.bundleIdentifier == "com.example.bird-app")
        #expect(target.conditions == ["DEBUG", "BASE", "PROJECT"])
        #expect(target.swiftVersion == "5.0")
        #expect(target.deploymentTarget == "15.0")
        let released = try read(configuration: "Release").project.application(named: nil)
        #expect(released.module == "Released")
    }

    @Test("Info.plist has the file's values and, where the file has none, those of build settings")
    func info() throws {
        let info = try read().project.application(named: nil).info
        #expect(info["CFBundleName"] == .string("Bird App"))
        #expect(info["CFBundleIconName"] == .string("Wren"))
        #expect(info["Delegate"] == .array([.string("Bird_App.Scene")]))
        #expect(info["UILaunchStoryboardName"] == .string("Launch"))
        #expect(info["UIMainStoryboardFile"] == .string("Main"))
        #expect(info["UIStatusBarHidden"] == .boolean(true))
        #expect(info["UISupportedInterfaceOrientations~ipad"] == .array([.string("A"), .string("B")]))
        #expect(info["Count"] == .integer(1))
        #expect(info["Flag"] == .boolean(true))
        #expect(info["UIApplicationSceneManifest"] != nil)
    }

    @Test("Targets depend on targets of the project, on local packages, and on remote ones")
    func dependencies() throws {
        let (project, folder) = try read()
        let target = try project.application(named: nil)
        #expect(target.dependencies == ["Kit"])
        #expect(target.packages.map(\.name) == ["Collections", "Feathers"])
        #expect(
            target.packages.first?.location == .remote(url: "https://example.com/c", requirement: "from: \"1.1.0\""))
        guard case .local(let url) = target.packages.last?.location else { throw CocoaError(.featureUnsupported) }
        #expect(paths([url], in: folder) == ["Feathers"])
        #expect(project.closure(of: target).map(\.name) == ["Kit", "Birds App"])
    }

    @Test(
        "Files outside of the project, and missing ones, are reported and skipped",
        arguments: [
            (
                "path = AppDelegate.swift; sourceTree = \"<group>\"",
                "path = ../../secret.swift; sourceTree = \"<group>\""
            ),
            ("path = AppDelegate.swift; sourceTree = \"<group>\"", "path = /etc/passwd; sourceTree = \"<absolute>\""),
            ("path = AppDelegate.swift; sourceTree = \"<group>\"", "path = gone.swift; sourceTree = \"<group>\""),
        ])
    func outside(old: String, new: String) throws {
        let (project, folder) = try read([old: new])
        let target = try project.application(named: nil)
        #expect(paths(target.sources, in: folder) == ["App/Model/Bird.swift", "New/Item.swift"])
        #expect(project.warnings.count == 1)
        #expect(project.warnings.first?.line == 9)
    }

    @Test("A symbolic link to a file outside of the project is skipped")
    func link() throws {
        let folder = try TemporaryFolder(XcodeSample.files)
        let file = folder.url.appendingPathComponent("App/AppDelegate.swift")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/etc/passwd")
        let project = try Project.read(folder.url)
        #expect(project.warnings.count == 1)
        #expect(try project.application(named: nil).sources.count == 2)
    }

    @Test(
        "Damaged projects are refused with the line and the reason",
        arguments: [
            ("children = (RB, )", "children = (GA, )", 5, "contains itself"),
            ("buildPhases = (S, R, )", "buildPhases = S", 18, "must be an array, but is a string"),
            ("fileRef = RD", "fileRef = NONE", 27, "There is no object NONE"),
            ("name = Kit;", "name = \"Birds App\";", 21, "Two targets have the name Birds App"),
            ("name = Kit;", "", 21, "expected a string \"name\""),
            ("rootObject = P;", "rootObject = G;", 4, "must be a PBXProject"),
            ("path = Config/Base.xcconfig", "path = ../Base.xcconfig", 30, "outside of the project"),
        ])
    func damaged(old: String, new: String, line: Int, reason: String) throws {
        let error = try #require(throws: ProjectError.self) { try read([old: new]) }
        #expect(error.message.contains(reason), "\(error)")
        #expect(error.line == line)
        #expect(error.file.hasSuffix("project.pbxproj"))
    }

    @Test("A workspace has the targets of its projects, and refuses two with one name")
    func workspace() throws {
        let location = "<FileRef location = \"group:Birds.xcodeproj\"></FileRef>\n"
        let outside = "<FileRef location = \"group:../Other.xcodeproj\"></FileRef>\n"
        let folder = try TemporaryFolder(
            XcodeSample.files.merging(["All.xcworkspace/contents.xcworkspacedata": location + outside]) { $1 })
        let project = try Project.read(folder.url)
        #expect(project.name == "All")
        #expect(project.targets.map(\.name) == ["Birds App", "Kit"])
        #expect(project.warnings.map(\.line) == [2])
        try folder.write(XcodeSample.project, to: "Copy.xcodeproj/project.pbxproj")
        try folder.write(
            location + location.replacing("Birds", with: "Copy"), to: "All.xcworkspace/contents.xcworkspacedata")
        let error = try #require(throws: ProjectError.self) { try Project.read(folder.url) }
        #expect(error.message.contains("Two targets"))
    }
}
