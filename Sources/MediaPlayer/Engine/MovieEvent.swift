// SPDX-License-Identifier: MIT
internal import Foundation

/// An event that a pipeline reports to the controller, on the main actor and in order.
enum MovieEvent: Sendable {
    /// The movie is ready to play, and its first frame, if it has video, is shown.
    case prepared(MovieElement, MovieElement.Content)
    /// The duration has become known or has changed.
    case duration(TimeInterval)
    /// The frame size has become known or has changed. Sent before the first frame of that size.
    case shape(MovieSink.Shape)
    /// The network has become too slow for playback (`true`), or fast enough again (`false`).
    case stalled(Bool)
    /// The frame at the target of the last seek is shown.
    case arrived
    case ended
    case failed(MPMovieError)
}
