// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import Graphics
import MediaPlayer
import Synchronization
import Testing
import UIKitCore
import UIKitTesting

/// A stage on which a movie plays.
///
/// The player's events are delivered while the test waits for something.
@MainActor
final class Theatre {
    let stage: Stage
    let player: MPMoviePlayerController
    let container = UIView(frame: CGRect(x: 20, y: 20, width: 400, height: 300))
    /// The names of the player's notifications, in order.
    private(set) var heard: [String] = []
    private(set) var news: [NSNotification.Name: [AnyHashable: Any]] = [:]
    private let turns = Turns()
    private let restore: () -> Void
    private var observers: [any NSObjectProtocol] = []

    /// The timeout for a wait, in seconds of real time.
    private static let timeLimit = 30

    /// Shows a player at `frame` in a container.
    ///
    /// The window is smaller than its screen.
    init(
        _ url: URL?, frame: CGRect = CGRect(x: 40, y: 30, width: 320, height: 240),
        style: MPMovieControlStyle = .none
    ) {
        stage = Stage(size: CGSize(width: 480, height: 400))
        stage.resize(to: CGSize(width: 440, height: 340))
        let outer = MPMoviePlayerController.mainTurns
        restore = { MPMoviePlayerController.mainTurns = outer }
        let turns = turns
        MPMoviePlayerController.mainTurns = { turns.add($0) }
        player = MPMoviePlayerController(contentURL: url)
        player.controlStyle = style
        player.view.frame = frame
        let root = UIViewController()
        root.loadViewIfNeeded()
        root.view.backgroundColor = UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)
        container.addSubview(player.view)
        root.view.addSubview(container)
        stage.show(root)
        listen()
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        restore()
    }

    private func listen() {
        for name in Self.names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: player, queue: nil) { [weak self] note in
                    // Posted on the main actor; the notification does not leave it.
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated { self?.hear(unsafe note) }
                })
        }
    }

    private func hear(_ note: Notification) {
        heard.append(
            note.name.rawValue.replacingOccurrences(of: "Notification", with: "")
                .replacingOccurrences(of: "MPMoviePlayer", with: "").replacingOccurrences(
                    of: "MPMediaPlayback", with: ""
                )
                .replacingOccurrences(of: "MPMovie", with: ""))
        news[note.name] = note.userInfo ?? [:]
    }

    func forget() {
        heard = []
        news = [:]
    }

    private static let names: [NSNotification.Name] = [
        .MPMoviePlayerScalingModeDidChange, .MPMoviePlayerPlaybackDidFinish, .MPMoviePlayerPlaybackStateDidChange,
        .MPMoviePlayerLoadStateDidChange, .MPMoviePlayerNowPlayingMovieDidChange, .MPMoviePlayerWillEnterFullscreen,
        .MPMoviePlayerDidEnterFullscreen, .MPMoviePlayerWillExitFullscreen, .MPMoviePlayerDidExitFullscreen,
        .MPMovieMediaTypesAvailable, .MPMovieSourceTypeAvailable, .MPMovieDurationAvailable,
        .MPMovieNaturalSizeAvailable, .MPMoviePlayerThumbnailImageRequestDidFinish,
        .MPMoviePlayerReadyForDisplayDidChange, .MPMediaPlaybackIsPreparedToPlayDidChange,
    ]

    // MARK: - Waiting

    /// Delivers the player's events and presents its frames until a condition holds.
    ///
    /// The stage's clock does not advance.
    func wait(for what: String, until isSo: () -> Bool) throws {
        let end = ContinuousClock.now + .seconds(Self.timeLimit)
        while !isSo() {
            try #require(ContinuousClock.now < end, "Waited in vain for \(what); heard \(heard), saw \(middle as Any).")
            turns.runNext()
            stage.advance(by: 0)
        }
    }

    /// Waits until the player has posted a notification.
    func wait(for name: NSNotification.Name) throws {
        try wait(for: name.rawValue) { news[name] != nil }
    }

    /// Prepares the movie without playing it, and waits for its first frame.
    func prepare() throws {
        player.shouldAutoplay = false
        player.prepareToPlay()
        try wait(for: "a first picture") { player.isPreparedToPlay && player.readyForDisplay }
    }

    // MARK: - Looking

    /// The color at the center of the movie.
    var middle: StagePicture.Pixel? {
        let view = player.view
        return stage.pixel(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window))
    }

    /// Waits until the movie's center has approximately that color, as far as its encoding preserves it.
    func wait(forMiddle color: StagePicture.Pixel) throws {
        try wait(for: "\(color) in the middle") { middle.map { $0.isClose(to: color) } == true }
    }

    /// Waits until another frame is shown.
    func waitForMotion() throws {
        let first = stage.screenshot(of: player.view)
        try wait(for: "pictures to move") { stage.screenshot(of: player.view) != first }
    }
}

extension StagePicture.Pixel {
    static let pureRed = StagePicture.Pixel(red: 255, green: 0, blue: 0)
    static let pureGreen = StagePicture.Pixel(red: 0, green: 255, blue: 0)
    static let pureBlue = StagePicture.Pixel(red: 0, green: 0, blue: 255)
    static let black = StagePicture.Pixel(red: 0, green: 0, blue: 0)

    func isClose(to other: StagePicture.Pixel) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]).allSatisfy {
            abs(Int($0) - Int($1)) <= 48
        }
    }
}

/// The queue of calls to the main actor.
private final class Turns: Sendable {
    private let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])
    private let bell = DispatchSemaphore(value: 0)

    func add(_ work: @escaping @MainActor @Sendable () -> Void) {
        waiting.withLock { $0.append(work) }
        bell.signal()
    }

    /// Executes the next call as soon as it arrives, and returns periodically to check for frames, which are not
    /// announced.
    @MainActor
    func runNext() {
        guard bell.wait(timeout: .now() + .milliseconds(10)) == .success else { return }
        let work = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        work?()
    }
}
