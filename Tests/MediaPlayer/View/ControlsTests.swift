// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@testable import MediaPlayer

@MainActor
@Suite("Playback controls")
struct ControlsTests {
    /// Returns the presented opacity of the control bar.
    private func barOpacity(_ theatre: Theatre) throws -> Float {
        let scrubber = try #require(findScrubber(in: theatre.player.view))
        var view: UIView = scrubber
        while let next = view.superview, !(view is UIVisualEffectView) { view = next }
        return view.layer.presentation()?.opacity ?? view.layer.opacity
    }

    private func findScrubber(in view: UIView) -> MovieScrubber? {
        (view as? MovieScrubber) ?? view.subviews.lazy.compactMap { findScrubber(in: $0) }.first
    }

    @Test("The play button plays and pauses, the other one enters full screen")
    func buttons() throws {
        let theatre = Theatre(try MovieFiles.ball(), style: .embedded)
        let (player, stage) = (theatre.player, theatre.stage)
        try theatre.prepare()
        try stage.tap("Play")
        #expect(player.playbackState == .playing)
        try theatre.waitForMotion()
        try stage.tap("Pause")
        #expect(player.playbackState == .paused)
        try stage.tap("Full Screen")
        #expect(player.isFullscreen)
        try stage.settle()
        try stage.tap("Exit Full Screen")
        try stage.settle()
        #expect(!player.isFullscreen)
        try stage.expect("Full Screen")
    }

    @Test("Dragging the knob seeks, and playback continues from there")
    func scrubbing() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue(), style: .embedded)
        let stage = theatre.stage
        try theatre.prepare()
        try theatre.wait(forMiddle: .pureRed)
        let scrubber = try #require(findScrubber(in: theatre.player.view))
        let line = scrubber.convert(scrubber.bounds, to: stage.window)
        stage.drag(
            from: CGPoint(x: line.minX + 7, y: line.midY), to: CGPoint(x: line.minX + line.width * 0.75, y: line.midY))
        #expect(abs(theatre.player.currentPlaybackTime - 1.5) < 0.15)
        try theatre.wait(forMiddle: .pureBlue)
        stage.tap(at: CGPoint(x: line.minX + line.width * 0.25, y: line.midY))
        try theatre.wait(forMiddle: .pureRed)
        #expect(abs(theatre.player.currentPlaybackTime - 0.5) < 0.15)
    }

    @Test("While the movie plays, the controls hide automatically; a tap shows them, another hides them")
    func comingAndGoing() throws {
        let theatre = Theatre(try MovieFiles.ball(), style: .embedded)
        let (player, stage) = (theatre.player, theatre.stage)
        player.repeatMode = .one
        try theatre.prepare()
        stage.advance(by: 4)
        #expect(try barOpacity(theatre) == 1)
        player.play()
        stage.advance(by: Theme.Movie.hidingDelay - 0.1)
        #expect(try barOpacity(theatre) == 1)
        stage.advance(by: 0.1 + Theme.Movie.fadeDuration + 0.1)
        #expect(try barOpacity(theatre) == 0)
        let middle = CGPoint(x: 300, y: 180)
        stage.tap(at: middle)
        stage.advance(by: 1)
        #expect(try barOpacity(theatre) == 1)
        stage.tap(at: middle)
        stage.advance(by: 1)
        #expect(try barOpacity(theatre) == 0)
        player.pause()
        stage.advance(by: 1)
        #expect(try barOpacity(theatre) == 1)
    }

    @Test("A paused movie with visible controls doesn't wake up the application")
    func rest() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue(), style: .embedded)
        try theatre.prepare()
        try theatre.stage.settle(within: 5)
        theatre.stage.advance(by: 1)
        #expect(theatre.stage.isIdle)
    }

    @Test("The none style has no controls; a narrow movie omits the times, then the scrubber")
    func styles() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue(), style: .embedded)
        try theatre.prepare()
        let view = theatre.player.view
        for (width, hasTime, hasScrubber) in [(320, true, true), (240, false, true), (120, false, false)] {
            view.frame.size.width = CGFloat(width)
            theatre.stage.advance(by: 0)
            #expect(((try? theatre.stage.view(named: "0:00")) != nil) == hasTime)
            #expect(((try? theatre.stage.view(named: "Position")) != nil) == hasScrubber)
        }
        theatre.player.controlStyle = .none
        try theatre.stage.expectNot("Play")
    }

    @Test(
        "Times are formatted as minutes or hours, and as dashes if invalid",
        arguments: [
            (0, "0:00"), (9.99, "0:09"), (65, "1:05"), (3725, "1:02:05"), (-1, "-:--"), (.nan, "-:--"),
            (.infinity, "-:--"),
        ] as [(TimeInterval, String)])
    func text(seconds: TimeInterval, expected: String) {
        #expect(TimeText.make(for: seconds) == expected)
    }
}
