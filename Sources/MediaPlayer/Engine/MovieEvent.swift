// SPDX-License-Identifier: MIT
internal import Foundation

/// What a pipeline tells the controller, on the main actor, in the order in which it happened.
enum MovieEvent: Sendable {
    /// The movie can be played; its first picture, if it has any, is shown.
    case prepared(MovieElement, MovieElement.Content)
    /// A length became known, or another one.
    case duration(TimeInterval)
    /// The size of the pictures, before the first one of that size.
    case shape(MovieSink.Shape)
    /// The network delivers too slowly (`true`), or well again.
    case stalled(Bool)
    /// The picture at the place last jumped to is shown.
    case arrived
    case ended
    case failed(MPMovieError)
}
