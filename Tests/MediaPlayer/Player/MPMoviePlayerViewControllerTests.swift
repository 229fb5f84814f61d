// SPDX-License-Identifier: MIT
import Foundation
import MediaPlayer
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Movie player view controllers")
struct MPMoviePlayerViewControllerTests {
    @Test("The movie plays while the view is visible and fills it")
    func life() throws {
        let theatre = Theatre(nil)
        let controller = MPMoviePlayerViewController(contentURL: try MovieFiles.ball())
        let player = controller.moviePlayer
        #expect(player.playbackState == .stopped)
        theatre.stage.show(controller)
        try theatre.wait(for: "playing") { player.playbackState == .playing }
        theatre.stage.resize(to: CGSize(width: 400, height: 300))
        #expect(player.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        theatre.stage.show(UIViewController())
        #expect(player.playbackState == .stopped)
        #expect(!player.isPreparedToPlay)
    }

    @Test("A movie whose controller is dismissed before the end has finished because the user exited")
    func dismissal() throws {
        let theatre = Theatre(nil)
        let presenter = UIViewController()
        theatre.stage.show(presenter)
        let controller = MPMoviePlayerViewController(contentURL: try MovieFiles.ball())
        let player = controller.moviePlayer
        let reasons = Reasons()
        let observer = NotificationCenter.default.addObserver(
            forName: .MPMoviePlayerPlaybackDidFinish, object: player, queue: nil
        ) { note in
            let reason = note.userInfo?[MPMoviePlayerPlaybackDidFinishReasonUserInfoKey] as? Int
            MainActor.assumeIsolated { reasons.values.append(reason ?? -1) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        presenter.present(controller, animated: false)
        try theatre.wait(for: "playing") { player.playbackState == .playing }
        presenter.dismiss(animated: false)
        theatre.stage.advance(by: 0)
        #expect(player.playbackState == .stopped && reasons.values == [MPMovieFinishReason.userExited.rawValue])
    }
}

@MainActor
private final class Reasons {
    var values: [Int] = []
}
