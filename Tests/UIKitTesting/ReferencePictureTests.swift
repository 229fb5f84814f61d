// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@Suite("Reference images")
@MainActor
struct ReferencePictureTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test("A PNG file preserves every pixel")
    func roundTrip() throws {
        let picture = self.picture(red: 0.5)
        let path = try write(picture, "same").path
        let read = try StagePicture(contentsOfFile: path)
        #expect(read == picture)
        #expect(read.differences(from: picture, tolerance: 0) == 0)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("Equal and nearly equal images pass; a different one fails with the saved files")
    func comparison() throws {
        _ = try write(picture(red: 0.5), "square")
        let reference = ReferencePicture("square", testFile: folder.appendingPathComponent("Test.swift").path)
        try reference.compare(picture(red: 0.5), tolerance: 0)
        try reference.compare(picture(red: 0.505), tolerance: 2)
        let error = #expect(throws: StageError.self) { try reference.compare(picture(red: 0.7)) }
        #expect(error?.description.contains("100 pixels") == true)
        #expect(error?.description.contains("shoji-square-map.png") == true)
        try reference.compare(picture(red: 0.7), pixels: 100)
        #expect(throws: StageError.self) {
            try reference.compare(picture(red: 0.5).cropped(to: CGRect(x: 0, y: 0, width: 5, height: 10)))
        }
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("A reference that is missing or too large is an error")
    func missing() throws {
        let missing = ReferencePicture("nothing", testFile: folder.appendingPathComponent("Test.swift").path)
        #expect(throws: StageError.self) { try missing.compare(picture(red: 1)) }
        let file = try write(picture(red: 1), "large")
        try Data(repeating: 0, count: ReferencePicture.maximumFileBytes + 1).write(to: file)
        let large = ReferencePicture("large", testFile: folder.appendingPathComponent("Test.swift").path)
        let error = #expect(throws: StageError.self) { try large.compare(picture(red: 1)) }
        #expect(error?.description.contains("show less") == true)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("Cropping rounds outwards to whole pixels, and is empty outside the image")
    func cropping() {
        let whole = picture(red: 1)
        #expect(whole.cropped(to: CGRect(x: 0.4, y: 1.5, width: 1, height: 1)).width == 2)
        #expect(whole.cropped(to: CGRect(x: 0.4, y: 1, width: 1, height: 1)).height == 1)
        #expect(whole.cropped(to: CGRect(x: 5, y: 5, width: 50, height: 2)).width == 5)
        #expect(whole.cropped(to: CGRect(x: 50, y: 50, width: 5, height: 5)).width == 0)
        #expect(whole.cropped(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)).width == 0)
    }

    /// Returns ten by ten pixels of a shade of red.
    private func picture(red: CGFloat) -> StagePicture {
        let stage = Stage(size: CGSize(width: 20, height: 20))
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
        stage.show(view)
        return stage.screenshot(of: view)
    }

    private func write(_ picture: StagePicture, _ name: String) throws -> URL {
        let pictures = folder.appendingPathComponent("Pictures")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        let file = pictures.appendingPathComponent(name + ".png")
        try picture.pngData().write(to: file)
        return file
    }
}
