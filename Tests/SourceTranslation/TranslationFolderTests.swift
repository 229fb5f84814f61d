// SPDX-License-Identifier: MIT
import Foundation
import SourceTranslation
import Testing

@Suite("Folders of translations")
struct TranslationFolderTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var folder: URL { root.appending(path: "out") }

    private func write(_ name: String, _ text: String) throws -> URL {
        let file = root.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    private func translation(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    @Test("A change in a body translates one file, and one of a declaration all that depend on it")
    func incremental() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let a = try write("A.swift", "class A: UIView {}")
        let b = try write("B.swift", "class B: A {\n@objc func b() { print(1) }\n}")
        #expect(try TranslationFolder.update(folder, sources: [a, b]).isEmpty)
        #expect(try translation("B.swift").contains("override class var actions"))
        // A translation that was written again would lose this mark.
        try "mark".write(to: folder.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        _ = try write("B.swift", "class B: A {\n@objc func b() { print(2) }\n}")
        _ = try TranslationFolder.update(folder, sources: [a, b])
        #expect(try translation("A.swift") == "mark")
        #expect(try translation("B.swift").contains("print(2)"))
        _ = try write("A.swift", "class A: NSObject {}")
        _ = try TranslationFolder.update(folder, sources: [a, b])
        #expect(try translation("B.swift").contains("class B: A, ActionTarget"))
    }

    @Test("Problems are reported again for files that aren't translated again")
    func problems() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let a = try write("A.swift", "import CoreData")
        #expect(try TranslationFolder.update(folder, sources: [a]).count == 1)
        #expect(try TranslationFolder.update(folder, sources: [a]).count == 1)
    }

    @Test("Translations of removed sources are removed; files of one name don't replace each other")
    func names() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let a = try write("A.swift", "let a = 1")
        let other = try write("Other/A.swift", "let b = 1")
        _ = try TranslationFolder.update(folder, sources: [a, other])
        #expect(try translation("A.swift").contains("let a"))
        #expect(try translation("A-2.swift").contains("let b"))
        _ = try TranslationFolder.update(folder, sources: [a])
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "A-2.swift").path))
    }

    @Test("A source that is missing is an error")
    func missing() {
        #expect(throws: (any Error).self) {
            try TranslationFolder.update(folder, sources: [root.appending(path: "None.swift")])
        }
        try? FileManager.default.removeItem(at: root)
    }
}
