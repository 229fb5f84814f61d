// SPDX-License-Identifier: MIT
import DocumentFiles
import Foundation
import TestProcesses
import Testing

@Suite("File wrappers")
struct FileWrapperTests {
    private func wrapper(_ text: String, _ name: String? = nil) -> FileWrapper {
        let wrapper = FileWrapper(regularFileWithContents: Data(text.utf8))
        wrapper.preferredFilename = name
        return wrapper
    }

    @Test("A folder is read as it was written")
    func roundTrip() throws {
        let scratch = try TemporaryFolder()
        let folder = FileWrapper(directoryWithFileWrappers: [
            "text": wrapper("hello"),
            "inner": FileWrapper(directoryWithFileWrappers: ["deep": wrapper("deep")]),
            "link": FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere")),
        ])
        let place = try scratch.file("document")
        try folder.write(to: place, originalContentsURL: nil)
        #expect(folder.matchesContents(of: place))
        let read = try FileWrapper(url: place)
        #expect(read.filename == "document")
        #expect(read.fileWrappers?["text"]?.regularFileContents == Data("hello".utf8))
        #expect(read.fileWrappers?["inner"]?.fileWrappers?["deep"]?.isRegularFile == true)
        #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path == "/nowhere")
        read.addRegularFile(withContents: Data(), preferredFilename: "more")
        #expect(!read.matchesContents(of: place))
    }

    @Test("Children with the same preferred name have different names")
    func sameNames() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        let (first, second) = (wrapper("1", "a.png"), wrapper("2", "a.png"))
        #expect(folder.addFileWrapper(first) == "a.png")
        #expect(folder.addFileWrapper(second) == "a 2.png")
        #expect(folder.addFileWrapper(second) == "a 2.png")
        #expect(folder.keyForChildFileWrapper(second) == "a 2.png")
        folder.removeFileWrapper(first)
        #expect(folder.fileWrappers?.keys.sorted() == ["a 2.png"])
    }

    @Test("A child whose name would leave the folder isn't written", arguments: ["../out", "..", "a/b"])
    func escaping(_ name: String) throws {
        let scratch = try TemporaryFolder()
        let folder = FileWrapper(directoryWithFileWrappers: [name: wrapper("x")])
        let place = try scratch.file("document")
        #expect(throws: CocoaError.self) {
            try folder.write(to: place, options: .atomic, originalContentsURL: nil)
        }
        #expect(scratch.names == [])
    }

    @Test("The permissions of a folder's files are kept")
    func permissions() throws {
        let scratch = try TemporaryFolder()
        let place = try scratch.file("document")
        let child = place.appendingPathComponent("secret")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        try Data("x".utf8).write(to: child)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: child.path)
        try FileWrapper(url: place).write(to: place, options: .atomic, originalContentsURL: place)
        let attributes = try FileManager.default.attributesOfItem(atPath: child.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("A pipe in a folder is an error")
    func pipe() throws {
        let scratch = try TemporaryFolder()
        #expect(unsafe mkfifo(scratch.path(of: "pipe"), 0o600) == 0)
        #expect(throws: CocoaError.self) { try FileWrapper(url: URL(fileURLWithPath: scratch.path)) }
    }
}
