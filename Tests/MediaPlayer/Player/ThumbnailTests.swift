// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import MediaPlayer
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Movie thumbnails")
struct ThumbnailTests {
    private func middle(_ image: UIImage?) throws -> StagePicture.Pixel {
        let image = try #require(image?.cgImage)
        #expect(image.width == 160)
        #expect(image.height == 120)
        return StagePicture.Pixel(image.bitmap.pixel(x: 80, y: 60))
    }

    @Test("A thumbnail is returned synchronously, whether or not the movie is playing")
    func atOnce() throws {
        let player = MPMoviePlayerController(contentURL: try MovieFiles.redThenBlue())
        #expect(try middle(player.thumbnailImage(atTime: 0.95, timeOption: .exact)).isClose(to: .pureRed))
        #expect(try middle(player.thumbnailImage(atTime: 1.05, timeOption: .exact)).isClose(to: .pureBlue))
        #expect(try middle(player.thumbnailImage(atTime: 0, timeOption: .nearestKeyFrame)).isClose(to: .pureRed))
        for time in [-1, 99, .nan, .infinity] {
            #expect(player.thumbnailImage(atTime: time, timeOption: .exact) == nil)
        }
        player.contentURL = nil
        #expect(player.thumbnailImage(atTime: 0, timeOption: .exact) == nil)
        #expect(player.playbackState == .stopped)
        #expect(!player.isPreparedToPlay)
    }

    @Test("Requested thumbnails arrive in order, each with its time or an error")
    func requested() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue())
        let log = ThumbnailLog(theatre.player)
        let times = [1.5, 0.5, 50]
        theatre.player.requestThumbnailImages(atTimes: times, timeOption: .exact)
        try theatre.wait(for: "three pictures") { log.infos.count == 3 }
        #expect(log.infos.compactMap { $0[MPMoviePlayerThumbnailTimeKey] as? Double } == times)
        #expect(try middle(log.infos[0][MPMoviePlayerThumbnailImageKey] as? UIImage).isClose(to: .pureBlue))
        #expect(try middle(log.infos[1][MPMoviePlayerThumbnailImageKey] as? UIImage).isClose(to: .pureRed))
        let url = try MovieFiles.redThenBlue()
        #expect(log.infos[2][MPMoviePlayerThumbnailErrorKey] as? MPMovieError == .noPicture(url, time: 50))
    }

    @Test("Cancelled requests post no more notifications")
    func cancelled() throws {
        let theatre = Theatre(try MovieFiles.redThenBlue())
        let log = ThumbnailLog(theatre.player)
        theatre.player.requestThumbnailImages(atTimes: [0.5, 1.5], timeOption: .exact)
        theatre.player.cancelAllThumbnailImageRequests()
        theatre.player.requestThumbnailImages(atTimes: [1], timeOption: .exact)
        try theatre.wait(for: "the picture after those") { !log.infos.isEmpty }
        #expect(log.infos.compactMap { $0[MPMoviePlayerThumbnailTimeKey] as? Double } == [1])
    }

    @Test("A file without video has no thumbnail")
    func broken() throws {
        let url = try MovieFiles.bytes(Array("Words, words, words.".utf8), named: "words.avi")
        let theatre = Theatre(url)
        let log = ThumbnailLog(theatre.player)
        theatre.player.requestThumbnailImages(atTimes: [0], timeOption: .exact)
        try theatre.wait(for: "an answer") { !log.infos.isEmpty }
        #expect(log.infos[0][MPMoviePlayerThumbnailErrorKey] is MPMovieError)
    }
}

/// Records the notifications about requested thumbnails.
@MainActor
private final class ThumbnailLog {
    private(set) var infos: [[AnyHashable: Any]] = []
    private var observer: (any NSObjectProtocol)?

    init(_ player: MPMoviePlayerController) {
        observer = NotificationCenter.default.addObserver(
            forName: .MPMoviePlayerThumbnailImageRequestDidFinish, object: player, queue: nil
        ) { [weak self] note in
            // Posted on the main actor; the notification does not leave it.
            nonisolated(unsafe) let userInfo = note.userInfo
            MainActor.assumeIsolated { self?.infos.append(unsafe userInfo ?? [:]) }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}
