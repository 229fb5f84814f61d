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
        let entries = try desk.library.delete(Set(desk.library.photos.map(\.id)))
        #expect(Set(entries.map(\.file.lastPathComponent)) == ["a b%.png", "a b% 2.png"])
        let note = try String(contentsOf: try #require(entries.first).note, encoding: .utf8)
        #expect(note.hasPrefix("[Trash Info]\nPath=") && note.contains("a%20b%25.png\nDeletionDate=20"))
        try await desk.library.restore(entries)
        #expect(desk.library.photos.count == 2)
        desk.end()
    }
}
