// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import MediaPlayer

@MainActor
@Suite("Movie errors")
struct FailureTests {
    /// Returns the error that ends the playback of `url`.
    private func error(playing url: URL?) throws -> MPMovieError {
        let theatre = Theatre(url)
        theatre.player.play()
        try theatre.wait(for: .MPMoviePlayerPlaybackDidFinish)
        let userInfo = try #require(theatre.news[.MPMoviePlayerPlaybackDidFinish])
        #expect(
            userInfo[MPMoviePlayerPlaybackDidFinishReasonUserInfoKey] as? Int
                == MPMovieFinishReason.playbackError.rawValue)
        #expect(theatre.player.playbackState == .stopped)
        #expect(!theatre.player.isPreparedToPlay)
        return try #require(userInfo[MPMoviePlayerPlaybackDidFinishErrorUserInfoKey] as? MPMovieError)
    }

    @Test("Playing without a URL fails with noContent")
    func noContent() throws {
        #expect(try error(playing: nil) == .noContent)
    }

    @Test("A missing file and a folder are unreadable")
    func unreadable() throws {
        for url in [MovieFiles.folder.appendingPathComponent("none.avi"), MovieFiles.folder] {
            guard case .unreadable(url, let reason) = try error(playing: url) else {
                Issue.record("\(url) should not be readable.")
                continue
            }
            #expect(!reason.isEmpty)
        }
    }

    @Test("Data that is not a movie is damaged or lacks a decoder")
    func noMovie() throws {
        let noise = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919 &+ $0 / 13) }
        for (name, bytes) in [("noise", noise), ("empty", []), ("text", Array("No movie at all.\n".utf8))] {
            let url = try MovieFiles.bytes(bytes, named: name)
            switch try error(playing: url) {
            case .damaged(url, _), .missingDecoder(url, _): break
            case let other: Issue.record("\(name): \(other)")
            }
        }
    }

    @Test("A truncated or corrupted movie plays as far as possible or fails with an error")
    func damaged() throws {
        let whole = [UInt8](try Data(contentsOf: try MovieFiles.redThenBlue()))
        var broken = [3, 40, 300, whole.count / 2].map { Array(whole.prefix($0)) }
        for step in [7, 31, 97] {
            var bytes = whole
            for index in stride(from: 16, to: min(bytes.count, 4000), by: step) { bytes[index] ^= 0xA5 }
            broken.append(bytes)
        }
        for (index, bytes) in broken.enumerated() {
            let theatre = Theatre(try MovieFiles.bytes(bytes, named: "broken-\(index).avi"))
            theatre.player.play()
            try theatre.wait(for: .MPMoviePlayerPlaybackDidFinish)
        }
    }

    @Test("An unknown URL scheme is a missing decoder")
    func unknownScheme() throws {
        let url = try #require(URL(string: "carrier-pigeon://coop/film"))
        guard case .missingDecoder(url, let needed) = try error(playing: url) else {
            Issue.record("Nothing should be able to fetch from \(url).")
            return
        }
        #expect(needed.lowercased().contains("carrier-pigeon"))
    }

    @Test("The error names missing plugins, unless the file cannot be read")
    func missingDecoder() throws {
        let url = try #require(URL(string: "file:///film"))
        let failure = MovieFailure(cause: .stream, reason: "Not negotiated.")
        #expect(failure.error(for: url, missing: ["X codec", "Y"]) == .missingDecoder(url, needed: "X codec, Y"))
        #expect(failure.error(for: url, missing: []) == .damaged(url, reason: "Not negotiated."))
        let gone = MovieFailure(cause: .resource, reason: "Gone.")
        #expect(gone.error(for: url, missing: ["X codec"]) == .unreadable(url, reason: "Gone."))
    }

    @Test("Another movie plays after a failure")
    func recovery() throws {
        let theatre = Theatre(MovieFiles.folder.appendingPathComponent("none.avi"))
        theatre.player.play()
        try theatre.wait(for: .MPMoviePlayerPlaybackDidFinish)
        theatre.player.contentURL = try MovieFiles.redThenBlue()
        try theatre.prepare()
        try theatre.wait(forMiddle: .pureRed)
    }
}
