// SPDX-License-Identifier: MIT
import DocumentFiles
import Foundation
import TestProcesses
import Testing

extension TemporaryFolder {
    /// The place of a file, which is written if there is a text.
    func file(_ name: String, _ text: String? = nil) throws -> URL {
        URL(fileURLWithPath: try text.map { try write($0, to: name) } ?? path(of: name))
    }
}

@Suite("Replacing files")
struct FileReplacementTests {
    private func save(_ text: String, to url: URL, keeping name: String? = nil) throws {
        let replacement = try FileReplacement(of: url)
        try FileWriting.write(Data(text.utf8), to: replacement.draft)
        try replacement.commit(keepingPreviousAs: name)
    }

    @Test("A new version takes the place of the old one, and nothing else stays")
    func replaced() throws {
        let folder = try TemporaryFolder()
        try save("one", to: folder.file("a.text"))
        try save("two", to: folder.file("a.text"))
        #expect(folder.text(of: "a.text") == "two")
        #expect(folder.names == ["a.text"])
    }

    @Test("The old version is kept under another name")
    func kept() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.text", "one")
        try save("two", to: file, keeping: "b.text")
        #expect(folder.text(of: "a.text") == "two")
        #expect(folder.text(of: "b.text") == "one")
    }

    @Test("Until it is committed, and after it is cancelled, the old version stays")
    func cancelled() throws {
        let folder = try TemporaryFolder()
        let replacement = try FileReplacement(of: folder.file("a.text", "one"))
        try FileWriting.write(Data("two".utf8), to: replacement.draft)
        #expect(folder.text(of: "a.text") == "one")
        replacement.cancel()
        #expect(folder.names == ["a.text"])
        #expect(folder.text(of: "a.text") == "one")
    }

    @Test("Permissions of the old version are kept")
    func permissions() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.text", "one")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try save("two", to: file)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test("A symbolic link stays one, and what it points to is replaced")
    func link() throws {
        let folder = try TemporaryFolder()
        let (link, file) = (try folder.file("link"), try folder.file("a.text", "one"))
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        try save("two", to: link)
        #expect(folder.text(of: "a.text") == "two")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }

    @Test("A folder takes the place of a folder or a file, and a file that of a folder")
    func folders() throws {
        let folder = try TemporaryFolder()
        let place = try folder.file("a", "file")
        for names in [["x"], ["y", "z"]] {
            let wrapper = FileWrapper(
                directoryWithFileWrappers: Dictionary(
                    uniqueKeysWithValues: names.map { ($0, FileWrapper(regularFileWithContents: Data())) }))
            try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == names)
        }
        try save("file again", to: place)
        #expect(folder.text(of: "a") == "file again")
        #expect(folder.names == ["a"])
    }

    @Test("A pipe isn't replaced, and isn't waited for when read")
    func pipe() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("pipe")
        #expect(unsafe mkfifo(file.path, 0o600) == 0)
        #expect(throws: CocoaError.self) { try FileReplacement(of: file) }
        #expect(throws: CocoaError.self) { try FileReading.contents(of: file) }
    }

    @Test("Names of any length and with any characters that files can have are saved")
    func names() throws {
        let folder = try TemporaryFolder()
        for name in [String(repeating: "n", count: 255), "line\nbreak", "#?% ü", String(repeating: "あ", count: 85)] {
            try save("one", to: folder.file(name))
            try save("two", to: folder.file(name))
            #expect(folder.text(of: name) == "two")
        }
        #expect(folder.names.count == 4)
    }

    @Test("A version that was set aside between two renames comes back")
    func recovered() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file(".a.text.saving-previous", "one")
        FileReplacement.recover(try folder.file("a.text"))
        #expect(folder.text(of: "a.text") == "one")
    }

    @Test("A file larger than allowed isn't read")
    func tooLarge() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.text", "12345")
        #expect { try FileReading.contents(of: file, limit: 4) } throws: {
            ($0 as? CocoaError)?.code == .fileReadTooLarge
        }
        #expect(try FileReading.contents(of: file, limit: 5) == Data("12345".utf8))
    }

    @Test("A missing file, an unreadable name, and a folder have errors that say so")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        #expect { try FileReading.contents(of: folder.file("none")) } throws: {
            ($0 as? CocoaError)?.code == .fileReadNoSuchFile
        }
        #expect { try FileReading.contents(of: folder.file(String(repeating: "n", count: 300))) } throws: {
            ($0 as? CocoaError)?.code == .fileReadInvalidFileName
        }
        #expect(throws: CocoaError.self) { try FileReading.contents(of: URL(fileURLWithPath: folder.path)) }
    }
}
