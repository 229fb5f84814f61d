// SPDX-License-Identifier: MIT
import AccessibilityAudit
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting
import Windowing

@testable import Sketch

/// An open drawing pad, with folders of its own.
@MainActor
private final class Pad {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let stage = Stage(size: CGSize(width: 1000, height: 760))
    let store: DrawingStore
    let sketch: SketchViewController

    var canvas: CanvasView { sketch.canvas }
    var drawing: Drawing { canvas.paper.drawing }

    /// Opens a pad after `prepare` has written files.
    init(prepare: (DrawingStore) throws -> Void = { _ in }) rethrows {
        store = DrawingStore(file: folder.appendingPathComponent("data/drawing.json"), exports: folder)
        try prepare(store)
        sketch = SketchViewController(store: store)
        stage.show(sketch)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A level line across the sheet.
    func drawLine(at y: CGFloat) {
        stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 600, y: y))
    }

    func isEnabled(_ name: String) -> Bool? {
        ((try? stage.view(named: name)) as? UIButton)?.isEnabled
    }

    func colour(_ x: CGFloat, _ y: CGFloat) throws -> StagePicture.Pixel {
        stage.advance(by: 0.1)
        return try #require(stage.pixel(at: CGPoint(x: x, y: y)))
    }
}

@MainActor
@Suite("Sketch")
struct SketchTests {
    @Test("The drawing pad passes the accessibility audit")
    func audit() throws {
        #expect(try Pad().stage.audit().map(\.description) == [])
    }

    @Test func `A finger, and the mouse, draw where they go, in the chosen ink`() throws {
        let pad = try Pad()
        pad.drawLine(at: 300)
        #expect(pad.drawing.strokes.count == 1)
        #expect(try pad.colour(450, 300).red < 60)
        try pad.stage.tap("Red")
        pad.stage.mouseDrag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 600, y: 400))
        let red = try pad.colour(450, 400)
        #expect(red.red > 180 && red.green < 90)
        #expect(try pad.colour(450, 350).green == 255)
    }

    @Test func `All places that a pen told of in one turn are in the line, and what was foretold of it goes`() throws {
        let pad = try Pad()
        let window = pad.stage.window
        func send(_ phase: TouchPointEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
            window.receive(
                .touches([
                    TouchPointEvent(phase: phase, identifier: 0, location: CGPoint(x: x, y: y), timestamp: 0)
                ]))
        }
        send(.began, 300, 300)
        for step in 1...12 {
            pad.stage.advance(by: 1.0 / 120)
            for part in 1...4 {
                let x = 300 + CGFloat(step * 4 + part) * 5
                send(.moved, x, 300)
            }
        }
        pad.stage.advance(by: 0)
        #expect(try pad.colour(550, 300).red < 60)
        #expect(try pad.colour(600, 300).red < 60)
        send(.ended, 560, 300)
        pad.stage.advance(by: 0)
        #expect(pad.drawing.strokes.first?.points.count == 49)
        #expect(try pad.colour(600, 300).red == 255)
    }

    @Test func `Lines are taken back and drawn again, by buttons and by keys`() throws {
        let pad = try Pad()
        pad.drawLine(at: 300)
        pad.drawLine(at: 400)
        let both = pad.drawing
        try pad.stage.tap("Undo")
        #expect(pad.drawing.strokes.count == 1)
        #expect(try pad.colour(450, 400).red == 255)
        try pad.stage.key("ctrl+z")
        #expect(pad.drawing.strokes.isEmpty)
        #expect(pad.isEnabled("Redo") == true && pad.isEnabled("Undo") == false)
        try pad.stage.key("ctrl+shift+z")
        try pad.stage.tap("Redo")
        #expect(pad.drawing == both)
        #expect(try pad.colour(450, 400).red < 60)
        try pad.stage.tap("Clear")
        #expect(pad.drawing.strokes.isEmpty)
        try pad.stage.tap("Undo")
        #expect(pad.drawing == both)
    }

    @Test func `The eraser takes whole lines, those that it touches`() throws {
        let pad = try Pad()
        pad.drawLine(at: 300)
        pad.drawLine(at: 400)
        try pad.stage.tap("Eraser")
        pad.stage.drag(from: CGPoint(x: 450, y: 340), to: CGPoint(x: 450, y: 440))
        #expect(pad.drawing.strokes.count == 1)
        #expect(try pad.colour(350, 400).red == 255)
        try pad.stage.tap("Undo")
        #expect(pad.drawing.strokes.count == 2)
    }

    @Test func `Two fingers enlarge and turn the sheet, and leave no line`() throws {
        let pad = try Pad()
        let before = pad.canvas.zoom
        pad.stage.pinch(at: CGPoint(x: 500, y: 400), scale: 2)
        #expect(pad.canvas.zoom > before * 1.5)
        pad.stage.rotate(at: CGPoint(x: 500, y: 400), by: 0.8)
        #expect(abs(pad.canvas.turn) > 0.4)
        #expect(pad.drawing.strokes.isEmpty)
        try pad.stage.tap("Fit")
        #expect(pad.canvas.zoom == before && pad.canvas.turn == 0)
    }

    @Test func `What lies under the fingers stays under them`() throws {
        let pad = try Pad()
        let paper = pad.canvas.paper
        let place = CGPoint(x: 300, y: 250)
        let before = paper.convert(place, from: nil)
        pad.stage.touchpadPinch(at: place, scale: 1.6)
        let after = paper.convert(place, from: nil)
        #expect(hypot(after.x - before.x, after.y - before.y) < 1)
        #expect(pad.canvas.zoom > 1)
    }

    @Test func `The drawing is there again after the application was left`() throws {
        let pad = try Pad()
        pad.drawLine(at: 300)
        let drawn = pad.drawing
        pad.stage.terminate()
        #expect(try pad.store.load() == drawn)
    }

    @Test func `A file that isn't a drawing is reported, and kept under another name`() throws {
        let damaged = Data("{ no drawing".utf8)
        let pad = try Pad { store in
            try FileManager.default.createDirectory(
                at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try damaged.write(to: store.file)
        }
        try pad.stage.expect("OK")
        try pad.stage.tap("OK")
        pad.stage.advance(by: 1)
        pad.drawLine(at: 300)
        pad.stage.terminate()
        let copy = pad.store.file.deletingLastPathComponent().appendingPathComponent("drawing-unreadable-1.json")
        #expect(try Data(contentsOf: copy) == damaged)
        #expect(try pad.store.load().strokes.count == 1)
    }

    @Test func `A drawing that can't be saved is reported once, and kept`() throws {
        // A file takes the place of the folder.
        let pad = try Pad { store in
            let folder = store.file.deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: folder)
        }
        pad.drawLine(at: 300)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        pad.stage.advance(by: 1)
        try pad.stage.expect("OK")
        try pad.stage.tap("OK")
        pad.stage.advance(by: 1)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        pad.stage.advance(by: 1)
        try pad.stage.expectNot("OK")
        #expect(pad.drawing.strokes.count == 1)
    }

    @Test func `Exports are a picture of the sheet and a page of lines, beside what is there`() throws {
        let pad = try Pad()
        pad.drawLine(at: 300)
        try pad.stage.tap("PNG")
        try pad.stage.tap("PNG")
        try pad.stage.key("ctrl+shift+e")
        let names = try FileManager.default.contentsOfDirectory(atPath: pad.folder.path).sorted()
        #expect(names == ["Sketch 2.png", "Sketch.pdf", "Sketch.png"])
        let picture = try StagePicture(contentsOfFile: pad.folder.appendingPathComponent("Sketch.png").path)
        #expect(picture.width == 2376 && picture.height == 1680)
        let page = try Data(contentsOf: pad.folder.appendingPathComponent("Sketch.pdf"))
        #expect(page.starts(with: Data("%PDF-".utf8)))
    }

    @Test func `A pen's pressure makes the line thin and thick`() {
        var thin = Stroke(ink: .black, width: 20)
        for x in 0...40 { _ = thin.add(Stroke.Point(x: CGFloat(x) * 4, y: 50, pressure: CGFloat(x) / 40)) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 100)).image { _ in thin.draw() }
        func height(at x: Int) -> Int {
            guard let bitmap = image.cgImage?.bitmap else { return 0 }
            return (0..<100).filter { bitmap.pixel(x: x, y: $0).alpha > 127 }.count
        }
        #expect(height(at: 140) > height(at: 40) + 5)
        #expect((15...20).contains(height(at: 150)))
    }

    @Test func `Places that are no numbers are passed over`() {
        var stroke = Stroke(ink: .blue, width: 4)
        #expect(stroke.add(Stroke.Point(x: .nan, y: 3)).isNull)
        #expect(stroke.add(Stroke.Point(x: 3, y: .infinity)).isNull)
        #expect(stroke.points.isEmpty && stroke.bounds.isNull)
        #expect(!stroke.isNear(.zero, distance: 1000))
    }
}
