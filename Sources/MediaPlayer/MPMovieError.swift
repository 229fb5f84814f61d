// SPDX-License-Identifier: MIT
public import Foundation

/// An error that prevents a movie from being played, or a thumbnail from being extracted.
public enum MPMovieError: Error, Hashable, Sendable {
    /// The media player cannot be set up.
    case playerUnavailable(reason: String)
    /// No content URL is set.
    case noContent
    /// The file or address does not exist or cannot be read.
    case unreadable(URL, reason: String)
    /// The content is not a movie, or is damaged.
    case damaged(URL, reason: String)
    /// A decoder, or a plugin for the URL's scheme, is not installed. `needed` names it.
    case missingDecoder(URL, needed: String)
    /// The audio or video output failed.
    case outputFailed(reason: String)
    /// The movie has no video, or no frame at the given time, in seconds.
    case noPicture(URL, time: TimeInterval)
}

extension MPMovieError: LocalizedError, CustomStringConvertible {
    public var description: String {
        switch self {
        case .playerUnavailable(let reason): "Movies cannot be played. \(reason)"
        case .noContent: "There is no movie: contentURL is nil."
        case .unreadable(let url, let reason): "\(url.readable) cannot be read. \(reason)"
        case .damaged(let url, let reason): "\(url.readable) is no movie that can be played. \(reason)"
        case .missingDecoder(let url, let needed):
            "\(url.readable) requires a component that isn't installed: \(needed)."
        case .outputFailed(let reason): "The movie cannot be shown. \(reason)"
        case .noPicture(let url, let time): "\(url.readable) has no picture at \(time) seconds."
        }
    }

    public var errorDescription: String? { description }
}

extension URL {
    /// The path of a file, and the address of anything else.
    fileprivate var readable: String { isFileURL ? path : absoluteString }
}
