// SPDX-License-Identifier: MIT
import AccessibilityAudit
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@testable import Photos

@MainActor
@Suite("Photos")
struct PhotosTests {
    private static let photos = ["": ["One", "Two", "Three"], "Garden": ["Four", "Five"]]

    @Test("The wall passes the accessibility audit", arguments: [1000.0, 360])
    func audit(width: CGFloat) async throws {
        let desk = try await PhotosDesk(width: width, scale: 1, photos: Self.photos)
        #expect(desk.stage.audit().map(\.description) == [])
    }

    @Test("Tab reaches every control, and keys open a photo", arguments: [1000.0, 360])
    func keyboardReach(width: CGFloat) async throws {
        let desk = try await PhotosDesk(width: width, photos: Self.photos)
        #expect(try desk.stage.viewsOutOfKeyboardReach() == [])
        desk.end()
    }

    @Test("Without photos of the user's, generated ones are shown")
    func samples() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: [:])
        #expect(desk.library.hasSamples && desk.library.photos.count == 15)
        #expect(desk.library.folders.map(\.name) == ["Coast", "Mountains", "North"])
        try desk.stage.expect("Coast")
        desk.end()
    }

    @Test("The wall shows the latest photos, the folders, and all photos; the sidebar leads to one folder")
    func folders() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        let view = desk.wall.collectionView
        #expect(desk.parts == [.latest, .folders, .photos])
        #expect((0..<3).map(view.numberOfItems) == [5, 2, 5])
        try await desk.tap("Garden")
        #expect(desk.wall.photos.map(\.name) == ["Four", "Five"] && desk.wall.title == "Garden")
        #expect(desk.parts == [.photos])
        try desk.stage.expect("2 Photos")
        try await desk.tap("All Photos")
        #expect(desk.wall.photos.count == 5)
        try desk.stage.expectNot("2 Photos")
        desk.end()
    }

    @Test("A narrow window begins with the wall, above the folders")
    func narrow() async throws {
        let desk = try await PhotosDesk(width: 360, photos: Self.photos)
        try desk.stage.expect("All Photos")
        try await desk.key("alt+left")
        try await desk.tap("Garden")
        #expect(desk.wall.view.window != nil && desk.wall.photos.count == 2)
        desk.stage.resize(to: CGSize(width: 1000, height: 700))
        try await desk.settle()
        #expect(desk.folders.view.window != nil && desk.wall.view.window != nil)
        desk.end()
    }

    @Test("A photo grows from its cell, and returns into it")
    func opening() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        let cell = try desk.cell(1)
        let start = cell.imageView.convert(cell.imageView.bounds, to: nil)
        try desk.stage.tap(cell)
        desk.stage.advance(by: 0.02)
        let pages = try #require(desk.pages)
        let moving = try #require(pages.navigationController?.view.superview?.subviews.last as? UIImageView)
        #expect(cell.imageView.isHidden && moving.frame.height > start.height)
        try await desk.settle()
        #expect(!cell.imageView.isHidden && moving.superview == nil && pages.photo == cell.photo)
        await pages.page?.finishLoading()
        try await desk.settle()
        let image = try #require(pages.page?.imageView)
        #expect(abs(image.convert(image.bounds, to: nil).width - 1000) < 0.01)
        try await desk.key("escape")
        #expect(desk.pages == nil && !cell.imageView.isHidden)
        desk.end()
    }

    @Test("Arrow keys show the photos before and after, up to the ends")
    func stepping() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        try desk.stage.tap(try desk.cell(3))
        try await desk.settle()
        let names = desk.wall.photos.map(\.name)
        #expect(desk.pages?.photo.name == names[3])
        for expected in [4, 4] {
            try await desk.key("right")
            #expect(desk.pages?.photo.name == names[expected])
        }
        for expected in [3, 2, 1, 0, 0] {
            try await desk.key("left")
            #expect(desk.pages?.photo.name == names[expected] && desk.pages?.page?.photo.name == names[expected])
        }
        try desk.stage.expect("1 of 5")
        desk.end()
    }

    @Test("A double tap, a pinch, a wheel, and keys zoom a photo")
    func zooming() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        try desk.stage.tap(try desk.cell(0))
        try await desk.settle()
        let page = try #require(desk.pages?.page)
        await page.finishLoading()
        try await desk.settle()
        let center = CGPoint(x: 500, y: 350)
        for _ in 0..<2 { desk.stage.tap(at: center) }
        try await desk.settle()
        #expect(page.isZoomed)
        for _ in 0..<2 { desk.stage.tap(at: center) }
        try await desk.settle()
        #expect(!page.isZoomed)
        desk.stage.pinch(at: center, scale: 2)
        try await desk.settle()
        #expect(page.isZoomed)
        for _ in 0..<3 { try await desk.key("-") }
        #expect(!page.isZoomed)
        let corner = CGPoint(x: 300, y: 350)
        let point = desk.root.view.convert(corner, to: page.imageView)
        desk.stage.wheel(at: corner, clicks: -3)
        try await desk.settle()
        let stays = desk.root.view.convert(corner, to: page.imageView)
        #expect(page.isZoomed)
        #expect(abs(stays.x - point.x) < 2 && abs(stays.y - point.y) < 2, "\(point) \(stays)")
        desk.stage.wheel(at: corner, clicks: 5)
        try await desk.settle()
        #expect(!page.isZoomed)
        desk.end()
    }

    @Test("Selected photos are moved to the trash, and undo brings them back")
    func deletion() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        let names = desk.wall.photos.map(\.name)
        try await desk.tap("Select")
        for item in [0, 2] { try desk.stage.tap(try desk.cell(item)) }
        try await desk.settle()
        try desk.stage.expect("2 Photos Selected")
        try await desk.key("delete")
        #expect(desk.wall.photos.map(\.name) == [1, 3, 4].map { names[$0] } && !desk.wall.isEditing)
        let trash = desk.folder.appendingPathComponent("Trash")
        let files = try FileManager.default.contentsOfDirectory(atPath: trash.appendingPathComponent("files").path)
        #expect(Set(files) == Set([0, 2].map { names[$0] + ".png" }))
        try desk.stage.key("ctrl+z")
        try await desk.settle()
        #expect(desk.wall.photos.map(\.name) == names)
        desk.end()
    }

    @Test("Deleting an open photo shows the next one")
    func deletionOfOpenPhoto() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        let names = desk.wall.photos.map(\.name)
        try desk.stage.tap(try desk.cell(1))
        try await desk.settle()
        try await desk.tap("Delete")
        #expect(desk.pages?.photo.name == names[2] && desk.wall.photos.count == 4)
        for _ in 0..<4 { try await desk.key("delete") }
        #expect(desk.pages == nil && desk.wall.photos.isEmpty)
        try desk.stage.expect("No Photos")
        desk.end()
    }

    @Test("A restart restores the open folder")
    func restart() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        desk.root.show(desk.library.folders.last?.id)
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        desk.root.encodeRestorableState(with: coder)
        let second = PhotosController(library: desk.library)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        second.decodeRestorableState(with: decoder)
        #expect(second.wall.photos.map(\.name) == ["Four", "Five"] && second.folders.chosen == desk.wall.folder)
        desk.end()
    }

    /// Opens the context menu of an item in the grid.
    private func openMenu(_ item: Int, of desk: PhotosDesk) async throws {
        try desk.stage.click(try desk.cell(item), secondary: true)
        try await desk.settle()
    }

    @Test("The context menu of a photo opens, copies, and deletes it")
    func menuOfPhoto() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        let photos = desk.wall.photos
        try await openMenu(1, of: desk)
        try await desk.tap("Copy")
        #expect(UIPasteboard.general.urls == [photos[1].url])
        try await openMenu(1, of: desk)
        try await desk.tap("Open")
        #expect(desk.pages?.photo == photos[1] && desk.pages?.photos.count == 5)
        try await desk.key("escape")
        try await openMenu(1, of: desk)
        try await desk.tap("Delete")
        #expect(desk.wall.photos == [0, 2, 3, 4].map { photos[$0] })
        let garden = try #require(desk.wall.photos.firstIndex { $0.name == "Four" })
        try await openMenu(garden, of: desk)
        try await desk.tap("Show in “Garden”")
        #expect(desk.wall.folder?.lastPathComponent == "Garden" && desk.folders.chosen == desk.wall.folder)
        desk.end()
    }

    @Test("The context menu of several selected photos applies to all of them; at another photo, to that one")
    func menuOfSelection() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        let photos = desk.wall.photos
        try await desk.tap("Select")
        for item in [0, 2] { try desk.stage.tap(try desk.cell(item)) }
        try await openMenu(2, of: desk)
        try await desk.tap("Copy 2 Photos")
        #expect(UIPasteboard.general.urls == [photos[0].url, photos[2].url])
        try await openMenu(0, of: desk)
        try await desk.tap("Open")
        #expect(desk.pages?.photos == [photos[0], photos[2]])
        try await desk.key("escape")
        try await openMenu(1, of: desk)
        try await desk.tap("Copy")
        #expect(UIPasteboard.general.urls == [photos[1].url])
        try await openMenu(2, of: desk)
        try await desk.tap("Delete 2 Photos")
        #expect(desk.wall.photos == [1, 3, 4].map { photos[$0] } && !desk.wall.isEditing)
        try await desk.key("ctrl+z")
        #expect(desk.wall.photos.count == 5)
        desk.end()
    }

    @Test("If only some photos can be moved to the trash, the others are reported and undo restores the moved ones")
    func partialDeletion() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        let photos = desk.wall.photos
        try FileManager.default.removeItem(at: photos[2].url)
        desk.root.delete([photos[0].id, photos[2].id])
        try await desk.settle()
        try desk.stage.expect("Not everything can be moved to the trash.")
        #expect(desk.wall.photos == [1, 3, 4].map { photos[$0] })
        try await desk.tap("OK")
        try await desk.key("ctrl+z")
        #expect(desk.wall.photos == [0, 1, 3, 4].map { photos[$0] })
        desk.end()
    }

    @Test("Redo moves a photo to the trash that was restored under another name, not the one that has its name")
    func redoOfRenamedPhoto() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: Self.photos)
        let photo = try #require(desk.wall.photos.first)
        desk.root.delete([photo.id])
        try await desk.settle()
        try Data("another".utf8).write(to: photo.url)
        try await desk.key("ctrl+z")
        let restored = photo.url.deletingLastPathComponent().appendingPathComponent("\(photo.name) 2.png")
        #expect(FileManager.default.fileExists(atPath: restored.path))
        try await desk.key("ctrl+shift+z")
        #expect(!FileManager.default.fileExists(atPath: restored.path))
        let text = try String(contentsOf: photo.url, encoding: .utf8)
        #expect(text == "another")
        desk.end()
    }
}
