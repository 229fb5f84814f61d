// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

/// A page with one leaf.
@MainActor
private final class LeafBench {
    let scene = Scene(width: 120, height: 60)
    let leaf = LeafLayer()

    /// Shows a leaf in the right half (in the left one if its free edge is at the left), red with a blue back.
    func show(
        _ edge: LeafEdge = .right, back: CGColor? = .blue, turn: CGFloat, tilt: CGFloat = 0
    ) throws -> MemoryTarget.Presented {
        if leaf.superlayer == nil {
            leaf.frame = CGRect(x: edge == .left ? 0 : 60, y: 0, width: 60, height: 60)
            scene.root.addSublayer(leaf)
        }
        let front = try picture(.red, leaf.bounds.size)
        let behind = try back.map { try picture($0, leaf.bounds.size) }
        scene.withoutActions {
            leaf.freeEdge = edge
            leaf.front = front
            leaf.back = behind
            leaf.turn = turn
            leaf.tilt = tilt
        }
        return try #require(scene.frame())
    }

    private func picture(_ color: CGColor, _ size: CGSize) throws -> CGImage {
        let bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
        let context = bitmap.makeContext()
        context.setFillColor(color)
        context.fill(CGRect(origin: .zero, size: size))
        return try #require(bitmap.makeImage())
    }
}

@MainActor
@Suite("Leaves of a book")
struct LeafLayerTests {
    @Test("A leaf lies flat in its bounds, or with its back up on the other side of the spine")
    func ends() throws {
        let bench = LeafBench()
        let flat = try bench.show(turn: 0)
        #expect(flat.pixel(62, 30) == red && flat.pixel(118, 30) == red && flat.pixel(58, 30) == white)
        let turned = try bench.show(turn: 1)
        #expect(turned.pixel(2, 30) == blue && turned.pixel(58, 30) == blue && turned.pixel(62, 30) == white)
    }

    @Test(
        "The free edge matches the turn, and the page beyond the fold has disappeared",
        arguments: [0.2, 0.35, 0.6, 0.8])
    func edge(_ turn: CGFloat) throws {
        let bench = LeafBench()
        let frame = try bench.show(turn: turn)
        let edge = Int(60 + 60 * (1 - 2 * turn))
        #expect(isClose(frame.pixel(edge + 3, 30), blue, within: 60))
        #expect(frame.pixel(edge - 3, 30) & 0xFF < 0xFF || edge < 63)
        // Nothing is drawn beyond the fold and its shadow.
        #expect(frame.pixel(118, 30) == white || turn < 0.3)
    }

    @Test("A free edge at the left turns in the opposite direction")
    func left() throws {
        let bench = LeafBench()
        let frame = try bench.show(.left, turn: 1)
        #expect(frame.pixel(62, 30) == blue && frame.pixel(58, 30) == white)
    }

    @Test("With a tilted fold one corner leads, and the page stays attached to the spine")
    func tilt() throws {
        let bench = LeafBench()
        let frame = try bench.show(turn: 0.15, tilt: 0.4)
        #expect(frame.pixel(108, 2) == red && frame.pixel(108, 58) != red)
        let late = try bench.show(turn: 0.97, tilt: 5)
        for y in [2, 30, 57] { #expect(isClose(late.pixel(57, y), blue, within: 110), "row \(y)") }
    }

    @Test("A back without an image is pale paper, and an invalid leaf draws nothing")
    func odd() throws {
        let bench = LeafBench()
        let pale = try bench.show(back: nil, turn: 1).pixel(30, 30)
        #expect(pale >> 16 & 0xFF > 200 && pale >> 8 & 0xFF > 180 && pale & 0xFF > 180)
        bench.leaf.turn = .nan
        bench.leaf.pivot = .infinity
        #expect(bench.leaf.turn == 0 && bench.leaf.pivot.isFinite)
        bench.scene.withoutActions { bench.leaf.front = nil }
        #expect(try #require(bench.scene.frame(after: 1)).pixel(30, 30) == white)
    }

    @Test("The turn can be animated")
    func animated() throws {
        let bench = LeafBench()
        _ = try bench.show(turn: 0)
        let fall = CABasicAnimation(keyPath: "leafTurn")
        fall.fromValue = 0
        fall.toValue = 1
        fall.duration = 1
        bench.leaf.add(fall, forKey: nil)
        bench.scene.frame()
        let half = try #require(bench.scene.frame(after: 0.5))
        #expect(isClose(half.pixel(63, 30), blue, within: 60) && half.pixel(118, 30) == white)
    }
}
