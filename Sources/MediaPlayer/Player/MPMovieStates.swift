// SPDX-License-Identifier: MIT

/// What the player is doing.
public enum MPMoviePlaybackState: Int, Sendable {
    case stopped = 0
    case playing
    case paused
    /// Something other than its user made it pause.
    case interrupted
    case seekingForward
    case seekingBackward
}

/// How much of the movie is there; empty while nothing is known.
public struct MPMovieLoadState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Enough to begin.
    public static let playable = MPMovieLoadState(rawValue: 1 << 0)
    /// As far as can be told, enough to play to the end without a wait.
    public static let playthroughOK = MPMovieLoadState(rawValue: 1 << 1)
    /// Playing waits for what is still to come.
    public static let stalled = MPMovieLoadState(rawValue: 1 << 2)
}

/// What happens at the end.
public enum MPMovieRepeatMode: Int, Sendable {
    case none = 0
    /// The movie begins anew.
    case one
}

/// How the pictures fill the view.
public enum MPMovieScalingMode: Int, Sendable {
    /// In their own size, centred.
    case none = 0
    /// As large as all of the picture fits.
    case aspectFit
    /// As small as no part of the view stays empty.
    case aspectFill
    /// Each side by itself.
    case fill
}

/// The controls that the player shows above the pictures.
public enum MPMovieControlStyle: Int, Sendable {
    case none = 0
    /// For a movie among other things.
    case embedded
    /// For a movie that has the screen to itself.
    case fullscreen

    /// `embedded`; while it fills the screen, a movie has the controls for that whichever of the two it is.
    public static let `default` = MPMovieControlStyle.embedded
}

/// Why playing came to an end; its raw value is in the notification.
public enum MPMovieFinishReason: Int, Sendable {
    case playbackEnded = 0
    case playbackError
    /// The user dismissed the movie.
    case userExited
}

/// Which picture stands for a time.
public enum MPMovieTimeOption: Int, Sendable {
    /// The nearest that is quickly had.
    case nearestKeyFrame = 0
    /// The one that shows at that time.
    case exact
}

/// What a movie is made of.
public struct MPMovieMediaTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let video = MPMovieMediaTypeMask(rawValue: 1 << 0)
    public static let audio = MPMovieMediaTypeMask(rawValue: 1 << 1)
}

/// Where a movie comes from.
public enum MPMovieSourceType: Int, Sendable {
    case unknown = 0
    /// A file on this machine, or one that is fetched whole.
    case file
    /// A broadcast: it goes on without us, and has no end to go to.
    case streaming
}
