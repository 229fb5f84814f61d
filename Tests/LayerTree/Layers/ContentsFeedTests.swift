// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import RenderThread
import Synchronization
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Contents feeds")
struct ContentsFeedTests {
    private func picture(_ color: CGColor, side: Int = 2) throws -> CGImage {
        let bitmap = try Bitmap(width: side, height: side)
        let context = bitmap.makeContext()
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return try #require(CGImage(bitmap: bitmap, isOpaque: true))
    }

    /// Produces a frame without involving the main actor.
    private func frameFromAside(_ scene: Scene) -> MemoryTarget.Presented? {
        let (target, time) = (scene.target, scene.clock.now)
        RenderActor.sync { target.tick(time) }
        return scene.lastFrame
    }

    @Test("Images are shown in the next frame, without a commit")
    func pictures() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 10), nil)
        let feed = ContentsFeed()
        layer.contentsFeed = feed
        #expect(try #require(scene.frame()).pixel(15, 15) == white)
        let commits = scene.host.statistics.commits
        for (color, value) in [(CGColor.red, red), (.blue, blue)] {
            feed.show(try picture(color))
            let frame = try #require(frameFromAside(scene))
            #expect(frame.pixel(10, 10) == value)
            #expect(frame.pixel(29, 19) == value)
            #expect(frame.pixel(9, 10) == white)
            #expect(frame.damage == [PixelRect(x: 10, y: 10, width: 20, height: 10)])
        }
        #expect(scene.host.statistics.commits == commits)
    }

    @Test("One feed serves layers in several windows")
    func twoWindows() throws {
        let (first, second) = (Scene(), Scene())
        let feed = ContentsFeed()
        for scene in [first, second] {
            scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil).contentsFeed = feed
        }
        // The scheduler is shared and now belongs to the second scene, so the first scene's changes are flushed here.
        CATransaction.flush()
        feed.show(try picture(.green))
        #expect(frameFromAside(first)?.pixel(5, 5) == green)
        #expect(frameFromAside(second)?.pixel(5, 5) == green)
    }

    @Test("A layer that gets a feed later shows its latest image, and its own contents again without it")
    func lateAndGone() throws {
        let scene = Scene()
        let feed = ContentsFeed()
        feed.show(try picture(.red))
        feed.show(try picture(.green))
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.contents = try picture(.blue)
        layer.contentsFeed = feed
        #expect(scene.frame()?.pixel(5, 5) == green)
        layer.contentsFeed = nil
        #expect(scene.frame()?.pixel(5, 5) == blue)
        layer.contentsFeed = feed
        #expect(scene.frame()?.pixel(5, 5) == green)
        feed.show(nil)
        #expect(frameFromAside(scene)?.pixel(5, 5) == blue)
    }

    @Test("A feed without new images requests no frames, nor does one whose layer has been removed")
    func rest() throws {
        let scene = Scene()
        let feed = ContentsFeed()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.contentsFeed = feed
        scene.frame()
        feed.show(nil)
        #expect(!scene.isFrameRequested)
        layer.removeFromSuperlayer()
        scene.frame()
        feed.show(try picture(.red))
        RenderActor.sync {}
        #expect(!scene.isFrameRequested)
    }

    @Test("Snapshots of the window contain the feed's image")
    func snapshot() throws {
        let scene = Scene()
        let feed = ContentsFeed()
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil).contentsFeed = feed
        feed.show(try picture(.red))
        let image = try #require(scene.host.snapshotImage(scale: 1))
        #expect(image.bitmap.pixel(x: 5, y: 5) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("The owner of borrowed pixels lives as long as they can be accessed")
    func lending() throws {
        let scene = Scene()
        let feed = ContentsFeed()
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil).contentsFeed = feed
        let isGone = Flag()
        do {
            let owner = Lender(isGone)
            let bitmap = try Bitmap(
                borrowing: owner.memory, from: owner, width: 2, height: 2, bytesPerRow: 8)
            feed.show(CGImage(bitmap: bitmap, isOpaque: true))
        }
        #expect(scene.frame()?.pixel(5, 5) == blue)
        #expect(!isGone.value)
        feed.show(nil)
        #expect(frameFromAside(scene)?.pixel(5, 5) == white)
        RenderActor.sync {}
        #expect(isGone.value)
    }
}

private final class Flag: Sendable {
    private let storage = Atomic(false)

    var value: Bool { storage.load(ordering: .acquiring) }

    func raise() {
        storage.store(true, ordering: .releasing)
    }
}

/// Four blue pixels that report when they are freed.
private final class Lender: @unchecked Sendable {
    // Unchecked: the memory is written once, before the object is shared.
    let memory: UnsafeMutableRawPointer
    private let isGone: Flag

    init(_ isGone: Flag) {
        self.isGone = isGone
        memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
        memory.initializeMemory(as: UInt32.self, repeating: 0xFF00_00FF, count: 4)
    }

    deinit {
        memory.deallocate()
        isGone.raise()
    }
}
