// SPDX-License-Identifier: MIT
public import Foundation

extension NSNotification.Name {
    /// Posted when `scalingMode` has changed.
    public static let MPMoviePlayerScalingModeDidChange = NSNotification.Name(
        "MPMoviePlayerScalingModeDidChangeNotification")
    /// Posted when playback has ended or could not start.
    ///
    /// The user info contains the reason.
    public static let MPMoviePlayerPlaybackDidFinish = NSNotification.Name(
        "MPMoviePlayerPlaybackDidFinishNotification")
    /// Posted when `playbackState` has changed.
    public static let MPMoviePlayerPlaybackStateDidChange = NSNotification.Name(
        "MPMoviePlayerPlaybackStateDidChangeNotification")
    /// Posted when `loadState` has changed.
    public static let MPMoviePlayerLoadStateDidChange = NSNotification.Name(
        "MPMoviePlayerLoadStateDidChangeNotification")
    /// Posted when `contentURL` has changed.
    public static let MPMoviePlayerNowPlayingMovieDidChange = NSNotification.Name(
        "MPMoviePlayerNowPlayingMovieDidChangeNotification")
    /// Posted before the movie enters full screen.
    ///
    /// The user info contains the duration and curve of the animation, if any.
    public static let MPMoviePlayerWillEnterFullscreen = NSNotification.Name(
        "MPMoviePlayerWillEnterFullscreenNotification")
    /// Posted after the movie has entered full screen.
    ///
    /// The user info contains the duration and curve of the animation, if any.
    public static let MPMoviePlayerDidEnterFullscreen = NSNotification.Name(
        "MPMoviePlayerDidEnterFullscreenNotification")
    /// Posted before the movie exits full screen.
    ///
    /// The user info contains the duration and curve of the animation, if any.
    public static let MPMoviePlayerWillExitFullscreen = NSNotification.Name(
        "MPMoviePlayerWillExitFullscreenNotification")
    /// Posted after the movie has exited full screen.
    ///
    /// The user info contains the duration and curve of the animation, if any.
    public static let MPMoviePlayerDidExitFullscreen = NSNotification.Name(
        "MPMoviePlayerDidExitFullscreenNotification")
    /// Posted when `movieMediaTypes` has become known.
    public static let MPMovieMediaTypesAvailable = NSNotification.Name("MPMovieMediaTypesAvailableNotification")
    /// Posted when `movieSourceType` has become known.
    public static let MPMovieSourceTypeAvailable = NSNotification.Name("MPMovieSourceTypeAvailableNotification")
    /// Posted when `duration` has become known or more precise.
    public static let MPMovieDurationAvailable = NSNotification.Name("MPMovieDurationAvailableNotification")
    /// Posted when `naturalSize` has become known or has changed.
    public static let MPMovieNaturalSizeAvailable = NSNotification.Name("MPMovieNaturalSizeAvailableNotification")
    /// Posted when a requested thumbnail is available or has failed.
    ///
    /// The user info contains it or the error.
    public static let MPMoviePlayerThumbnailImageRequestDidFinish = NSNotification.Name(
        "MPMoviePlayerThumbnailImageRequestDidFinishNotification")
    /// Posted when `readyForDisplay` has changed.
    public static let MPMoviePlayerReadyForDisplayDidChange = NSNotification.Name(
        "MPMoviePlayerReadyForDisplayDidChangeNotification")
}

/// The key of the raw value, an `Int`, of an `MPMovieFinishReason`.
public let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey = "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"
/// The key of an `MPMovieError`, present if playback ended with an error.
public let MPMoviePlayerPlaybackDidFinishErrorUserInfoKey = "error"
/// The key of the animation's duration in seconds, a `Double`.
public let MPMoviePlayerFullscreenAnimationDurationUserInfoKey =
    "MPMoviePlayerFullscreenAnimationDurationUserInfoKey"
/// The key of the raw value, an `Int`, of a `UIView.AnimationCurve`.
public let MPMoviePlayerFullscreenAnimationCurveUserInfoKey = "MPMoviePlayerFullscreenAnimationCurveUserInfoKey"
/// The key of the thumbnail, a `UIImage`.
public let MPMoviePlayerThumbnailImageKey = "MPMoviePlayerThumbnailImageKey"
/// The key of the requested time in seconds, a `Double`.
public let MPMoviePlayerThumbnailTimeKey = "MPMoviePlayerThumbnailTimeKey"
/// The key of an `MPMovieError`, present if there is no thumbnail.
public let MPMoviePlayerThumbnailErrorKey = "MPMoviePlayerThumbnailErrorKey"

extension MPMoviePlayerController {
    func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
}
