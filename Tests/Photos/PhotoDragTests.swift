// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitDragDrop
import UIKitTesting

@testable import Photos

@MainActor
@Suite("Photos: drag and drop")
struct PhotoDragTests {
    /// Drops files of another application on the wall, and waits until they are loaded.
    private func drop(_ files: [URL], on desk: PhotosDesk) async throws {
        let list = files.map(\.absoluteString).joined(separator: "\r\n")
        let drag = desk.stage.dragFromElsewhere(["text/uri-list": Data(list.utf8)])
        // The list of files is read while the pointer moves.
        var steps = 0
        repeat {
            drag.move(to: CGPoint(x: 600 + steps % 2, y: 400))
            desk.stage.advance(by: 0.02)
            await Task.yield()
            steps += 1
        } while !drag.isAccepted && steps < 100_000
        #expect(drag.isAccepted)
        drag.drop()
        while !desk.wall.isDropFinished { await Task.yield() }
        await desk.library.reload()
        try await desk.settle()
    }

    @Test("Files that are dropped are copied into the folder that is shown, under free names")
    func droppingFiles() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: ["": ["One"], "Garden": ["Two"]])
        let elsewhere = desk.folder.appendingPathComponent("Elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        let files = [try PhotosDesk.write("Two", to: elsewhere), try PhotosDesk.write("Six", to: elsewhere)]
        try await desk.tap("Garden")
        try await drop(files, on: desk)
        #expect(Set(desk.wall.photos.map(\.name)) == ["Two", "Two 2", "Six"])
        #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        desk.end()
    }

    @Test("Files that aren't photos are reported")
    func droppingOtherFiles() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: ["": ["One"]])
        let file = desk.folder.appendingPathComponent("notes.txt")
        try Data("notes".utf8).write(to: file)
        try await drop([file], on: desk)
        try desk.stage.expect("One file isn’t a photo.")
        #expect(desk.wall.photos.count == 1)
        desk.end()
    }

    @Test("A photo is dragged as its file, and all selected ones together")
    func draggingOut() async throws {
        let desk = try await PhotosDesk(width: 1000, photos: ["": ["One", "Two", "Three"]])
        let first = try desk.path(0)
        let session = TestDragSession()
        let view = desk.wall.collectionView
        let items = desk.wall.collectionView(view, itemsForBeginning: session, at: first)
        #expect(items.map(\.itemProvider.suggestedName) == [desk.wall.photos[0].name])
        #expect(items[0].itemProvider.hasItemConformingToTypeIdentifier("public.png"))
        try await desk.tap("Select")
        for item in [0, 2] { try desk.stage.tap(try desk.cell(item)) }
        #expect(desk.wall.collectionView(view, itemsForBeginning: session, at: first).count == 2)
        let other = try desk.path(1)
        #expect(desk.wall.collectionView(view, itemsForBeginning: session, at: other).count == 1)
        desk.end()
    }
}

@MainActor
private final class TestDragSession: UIDragSession {
    var localContext: Any?
    let items: [UIDragItem] = []
    let allowsMoveOperation = false
    let isRestrictedToDraggingApplication = false

    func location(in view: UIView) -> CGPoint { .zero }
}
