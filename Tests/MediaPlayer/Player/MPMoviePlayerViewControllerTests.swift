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
}
