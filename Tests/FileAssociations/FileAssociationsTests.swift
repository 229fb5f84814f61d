// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing

/// The desktop's types and applications, in processes with databases of their own.
@Suite(
    "Files and their applications",
    .enabled(if: Program.areInstalled("update-mime-database", "update-desktop-database")))
struct FileAssociationsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["data/applications", "data/mime/packages", "config"] {
            try FileManager.default.createDirectory(atPath: folder.path(of: name), withIntermediateDirectories: true)
        }
    }

    private func install(_ name: String, command: String, types: String) async throws {
        _ = try folder.write(
            "[Desktop Entry]\nType=Application\nName=\(name)\nExec=\(command)\nIcon=\(name.lowercased())\nMimeType=\(types)\n",
            to: "data/applications/org.example.\(name).desktop")
        let update = try ChildProcess(
            Program.required("update-desktop-database"), [folder.path(of: "data/applications")])
        _ = try await update.end()
    }

    /// Runs the fixture, and returns the lines that it writes.
    private func run(_ arguments: String...) async throws -> [String] {
        let process = try ChildProcess(
            Program.built("FileAssociationsFixture"), arguments,
            environment: [
                "HOME": folder.path, "XDG_DATA_HOME": folder.path(of: "data"),
                "XDG_CONFIG_HOME": folder.path(of: "config"),
                "XDG_DATA_DIRS": "/usr/share", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
            ])
        return try await process.end().output.split(separator: "\n").map(String.init)
    }

    @Test("A file's kind is that of its name, or else of its content")
    func kinds() async throws {
        let image = try folder.write("no image", to: "tea.png")
        #expect(try await run(image).prefix(3) == ["image/png", "PNG image", "image-png,image-x-generic"])
        let page = try folder.write("<!DOCTYPE html><html><body>tea</body></html>", to: "tea")
        #expect(try await run(page).first == "text/html")
        #expect(try await run(folder.path(of: "none.unheard-of")).first == "application/octet-stream")
        // A name can be anything that has no slash.
        #expect(try await run(folder.path(of: "tea\n.txt")).first == "text/plain")
    }

    @Test("S-IPAD-15: The applications for a type are listed once they are installed, the user's choice first")
    func handlers() async throws {
        let file = try folder.write("leaves", to: "tea.tealeaf")
        _ = try folder.write(
            """
            <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info"><mime-type type="text/x-tealeaf">
            <glob pattern="*.tealeaf"/></mime-type></mime-info>
            """, to: "data/mime/packages/tea.xml")
        let update = try ChildProcess(Program.required("update-mime-database"), [folder.path(of: "data/mime")])
        _ = try await update.end()
        func listed() async throws -> [String] {
            try await run(file).dropFirst(3).filter { $0.contains("org.example") }
        }
        #expect(try await listed() == [])
        try await install("Pot", command: "true %f", types: "text/x-tealeaf;")
        #expect(try await listed() == ["org.example.Pot Pot pot"])
        // An application for all texts opens it too, and one without a place for files doesn't.
        try await install("Book", command: "true %U", types: "text/plain;")
        try await install("Deaf", command: "true", types: "text/x-tealeaf;")
        #expect(try await listed() == ["org.example.Pot Pot pot", "org.example.Book Book book"])
        _ = try folder.write(
            "[Default Applications]\ntext/x-tealeaf=org.example.Book.desktop\n", to: "config/mimeapps.list")
        #expect(try await listed() == ["org.example.Book Book book", "org.example.Pot Pot pot"])
    }

    @Test("An application is started with the file and the variables; one that was removed is named in the error")
    func opening() async throws {
        let file = try folder.write("leaves", to: "tea leaf & more.txt")
        let result = folder.path(of: "result")
        let script = try folder.write(
            "#!/bin/sh\necho \"$1 $SHOJI_OPEN_ORIGIN\" > \(result).new\nmv \(result).new \(result)\n", to: "pot")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        try await install("Pot", command: "\(script) %f", types: "text/plain;")
        #expect(try await run(file, "org.example.Pot") == [])
        #expect(await Patience.eventually { FileManager.default.fileExists(atPath: result) })
        #expect(try String(contentsOfFile: result, encoding: .utf8) == "\(file) tea\n")
        #expect(
            try await run(file, "org.example.None") == [
                "The application org.example.None can't be started: It is not installed any more."
            ])
    }
}
