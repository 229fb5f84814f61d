// SPDX-License-Identifier: MIT
public import Foundation

/// What can be asked of a player of anything that takes time.
@MainActor
public protocol MPMediaPlayback: AnyObject {
    /// Fetches what is needed to begin at once; playing does so too.
    func prepareToPlay()
    /// Whether playing would begin without a wait.
    var isPreparedToPlay: Bool { get }
    /// Plays on from where it stands.
    func play()
    func pause()
    /// Ends playing; the next `play()` starts at the beginning.
    func stop()
    /// Where playing stands, in seconds from the beginning; set it to go elsewhere.
    var currentPlaybackTime: TimeInterval { get set }
    /// 1 is the natural speed, 0 standing still, below 0 backwards.
    var currentPlaybackRate: Float { get set }
    /// Winds forwards until `endSeeking()`.
    func beginSeekingForward()
    /// Winds backwards until `endSeeking()`.
    func beginSeekingBackward()
    func endSeeking()
}

extension NSNotification.Name {
    /// `isPreparedToPlay` of the object changed.
    public static let MPMediaPlaybackIsPreparedToPlayDidChange = NSNotification.Name(
        "MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
}
