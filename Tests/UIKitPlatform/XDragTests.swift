// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// Drag and drop through an X server, with a pointer that the test moves.
@Suite("Drag and drop on X11", .enabled(if: XServer.isInstalled, "Needs Xvfb."))
@MainActor
struct XDragTests {
    /// An application that drags and drops, and its window.
    private struct Application {
        let process: ChildProcess
        let frame: CGRect

        /// The middle of the view that is dragged.
        var source: (x: Int, y: Int) { (Int(frame.minX) + 50, Int(frame.maxY) - 50) }
        /// The middle of the view on which content is dropped.
        var target: (x: Int, y: Int) { (Int(frame.minX) + 150, Int(frame.maxY) - 50) }
    }

    private func open(_ title: String, at x: Int, on server: XServer, _ hand: XHand) async throws -> Application {
        let process = try ChildProcess(
            Program.built("PlatformFixture"), ["drags", title], environment: ["DISPLAY": server.display])
        _ = try await process.line("active")
        var number: UInt32?
        let isOpen = await Patience.eventually {
            number = hand.window(titled: title)
            return number.flatMap(hand.frame) != nil
        }
        #expect(isOpen)
        let window = try #require(number)
        hand.place(window, at: x, 100)
        var frame = CGRect.zero
        let isPlaced = await Patience.eventually {
            frame = hand.frame(of: window) ?? .zero
            return Int(frame.minX) == x
        }
        #expect(isPlaced)
        return Application(process: process, frame: frame)
    }

    private func drag(_ hand: XHand, from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
        hand.move(start.x, start.y)
        hand.button(1, isDown: true)
        for step in 1...10 {
            hand.move(start.x + (end.x - start.x) * step / 10, start.y + (end.y - start.y) * step / 10)
        }
    }

    private func end(_ process: ChildProcess) async throws -> [String] {
        process.send(15)
        return try await process.end().lines
    }

    @Test("Content is dragged from one application to another, and the source is notified of the end")
    func betweenApplications() async throws {
        let server = try await XServer()
        let hand = try XHand(display: server.display)
        let giver = try await open("Giver", at: 20, on: server, hand)
        let taker = try await open("Taker", at: 400, on: server, hand)
        drag(hand, from: giver.source, to: taker.target)
        _ = try await giver.process.line("drag began")
        // The window under the pointer is found after the drag has begun.
        hand.move(taker.target.x + 2, taker.target.y)
        _ = try await taker.process.line("drop entered from elsewhere")
        hand.button(1, isDown: false)
        #expect(try await taker.process.line("loaded ") == #"["dragged"]"#)
        #expect(try await giver.process.line("drag ended ") == "move")
        _ = try await end(giver.process)
        #expect(try await end(taker.process).contains("dropped 1"))
    }

    @Test("Content dragged within an application is dropped locally")
    func withinApplication() async throws {
        let server = try await XServer()
        let hand = try XHand(display: server.display)
        let only = try await open("Only", at: 20, on: server, hand)
        drag(hand, from: only.source, to: only.target)
        _ = try await only.process.line("drag began")
        hand.move(only.target.x + 2, only.target.y)
        _ = try await only.process.line("drop entered locally")
        hand.button(1, isDown: false)
        #expect(try await only.process.line("drag ended ") == "move")
        #expect(try await end(only.process).contains(#"loaded ["dragged"]"#))
    }
}
