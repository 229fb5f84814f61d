// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCollections
import UIKitCore

@testable import Photos

@MainActor
@Suite("Photos: files")
struct PhotoFileTests {
    @Test("Thumbnails are reduced, kept, and made only while a request waits for them")
    func thumbnails() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: ["": (1...30).map { "Photo \($0)" }])
        let made = desk.wall.loader.madeCount
        let loader = ThumbnailLoader()
        let photos = desk.library.photos
        var results: [String: UIImage?] = [:]
        let requests = photos.map { photo in loader.request(photo, .small) { results[photo.name] = $0 } }
        for request in requests.dropFirst() { request.cancel() }
        await loader.drain()
        #expect(results.keys.sorted() == [photos[0].name] && loader.madeCount == 1 && loader.isIdle)
        #expect(loader.thumbnail(of: photos[0], .small) != nil && loader.thumbnail(of: photos[1], .small) == nil)
        #expect(made > 0 && desk.wall.loader.isIdle)
        desk.end()
    }

    @Test("A file that isn't an image is listed without a thumbnail")
    func brokenImages() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: ["": ["One"]])
        let broken = desk.library.folder.appendingPathComponent("broken.jpg")
        try Data([0xFF, 0xD8, 0xFF, 0x00]).write(to: broken)
        await desk.library.reload()
        try await desk.settle()
        #expect(desk.library.photos.count == 2)
        let photo = try #require(desk.library.photos.first { $0.name == "broken" })
        #expect(desk.wall.loader.thumbnail(of: photo, .small) == nil)
        desk.root.open(photo, among: desk.library.photos)
        try await desk.settle()
        await desk.pages?.page?.finishLoading()
        try await desk.settle()
        #expect(desk.pages?.photo == photo)
        desk.end()
    }

    @Test(
        "The folder for pictures is read from the user's directories",
        arguments: [
            ("XDG_PICTURES_DIR=\"$HOME/Bilder\"", "/home/kim/Bilder"), ("XDG_PICTURES_DIR=\"/data/p\"", "/data/p"),
            ("# XDG_PICTURES_DIR=\"$HOME/x\"\nXDG_PICTURES_DIR = \"$HOME/y\"", "/home/kim/y"),
        ])
    func pictureFolder(text: String, path: String) {
        let home = URL(fileURLWithPath: "/home/kim")
        #expect(PictureFolder.folder(in: text, home: home)?.path == path)
    }

    @Test(
        "Text without a folder for pictures names none", arguments: ["", "=", "XDG_PICTURES_DIR", "XDG_PICTURES_DIR=x"])
    func noPictureFolder(text: String) {
        #expect(PictureFolder.folder(in: text, home: URL(fileURLWithPath: "/home/kim")) == nil)
    }

    @Test("The trash has the file, and a note with its path; two files of one name don't collide")
    func trash() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: ["": ["a b%"], "Garden": ["a b%"]])
        let entries = await desk.library.delete(Set(desk.library.photos.map(\.id))).done
        #expect(Set(entries.map(\.file.lastPathComponent)) == ["a b%.png", "a b% 2.png"])
        let note = try String(contentsOf: try #require(entries.first).note, encoding: .utf8)
        #expect(note.hasPrefix("[Trash Info]\nPath=") && note.contains("a%20b%25.png\nDeletionDate=20"))
        #expect(await desk.library.restore(entries).error == nil)
        #expect(desk.library.photos.count == 2)
        desk.end()
    }

    /// A temporary folder with a trash.
    private func withTrash(_ body: (Trash, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trash-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(Trash(folder: folder.appendingPathComponent("Trash")), folder)
    }

    @Test("The trash notes the date in local time")
    func trashDate() throws {
        try withTrash { trash, folder in
            let file = folder.appendingPathComponent("a.png")
            try Data("a".utf8).write(to: file)
            let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600 + 1800))
            let entry = try trash.put(file, at: Date(timeIntervalSince1970: 1_700_000_000), in: zone)
            let note = try String(contentsOf: entry.note, encoding: .utf8)
            #expect(note.hasSuffix("\nDeletionDate=2023-11-15T03:43:20\n"))
        }
    }

    @Test("A file that can't be moved to the trash leaves no note there")
    func trashFailure() throws {
        try withTrash { trash, folder in
            _ = #expect(throws: CocoaError.self) { try trash.put(folder.appendingPathComponent("none.png")) }
            let notes = trash.folder.appendingPathComponent("info").path
            let names = try FileManager.default.contentsOfDirectory(atPath: notes)
            #expect(names.isEmpty)
        }
    }

    @Test("A name that another application has reserved in the trash isn't used")
    func reservedName() throws {
        try withTrash { trash, folder in
            let notes = trash.folder.appendingPathComponent("info")
            try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
            let other = notes.appendingPathComponent("a.png.trashinfo")
            try Data("other".utf8).write(to: other)
            let file = folder.appendingPathComponent("a.png")
            try Data("a".utf8).write(to: file)
            let entry = try trash.put(file)
            #expect(entry.file.lastPathComponent == "a 2.png")
            let text = try String(contentsOf: other, encoding: .utf8)
            #expect(text == "other")
        }
    }
}
