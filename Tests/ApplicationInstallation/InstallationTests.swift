// SPDX-License-Identifier: MIT
import Foundation
import ProjectFiles
import TestProcesses
import Testing

@testable import ApplicationInstallation

@Suite("Installing applications for the user")
struct InstallationTests {
    private let folder: TemporaryFolder
    private let user: UserInstallation

    init() throws {
        folder = try TemporaryFolder()
        user = try #require(UserInstallation(["HOME": folder.path]))
    }

    private var variables: [String: String] {
        ["HOME": folder.path, "XDG_DATA_DIRS": "/usr/share", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    }

    /// The dictionary of listing 3-1 of the guide, and the declaration of its type.
    private static var listing: [String: Any] {
        [
            "CFBundleIdentifier": "com.example.Editor", "CFBundleName": "Editor",
            "CFBundleDocumentTypes": [
                [
                    "CFBundleTypeName": "My File Format",
                    "CFBundleTypeIconFiles": ["MySmallIcon.png", "MyLargeIcon.png"],
                    "LSItemContentTypes": ["com.example.myformat"], "LSHandlerRank": "Owner",
                ]
            ],
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.myformat", "UTTypeConformsTo": ["public.plain-text"],
                    "UTTypeTagSpecification": ["public.filename-extension": ["myf"]],
                ]
            ],
        ]
    }

    private func describe(
        _ info: [String: Any], executable: String = "/opt/Editor", hasIcon: Bool = false
    ) throws -> DesktopDescription {
        try DesktopDescription(
            info: info.compactMapValues(InfoValue.init), executable: URL(filePath: executable), hasIcon: hasIcon)
    }

    /// Writes the header of a PNG file, which is all that is looked at.
    private func icon(_ side: UInt8, _ name: String) throws -> URL {
        let url = URL(filePath: folder.path(of: name))
        let header: [UInt8] = [
            0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, side, 0, 0, 0,
            side,
        ]
        try Data(header).write(to: url)
        return url
    }

    private func output(_ program: String, _ arguments: String...) async throws -> String {
        let process = try ChildProcess(Program.required(program), arguments, environment: variables)
        let report = try await process.end()
        return report.output + report.errors
    }

    @Test("S-IPAD-17: A file of a declared type shows its icon, and the application that owns the type opens it")
    func ownedType() async throws {
        let icons = ["MySmallIcon.png": try icon(32, "small"), "MyLargeIcon.png": try icon(128, "large")]
        // Desktops ignore an application whose program doesn't exist.
        let application = try describe(Self.listing, executable: "/usr/bin/true")
        _ = try user.install(application, icons: []) { icons[$0] }
        user.updateDatabases(in: variables)
        let file = try folder.write("text", to: "letter.myf")
        let facts = try await output("gio", "info", "-a", "standard::content-type,standard::icon", file)
        #expect(facts.contains("standard::content-type: application/x-com.example.myformat\n"))
        #expect(facts.contains("standard::icon: application-x-com.example.myformat"))
        for size in [32, 128] {
            let path = ".local/share/icons/hicolor/\(size)x\(size)/mimetypes/application-x-com.example.myformat.png"
            #expect(FileManager.default.fileExists(atPath: folder.path(of: path)))
        }
        let applications = try await output("gio", "mime", "application/x-com.example.myformat")
        #expect(
            applications.contains(
                "Default application for “application/x-com.example.myformat”: com.example.Editor.desktop"))
        // A text is opened by other applications too.
        let kinds = try String(contentsOfFile: folder.path(of: ".local/share/mime/subclasses"), encoding: .utf8)
        #expect(kinds.contains("application/x-com.example.myformat text/plain"))
        // Nothing remains of it.
        _ = try user.remove("com.example.Editor")
        user.updateDatabases(in: variables)
        #expect(try await output("gio", "info", "-a", "standard::content-type", file).contains("text/plain"))
        #expect(!(try await output("gio", "mime", "application/x-com.example.myformat")).contains("Editor"))
    }

    @Test("The command removes an application without building it, and leaves those of others alone")
    func removing() async throws {
        for name in ["org.example.Birds", "org.example.Tea"] {
            let file = URL(filePath: folder.path(of: ".local/share/applications/\(name).desktop"))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("[Desktop Entry]\n".utf8).write(to: file)
        }
        let birds = folder.path(of: "Birds")
        try FileManager.default.createDirectory(atPath: birds, withIntermediateDirectories: true)
        try Data("@main struct Birds { static func main() {} }\n".utf8).write(to: URL(filePath: "\(birds)/Birds.swift"))
        let information = ["CFBundleIdentifier": "org.example.Birds"]
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: URL(filePath: "\(birds)/Info.plist"))
        let process = try ChildProcess(
            Program.built("shoji"), ["install", birds, "--remove"], environment: variables)
        let report = try await process.end()
        #expect(report.output.hasPrefix("Removed ") && report.output.contains("org.example.Birds.desktop"))
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: ".local/share/applications"))
        #expect(left.filter { $0.hasSuffix(".desktop") } == ["org.example.Tea.desktop"])
    }

    @Test("Entries pass the desktop's own check, with any name and path")
    func entries() async throws {
        var info = Self.listing
        info["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["Tea", "no scheme"]]]
        info["CFBundleDisplayName"] = "Ed\\it\nor"
        let application = try describe(info, executable: "/opt/a \"b\" $c `d` \\e 100%/Editor", hasIcon: true)
        #expect(application.mimeTypes == ["application/x-com.example.myformat", "x-scheme-handler/tea"])
        #expect(application.entry.contains("\nName=Ed\\\\it or\n"))
        #expect(application.entry.contains("\nIcon=com.example.Editor\n"))
        let file = try folder.write(application.entry, to: "com.example.Editor.desktop")
        #expect(try await output("desktop-file-validate", file) == "")
    }

    @Test("Types without a declaration get the MIME type that desktops have for them")
    func knownTypes() throws {
        func document(_ rank: String, _ types: String...) -> [String: Any] {
            ["CFBundleTypeName": rank, "LSHandlerRank": rank, "LSItemContentTypes": types]
        }
        let application = try describe([
            "CFBundleIdentifier": "com.example.Editor",
            "CFBundleDocumentTypes": [
                document("Owner", "public.png"), document("Alternate", "public.plain-text", "public.data"),
                document("None", "public.jpeg"), document("Default", "com.adobe.pdf", "not a type"),
            ],
        ])
        #expect(
            application.mimeTypes == [
                "image/png", "text/plain", "application/octet-stream", "application/pdf",
            ])
        #expect(application.ownedTypes == ["image/png"])
        #expect(application.mimePackage == nil)
    }

    @Test("The user's choice of applications is kept, and those of others too when one is removed")
    func preferences() throws {
        let list = """
            # chosen
            [Added Associations]
            image/png=a.desktop;

            [Default Applications]
            image/png=a.desktop;com.example.Editor.desktop;

            [Removed Associations]
            text/plain=b.desktop
            """
        let preferred = Associations(list + "\n").preferring(
            "com.example.Editor.desktop", for: ["image/png", "text/x-tea"])
        #expect(
            preferred.contains(
                "image/png=a.desktop;com.example.Editor.desktop;\ntext/x-tea=com.example.Editor.desktop\n\n[Removed"))
        #expect(Associations(preferred).preferring("com.example.Editor.desktop", for: ["text/x-tea"]) == preferred)
        let removed = Associations(preferred).removing("com.example.Editor.desktop")
        #expect(removed.contains("[Default Applications]\nimage/png=a.desktop;\n\n[Removed"))
        #expect(removed.contains("# chosen") && removed.contains("text/plain=b.desktop"))
        #expect(
            Associations("").preferring("a.desktop", for: ["text/x-tea"])
                == "[Default Applications]\ntext/x-tea=a.desktop\n")
        #expect(Associations("").preferring("a.desktop", for: []) == "")
    }

    @Test("Descriptions with hostile values yield files that are well-formed, in the folders for them")
    func hostileValues() async throws {
        for identifier in ["", "../escape", "a/b", ".hidden", "a\nb", "ü"] {
            #expect(throws: DesktopDescription.Failure.self) {
                _ = try describe(["CFBundleIdentifier": identifier])
            }
        }
        let application = try describe([
            "CFBundleIdentifier": "com.example.Editor", "CFBundleName": 7,
            "CFBundleDocumentTypes": ["no dictionary", [:]],
            "UTImportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.a", "UTTypeDescription": "<\"&\u{1}>", "UTTypeConformsTo": 3,
                    "UTTypeTagSpecification": [
                        "public.filename-extension": ["*", "a/b", "ok"], "public.mime-type": ["no type", "x/<y>"],
                    ],
                ], ["UTTypeIdentifier": "com.example/b c"],
            ],
        ])
        let text = try #require(application.mimePackage)
        #expect(text.components(separatedBy: "<glob ").count == 2 && text.contains("pattern=\"*.ok\""))
        _ = try user.install(application, icons: [try icon(0, "empty"), URL(filePath: "/none")]) { _ in nil }
        #expect(!FileManager.default.fileExists(atPath: folder.path(of: ".local/share/icons")))
        #expect(try await output("update-mime-database", folder.path(of: ".local/share/mime")) == "")
    }
}
