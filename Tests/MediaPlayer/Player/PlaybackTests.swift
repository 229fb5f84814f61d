// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import MediaPlayer
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Movie playback")
struct PlaybackTests {
    @Test("A prepared movie knows its properties, shows its first frame, and waits")
    func prepare() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue())
        let player = theatre.player
        #expect(player.loadState == [])
        try theatre.prepare()
        #expect(abs(player.duration - 2) < 0.2)
        #expect(player.naturalSize == CGSize(width: 160, height: 120))
        #expect(player.movieMediaTypes == .video)
        #expect(player.movieSourceType == .file)
        #expect(player.loadState == [.playable, .playthroughOK])
        #expect(player.playableDuration == player.duration)
        #expect(player.playbackState == .stopped)
        #expect(player.currentPlaybackRate == 0)
        for name in ["DurationAvailable", "NaturalSizeAvailable", "MediaTypesAvailable", "SourceTypeAvailable"] {
            #expect(theatre.heard.filter { $0 == name }.count == 1, "\(name)")
        }
        #expect(theatre.heard.contains("IsPreparedToPlayDidChange"))
        #expect(theatre.heard.contains("ReadyForDisplayDidChange"))
        try theatre.wait(forMiddle: .pureRed)
        #expect(player.currentPlaybackTime == 0)
    }

    @Test("A new position is returned immediately, and exactly its frame is shown")
    func seek() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue())
        try theatre.prepare()
        for (time, color) in [(1.5, StagePicture.Pixel.pureBlue), (0.5, .pureRed), (1, .pureBlue), (0.95, .pureRed)] {
            theatre.player.currentPlaybackTime = time
            #expect(theatre.player.currentPlaybackTime == time)
            try theatre.wait(forMiddle: color)
        }
        theatre.player.currentPlaybackTime = .nan
        #expect(abs(theatre.player.currentPlaybackTime - 0.95) < 0.06)
        theatre.player.currentPlaybackTime = -7
        #expect(theatre.player.currentPlaybackTime == 0)
        theatre.player.currentPlaybackTime = 1e300
        #expect(theatre.player.currentPlaybackTime == theatre.player.duration)
    }

    @Test("Playing advances frames and position, and pausing stops both")
    func pause() throws {
        let theatre = Theatre(try MovieFiles.ball())
        let player = theatre.player
        player.play()
        try theatre.wait(for: "playing") { player.playbackState == .playing }
        #expect(player.currentPlaybackRate == 1)
        try theatre.wait(for: "the place to move") { player.currentPlaybackTime > 0.1 }
        player.pause()
        #expect(player.playbackState == .paused)
        #expect(player.currentPlaybackRate == 0)
        player.play()
        #expect(player.playbackState == .playing)
        try theatre.waitForMotion()
    }

    @Test("Playback ends with a reason, and can be started again")
    func playToEnd() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue())
        let player = theatre.player
        player.play()
        try theatre.wait(forMiddle: .pureBlue)
        try theatre.wait(for: .MPMoviePlayerPlaybackDidFinish)
        let reason = theatre.news[.MPMoviePlayerPlaybackDidFinish]?[MPMoviePlayerPlaybackDidFinishReasonUserInfoKey]
        #expect(reason as? Int == MPMovieFinishReason.playbackEnded.rawValue)
        #expect(player.playbackState == .stopped)
        #expect(player.currentPlaybackTime > 1.5)
        theatre.forget()
        player.play()
        #expect(player.playbackState == .playing)
        #expect(player.currentPlaybackTime == 0)
        try theatre.wait(for: .MPMoviePlayerPlaybackDidFinish)
    }

    @Test("A movie with sound plays to its end with any audio output")
    func sound() throws {
        let theatre = Theatre(try MovieFiles.silence())
        theatre.player.play()
        try theatre.wait(forMiddle: .pureGreen)
        try theatre.wait(for: .MPMovieMediaTypesAvailable)
        #expect(theatre.player.movieMediaTypes == [.video, .audio])
        try theatre.wait(for: .MPMoviePlayerPlaybackDidFinish)
        #expect(theatre.news[.MPMoviePlayerPlaybackDidFinish]?["error"] == nil)
    }

    @Test("Another movie replaces the current one in the same view")
    func swap() throws {
        let theatre = Theatre(try MovieFiles.ball())
        let player = theatre.player
        player.play()
        try theatre.wait(for: "playing") { player.playbackState == .playing }
        let view = player.view
        theatre.forget()
        player.contentURL = try MovieFiles.green()
        #expect(theatre.heard.contains("NowPlayingMovieDidChange"))
        #expect(player.duration == 0)
        try theatre.wait(forMiddle: .pureGreen)
        #expect(player.view === view)
        try theatre.wait(for: "a stop and a start") {
            theatre.heard.filter { $0 == "PlaybackStateDidChange" }.count >= 2
        }
        // Its pixels are wider than high.
        #expect(player.naturalSize == CGSize(width: 320, height: 120))
    }

    @Test("Playback starts and ends at the given times")
    func startAndEnd() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue())
        let player = theatre.player
        player.initialPlaybackTime = 1.2
        player.endPlaybackTime = 1.4
        player.play()
        try theatre.wait(forMiddle: .pureBlue)
        try theatre.wait(for: .MPMoviePlayerPlaybackDidFinish)
        #expect(player.currentPlaybackTime > 1.1)
        #expect(player.currentPlaybackTime < 1.6)
    }

    @Test("A repeated movie does not end")
    func repetition() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue())
        theatre.player.repeatMode = .one
        theatre.player.play()
        for color in [StagePicture.Pixel.pureRed, .pureBlue, .pureRed] { try theatre.wait(forMiddle: color) }
        #expect(theatre.news[.MPMoviePlayerPlaybackDidFinish] == nil)
        #expect(theatre.player.playbackState == .playing)
    }

    @Test("Stopping unloads the movie, which then starts from the beginning")
    func stop() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue())
        let player = theatre.player
        player.play()
        try theatre.wait(forMiddle: .pureBlue)
        player.stop()
        #expect(player.playbackState == .stopped)
        #expect(!player.isPreparedToPlay)
        #expect(!player.readyForDisplay)
        #expect(player.currentPlaybackTime == 0)
        try theatre.wait(forMiddle: .black)
        try theatre.prepare()
        try theatre.wait(forMiddle: .pureRed)
    }

    @Test("Seeking is fast, forward and backward, and restores the previous state")
    func winding() throws {
        let theatre = Theatre(try MovieFiles.ball())
        let player = theatre.player
        try theatre.prepare()
        player.currentPlaybackTime = 2
        try theatre.wait(for: "the place") { player.currentPlaybackTime == 2 }
        player.beginSeekingForward()
        #expect(player.playbackState == .seekingForward)
        try theatre.wait(for: "going forwards") { player.currentPlaybackTime > 3 }
        player.endSeeking()
        #expect(player.playbackState == .paused)
        let place = player.currentPlaybackTime
        player.beginSeekingBackward()
        #expect(player.playbackState == .seekingBackward)
        try theatre.wait(for: "going backwards") { player.currentPlaybackTime < place - 0.5 }
        player.endSeeking()
        #expect(player.playbackState == .paused)
    }

    @Test("The rate is applied; 0 pauses, and non-finite rates are ignored")
    func rates() throws {
        let theatre = Theatre(try MovieFiles.ball())
        let player = theatre.player
        try theatre.prepare()
        player.currentPlaybackRate = 2
        #expect(player.playbackState == .playing)
        #expect(player.currentPlaybackRate == 2)
        try theatre.wait(for: "the place to move") { player.currentPlaybackTime > 0.5 }
        player.currentPlaybackRate = .nan
        #expect(player.currentPlaybackRate == 2)
        player.currentPlaybackRate = 1000
        #expect(player.currentPlaybackRate == 8)
        player.currentPlaybackRate = 0
        #expect(player.playbackState == .paused)
    }

    @Test("A player released during playback is deallocated, full screen or not", arguments: [false, true])
    func release(isFullscreen: Bool) throws {
        let theatre = Theatre(nil)
        weak var gone: MPMoviePlayerController?
        do {
            let player = MPMoviePlayerController(contentURL: try MovieFiles.ball())
            gone = player
            theatre.container.addSubview(player.view)
            player.setFullscreen(isFullscreen, animated: false)
            player.play()
            try theatre.wait(for: "playing") { player.playbackState == .playing }
        }
        #expect(gone == nil)
        try theatre.stage.settle()
        #expect(theatre.stage.window.subviews.count == 1)
        #expect(!theatre.stage.window.isFullScreen)
    }

    @Test("Uncompressed frames are opaque in the window")
    func barePixels() throws {
        let theatre = Theatre(try MovieFiles.bare())
        try theatre.prepare()
        try theatre.wait(forMiddle: .pureRed)
        #expect(theatre.middle?.alpha == 255)
    }

    @Test(
        "The scaling mode determines the video's frame, and the background view is visible next to it",
        arguments: [
            (.none, CGPoint(x: 100, y: 75), false), (.none, CGPoint(x: 200, y: 120), true),
            (.aspectFit, CGPoint(x: 20, y: 120), false), (.aspectFit, CGPoint(x: 60, y: 5), true),
            (.aspectFill, CGPoint(x: 5, y: 120), true), (.aspectFill, CGPoint(x: 200, y: 5), true),
            (.fill, CGPoint(x: 5, y: 5), true),
        ] as [(MPMovieScalingMode, CGPoint, Bool)])
    func scaling(mode: MPMovieScalingMode, point: CGPoint, isPicture: Bool) throws {
        let theatre = Theatre(try MovieFiles.redThenBlue(), frame: CGRect(x: 0, y: 0, width: 400, height: 240))
        theatre.player.scalingMode = mode
        theatre.player.backgroundView.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        try theatre.prepare()
        try theatre.wait(forMiddle: .pureRed)
        let place = theatre.player.view.convert(point, to: theatre.stage.window)
        #expect(theatre.stage.pixel(at: place)?.isClose(to: isPicture ? .pureRed : .pureGreen) == true)
        // Nothing is visible outside the view.
        let beyond = theatre.player.view.convert(CGPoint(x: 200, y: 250), to: theatre.stage.window)
        #expect(theatre.stage.pixel(at: beyond)?.isClose(to: StagePicture.Pixel(red: 0, green: 128, blue: 128)) == true)
    }
}
