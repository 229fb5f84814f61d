// SPDX-License-Identifier: MIT
public import Foundation

/// The interface for controlling the playback of media.
@preconcurrency @MainActor
public protocol MPMediaPlayback: AnyObject {
    /// Loads the data needed to start playback immediately. Called implicitly by `play()`.
    func prepareToPlay()
    /// Whether playback would start without delay.
    var isPreparedToPlay: Bool { get }
    /// Starts or resumes playback at the current position.
    func play()
    /// Pauses playback at the current position.
    func pause()
    /// Stops playback. The next `play()` starts at the beginning.
    func stop()
    /// The current position, in seconds from the beginning. Setting it seeks.
    var currentPlaybackTime: TimeInterval { get set }
    /// The playback rate: 1 for normal speed, 0 when paused, negative for backward playback.
    var currentPlaybackRate: Float { get set }
    /// Fast-forwards until `endSeeking()` is called.
    func beginSeekingForward()
    /// Rewinds until `endSeeking()` is called.
    func beginSeekingBackward()
    /// Ends fast-forwarding or rewinding.
    func endSeeking()
}

extension NSNotification.Name {
    /// Posted when `isPreparedToPlay` of the object has changed.
    public static let MPMediaPlaybackIsPreparedToPlayDidChange = NSNotification.Name(
        "MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
}
