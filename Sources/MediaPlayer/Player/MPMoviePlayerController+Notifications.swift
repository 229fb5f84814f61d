// SPDX-License-Identifier: MIT
public import Foundation

extension NSNotification.Name {
    public static let MPMoviePlayerScalingModeDidChange = NSNotification.Name(
        "MPMoviePlayerScalingModeDidChangeNotification")
    /// Playing ended, or could not begin; the user info says why.
    public static let MPMoviePlayerPlaybackDidFinish = NSNotification.Name(
        "MPMoviePlayerPlaybackDidFinishNotification")
    public static let MPMoviePlayerPlaybackStateDidChange = NSNotification.Name(
        "MPMoviePlayerPlaybackStateDidChangeNotification")
    public static let MPMoviePlayerLoadStateDidChange = NSNotification.Name(
        "MPMoviePlayerLoadStateDidChangeNotification")
    /// `contentURL` is another one.
    public static let MPMoviePlayerNowPlayingMovieDidChange = NSNotification.Name(
        "MPMoviePlayerNowPlayingMovieDidChangeNotification")
    /// The user info has the animation's duration and curve, if there is one; so have those of the next three.
    public static let MPMoviePlayerWillEnterFullscreen = NSNotification.Name(
        "MPMoviePlayerWillEnterFullscreenNotification")
    public static let MPMoviePlayerDidEnterFullscreen = NSNotification.Name(
        "MPMoviePlayerDidEnterFullscreenNotification")
    public static let MPMoviePlayerWillExitFullscreen = NSNotification.Name(
        "MPMoviePlayerWillExitFullscreenNotification")
    public static let MPMoviePlayerDidExitFullscreen = NSNotification.Name(
        "MPMoviePlayerDidExitFullscreenNotification")
    /// `movieMediaTypes` became known.
    public static let MPMovieMediaTypesAvailable = NSNotification.Name("MPMovieMediaTypesAvailableNotification")
    /// `movieSourceType` became known.
    public static let MPMovieSourceTypeAvailable = NSNotification.Name("MPMovieSourceTypeAvailableNotification")
    /// `duration` became known, or more exactly known.
    public static let MPMovieDurationAvailable = NSNotification.Name("MPMovieDurationAvailableNotification")
    /// `naturalSize` became known, or changed.
    public static let MPMovieNaturalSizeAvailable = NSNotification.Name("MPMovieNaturalSizeAvailableNotification")
    /// One of the pictures asked for is there, or cannot be had; the user info has it.
    public static let MPMoviePlayerThumbnailImageRequestDidFinish = NSNotification.Name(
        "MPMoviePlayerThumbnailImageRequestDidFinishNotification")
    public static let MPMoviePlayerReadyForDisplayDidChange = NSNotification.Name(
        "MPMoviePlayerReadyForDisplayDidChangeNotification")
}

/// The raw value, an `Int`, of an `MPMovieFinishReason`.
public let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey = "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"
/// An `MPMovieError`, where the reason for the end is one.
public let MPMoviePlayerPlaybackDidFinishErrorUserInfoKey = "error"
/// Seconds, a `Double`.
public let MPMoviePlayerFullscreenAnimationDurationUserInfoKey =
    "MPMoviePlayerFullscreenAnimationDurationUserInfoKey"
/// The raw value, an `Int`, of a `UIView.AnimationCurve`.
public let MPMoviePlayerFullscreenAnimationCurveUserInfoKey = "MPMoviePlayerFullscreenAnimationCurveUserInfoKey"
/// A `UIImage`.
public let MPMoviePlayerThumbnailImageKey = "MPMoviePlayerThumbnailImageKey"
/// The time that the picture was asked for, in seconds, a `Double`.
public let MPMoviePlayerThumbnailTimeKey = "MPMoviePlayerThumbnailTimeKey"
/// An `MPMovieError`, where there is no picture.
public let MPMoviePlayerThumbnailErrorKey = "MPMoviePlayerThumbnailErrorKey"

extension MPMoviePlayerController {
    func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
}
