// SPDX-License-Identifier: MIT

/// The playback states of a player.
public enum MPMoviePlaybackState: Int, Sendable {
    case stopped = 0
    case playing
    case paused
    case seekingForward = 4
    case seekingBackward
}

/// The availability of a movie's data; empty while it is unknown.
public struct MPMovieLoadState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Enough data is available to start.
    public static let playable = MPMovieLoadState(rawValue: 1 << 0)
    /// Enough data is expected to be available to play to the end without interruption.
    public static let playthroughOK = MPMovieLoadState(rawValue: 1 << 1)
    /// Playback is waiting for data.
    public static let stalled = MPMovieLoadState(rawValue: 1 << 2)
}

/// The behavior at the end of a movie.
public enum MPMovieRepeatMode: Int, Sendable {
    case none = 0
    /// The movie starts again.
    case one
}

/// The scaling of a video in its view.
public enum MPMovieScalingMode: Int, Sendable {
    /// Natural size, centered.
    case none = 0
    /// Scaled proportionally to the largest size that fits the view.
    case aspectFit
    /// Scaled proportionally to the smallest size that fills the view. The rest is clipped.
    case aspectFill
    /// Stretched to the size of the view.
    case fill
}

/// The styles of the playback controls above the video.
public enum MPMovieControlStyle: Int, Sendable {
    case none = 0
    /// Controls for a movie among other views.
    case embedded
    /// Controls for a movie that fills the screen.
    case fullscreen

    /// The same as `embedded`.
    ///
    /// A full-screen movie has the full-screen controls with either style.
    public static let `default` = MPMovieControlStyle.embedded
}

/// The reason for which playback ended.
///
/// Its raw value is in the notification's user info.
public enum MPMovieFinishReason: Int, Sendable {
    case playbackEnded = 0
    case playbackError
    /// The movie's view controller was dismissed before the end.
    case userExited
}

/// The accuracy of a thumbnail's time.
public enum MPMovieTimeOption: Int, Sendable {
    /// The nearest key frame, which is fast to extract.
    case nearestKeyFrame = 0
    /// The frame shown at exactly that time.
    case exact
}

/// The types of a movie's streams.
public struct MPMovieMediaTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The movie contains video.
    public static let video = MPMovieMediaTypeMask(rawValue: 1 << 0)
    /// The movie contains audio.
    public static let audio = MPMovieMediaTypeMask(rawValue: 1 << 1)
}

/// The kind of a movie's source.
public enum MPMovieSourceType: Int, Sendable {
    case unknown = 0
    /// A local file, or one that is downloaded completely.
    case file
    /// A live stream, which has no end and is not seekable.
    case streaming
}
