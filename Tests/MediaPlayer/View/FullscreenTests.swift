// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import MediaPlayer
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Full-screen movies")
struct FullscreenTests {
    private static let yellow = StagePicture.Pixel(red: 255, green: 255, blue: 0)

    private func addLabel(to theatre: Theatre) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 24))
        label.text = "Live"
        label.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        theatre.player.view.addSubview(label)
        return label
    }

    /// Returns the number of visible pixels of the label.
    ///
    /// The movie contains no yellow.
    private func yellowPixels(_ theatre: Theatre) -> Int {
        let picture = theatre.stage.screenshot()
        var count = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y] == Self.yellow { count += 1 }
        }
        return count
    }

    /// Advances through the animation frame by frame, and returns the widths of the movie in each.
    private func follow(_ theatre: Theatre, until name: NSNotification.Name) throws -> [CGFloat] {
        var widths: [CGFloat] = []
        for _ in 0..<240 where theatre.news[name] == nil {
            theatre.stage.advance(by: Stage.frameInterval)
            // The label's edges between pixels are blended with what is below; the inside and the text are not.
            #expect(yellowPixels(theatre) > 2000)
            widths.append(theatre.player.view.layer.presentation()?.bounds.width ?? 0)
        }
        _ = try #require(theatre.news[name], "\(theatre.heard)")
        return widths
    }

    @Test("S-IPAD-9: A 320 x 240 movie in another view enters and exits full screen with a label above it")
    func embedded() throws {
        let theatre = Theatre(try MovieFiles.ball())
        let (player, stage, container) = (theatre.player, theatre.stage, theatre.container)
        player.repeatMode = .one
        let sibling = UIView(frame: CGRect(x: 0, y: 280, width: 20, height: 20))
        container.insertSubview(sibling, belowSubview: player.view)
        container.addSubview(UIView(frame: CGRect(x: 20, y: 280, width: 20, height: 20)))
        let label = addLabel(to: theatre)
        player.play()
        try theatre.wait(for: "playing") { player.playbackState == .playing }
        #expect(player.naturalSize == CGSize(width: 160, height: 120))
        try theatre.waitForMotion()
        let whole = yellowPixels(theatre)
        #expect(whole > 2000)
        #expect(stage.pixel(at: CGPoint(x: 72, y: 62)) == Self.yellow)
        #expect(player.view.convert(player.view.bounds, to: stage.window).size == CGSize(width: 320, height: 240))

        theatre.forget()
        player.setFullscreen(true, animated: true)
        #expect(player.isFullscreen)
        var widths = try follow(theatre, until: .MPMoviePlayerDidEnterFullscreen)
        #expect(widths.contains { $0 > 330 && $0 < 475 })
        #expect(theatre.heard == ["WillEnterFullscreen", "DidEnterFullscreen"])
        let duration = theatre.news[.MPMoviePlayerWillEnterFullscreen]?[
            MPMoviePlayerFullscreenAnimationDurationUserInfoKey]
        #expect(duration as? Double ?? 0 > 0)
        #expect(stage.window.bounds.size == CGSize(width: 480, height: 400))
        #expect(player.view.convert(player.view.bounds, to: stage.window) == stage.window.bounds)
        #expect(yellowPixels(theatre) == whole)
        #expect(stage.pixel(at: CGPoint(x: 12, y: 12)) == Self.yellow)
        #expect(stage.pixel(at: CGPoint(x: 470, y: 390))?.isClose(to: .black) == true)
        try theatre.waitForMotion()

        theatre.forget()
        player.setFullscreen(false, animated: true)
        #expect(!player.isFullscreen)
        widths = try follow(theatre, until: .MPMoviePlayerDidExitFullscreen)
        #expect(widths.contains { $0 > 330 && $0 < 475 })
        #expect(theatre.heard == ["WillExitFullscreen", "DidExitFullscreen"])
        #expect(stage.window.bounds.size == CGSize(width: 440, height: 340))
        #expect(container.subviews.map { $0 === player.view } == [false, true, false])
        #expect(container.subviews.first === sibling)
        #expect(player.view.frame == CGRect(x: 40, y: 30, width: 320, height: 240))
        #expect(label.frame == CGRect(x: 10, y: 10, width: 120, height: 24))
        #expect(yellowPixels(theatre) == whole)
        #expect(stage.pixel(at: CGPoint(x: 72, y: 62)) == Self.yellow)
        #expect(
            stage.pixel(at: CGPoint(x: 430, y: 330))?.isClose(to: StagePicture.Pixel(red: 0, green: 128, blue: 128))
                == true)
        try theatre.waitForMotion()
        player.stop()
    }

    @Test("Constraints of the view are restored afterwards, and its surroundings stay unchanged meanwhile")
    func constraints() throws {
        let theatre = Theatre(nil)
        let (view, container, stage) = (theatre.player.view, theatre.container, theatre.stage)
        let caption = UIView()
        container.addSubview(caption)
        for view in [view, caption] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 15),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 25),
            view.widthAnchor.constraint(equalToConstant: 200),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75),
            caption.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
            caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            caption.widthAnchor.constraint(equalTo: view.widthAnchor),
            caption.heightAnchor.constraint(equalToConstant: 30),
        ])
        stage.advance(by: 0)
        let place = CGRect(x: 15, y: 25, width: 200, height: 150)
        let below = CGRect(x: 15, y: 180, width: 200, height: 30)
        #expect(view.frame == place)
        #expect(caption.frame == below)
        theatre.player.setFullscreen(true, animated: false)
        try stage.settle()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 480, height: 400))
        #expect(caption.frame == below)
        theatre.player.setFullscreen(false, animated: false)
        try stage.settle()
        #expect(view.superview === container)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.frame == place)
        #expect(caption.frame == below)
        #expect(container.subviews.count == 2)
    }

    @Test("Escape exits; a window that was full screen before stays so")
    func escape() throws {
        let theatre = Theatre(nil)
        let stage = theatre.stage
        stage.window.setFullScreen(true, on: stage.window.screen)
        try stage.settle()
        theatre.player.setFullscreen(true, animated: true)
        try stage.settle()
        #expect(theatre.player.isFullscreen)
        try stage.key("escape")
        try stage.settle()
        #expect(!theatre.player.isFullscreen)
        #expect(theatre.player.view.superview === theatre.container)
        #expect(stage.window.isFullScreen)
    }

    @Test("A view moved by the application meanwhile stays there, and full screen ends")
    func movedAway() throws {
        let theatre = Theatre(nil)
        let (player, stage) = (theatre.player, theatre.stage)
        player.setFullscreen(true, animated: false)
        try stage.settle()
        let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.rootViewController?.view.addSubview(elsewhere)
        elsewhere.addSubview(player.view)
        try stage.settle()
        #expect(!player.isFullscreen)
        #expect(player.view.superview === elsewhere)
        #expect(theatre.container.subviews.isEmpty)
        #expect(stage.window.subviews.count == 1)
        #expect(!stage.window.isFullScreen)
        #expect(theatre.heard.last == "DidExitFullscreen")
    }

    @Test("Without a window nothing happens, and a reversed transition ends where it began")
    func refusals() throws {
        let theatre = Theatre(nil)
        let (player, stage) = (theatre.player, theatre.stage)
        let loose = MPMoviePlayerController(contentURL: nil)
        loose.setFullscreen(true, animated: true)
        #expect(!loose.isFullscreen)
        player.setFullscreen(true, animated: true)
        stage.advance(by: 0.1)
        player.setFullscreen(false, animated: true)
        try stage.settle()
        #expect(theatre.heard == ["WillEnterFullscreen", "WillExitFullscreen", "DidExitFullscreen"])
        #expect(player.view.frame == CGRect(x: 40, y: 30, width: 320, height: 240))
        #expect(stage.window.subviews.count == 1)
    }
}
