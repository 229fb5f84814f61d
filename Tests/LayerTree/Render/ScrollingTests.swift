// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import RenderThread
import Testing
import Windowing

@testable import LayerTree

/// A list in a scrolling layer, with bars above it, and rows of typical content.
@MainActor
private final class List {
    let scene: Scene
    let content = CALayer()
    private(set) var rows: [CALayer] = []
    var random: SeededGenerator
    private let picture: Bitmap?

    init(_ scene: Scene, seed: UInt64) {
        self.scene = scene
        random = SeededGenerator(seed: seed)
        picture = try? Bitmap(width: 9, height: 5)
        picture?.withUnsafeMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index * 5) }
        }
        content.frame = CGRect(x: 5, y: 6, width: 70, height: 64)
        content.masksToBounds = true
        content.cornerRadius = number(0...1) * 6
        scene.root.addSublayer(content)
        for index in 0..<24 { add(index) }
        let bar = scene.add(CGRect(x: 66, y: 10, width: 4, height: 20), CGColor(gray: 0, alpha: 0.5))
        bar.cornerRadius = 2
        scene.add(CGRect(x: 0, y: 0, width: 90, height: 9), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    }

    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    func row() -> CALayer { rows.randomElement(using: &random) ?? content }

    private func add(_ index: Int) {
        let row = scene.add(
            CGRect(x: number(-1...1) * 2, y: CGFloat(index) * 12 - 100, width: 70, height: 11.5),
            number(0...2) == 0 ? nil : CGColor(gray: number(2...4) / 4, alpha: 1), to: content)
        rows.append(row)
        // Halves lie between pixels at every scale except 2, and some extend out of the row, or lie far away from it.
        let title = scene.add(
            CGRect(x: number(-8...90) / 2, y: number(-40...50) / 2, width: 20.5, height: number(1...16) / 2), .red,
            to: row)
        title.cornerRadius = number(0...2)
        title.borderWidth = number(0...1)
        let image = scene.add(
            CGRect(x: 40, y: number(0...4) / 2, width: number(0...1) * 9 + 9, height: 5), nil, to: row)
        image.contents = picture
        image.opacity = Float(number(1...2) / 2)
        change(row)
    }

    /// Toggles a change of a row that prevents it from being moved unchanged.
    func change(_ row: CALayer) {
        switch Int(number(0...9)) {
        case 0: row.opacity = row.opacity < 1 ? 1 : 0.5
        case 1: row.masksToBounds.toggle()
        case 2: row.cornerRadius = row.cornerRadius > 0 ? 0 : 4
        case 3: row.shadowOpacity = row.shadowOpacity > 0 ? 0 : 1
        case 4:
            row.setAffineTransform(row.affineTransform().isIdentity ? CGAffineTransform(rotationAngle: 0.1) : .identity)
        case 5: row.sublayers?.first?.isHidden.toggle()
        case 6: row.sublayers?.last?.position.y += number(-6...6) / 2
        case 7: row.bounds.origin.y = number(-4...4) / 2
        default: row.position.y += number(-4...4) / 2
        }
    }
}

@MainActor
@Suite("Scrolling")
struct ScrollingTests {
    /// The maximum difference between two renderings of one antialiased edge.
    private static let softEdge = 17

    @Test(
        "A list that has scrolled looks as if it had always been at that position",
        arguments: 1...8 as ClosedRange<UInt64>,
        [1, 1.5, 2] as [CGFloat])
    func scrolled(seed: UInt64, scale: CGFloat) throws {
        let scene = Scene(width: Int(90 * scale), height: Int(80 * scale), scale: scale, bufferCount: 3)
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        let list = List(scene, seed: seed)
        for step in 0..<40 {
            list.content.bounds.origin.y += list.number(-14...16) / 2
            if step % 5 == 4 { list.content.bounds.origin.x += list.number(-4...4) / 2 }
            if step % 3 == 2 { list.change(list.row()) }
            guard let frame = scene.frame(after: 0.02) else { continue }
            let whole = try #require(scene.host.snapshotImage(scale: scale)).bitmap
            let wrong = (0..<frame.size.width * frame.size.height).first { index in
                let (x, y) = (index % frame.size.width, index / frame.size.width)
                let pixel = whole.pixel(x: x, y: y)
                let expected =
                    UInt32(pixel.alpha) << 24 | UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8
                    | UInt32(pixel.blue)
                return !isClose(frame.pixels[index], expected, within: Self.softEdge)
            }
            let place = wrong.map { ($0 % frame.size.width, $0 / frame.size.width) } ?? (-1, -1)
            #expect(wrong == nil, "seed \(seed), step \(step): first at \(place)")
        }
    }

    // MARK: - Segments

    /// Returns the position of a moved segment with one rectangle, for a clip of 100 by 100 pixels; `nil` if it must be
    /// listed again.
    private func place(
        _ rect: PixelRect, isFixed: Bool = false, movedBy distance: CGPoint, scaledBy scale: CGFloat = 1
    ) -> PixelRect? {
        RenderActor.sync {
            let layer = LayerID(number: 1)
            let item = DrawItem(
                key: .init(layer: layer, part: .background), bounds: rect, content: .fill(.init(gray: 0, alpha: 1)))
            let inner = Segment(layer: layer, items: [item], order: [.item(0)], isFixed: isFixed)
            let outer = Segment(layer: layer, items: [], order: [.segment(inner)], isFixed: false)
            let clip = PixelRect(x: 0, y: 0, width: 100, height: 100)
            let old = DisplayListBuilder.Context(transform: .identity, clip: clip)
            var new = old
            new.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: distance.x, ty: distance.y)
            var places: [PixelRect] = []
            outer.moved(from: old, to: new)?.forEachItem { places.append($0.bounds) }
            return places.first
        }
    }

    @Test("A visible segment that moves by whole pixels is moved, and any other is listed again")
    func segments() {
        let rect = PixelRect(x: 10, y: 20, width: 30, height: 40)
        #expect(
            place(rect, movedBy: CGPoint(x: -3, y: 40)) == PixelRect(x: 7, y: 60, width: 30, height: 40),
            "up to the clip's edge")
        #expect(place(rect, movedBy: .zero) == rect)
        #expect(place(rect, movedBy: CGPoint(x: 0, y: 41)) == nil, "cut off")
        #expect(place(rect, movedBy: CGPoint(x: 0, y: 0.5)) == nil, "between pixels")
        #expect(place(rect, movedBy: CGPoint(x: 1, y: 1), scaledBy: 2) == nil, "of another size")
        #expect(place(rect, movedBy: CGPoint(x: Double.nan, y: 0)) == nil)
        #expect(place(rect, isFixed: true, movedBy: CGPoint(x: 0, y: 1)) == nil, "something was left out before")
    }
}
