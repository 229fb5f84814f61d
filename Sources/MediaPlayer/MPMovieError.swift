// SPDX-License-Identifier: MIT
public import Foundation

/// Why a movie cannot be played, or a picture of it cannot be had.
public enum MPMovieError: Error, Hashable, Sendable {
    /// The player itself cannot be set up.
    case playerUnavailable(reason: String)
    /// Nothing was set to be played.
    case noContent
    /// Nothing is there, or it may not be read.
    case unreadable(URL, reason: String)
    /// What is there is no movie, or a broken one.
    case damaged(URL, reason: String)
    /// A decoder, or the means to fetch from that kind of address, is not installed; `needed` names it.
    case missingDecoder(URL, needed: String)
    /// The sound, or what draws the pictures, gave up.
    case outputFailed(reason: String)
    /// The movie has no pictures, or none at that time, in seconds.
    case noPicture(URL, time: TimeInterval)
}

extension MPMovieError: LocalizedError, CustomStringConvertible {
    public var description: String {
        switch self {
        case .playerUnavailable(let reason): "Movies cannot be played. \(reason)"
        case .noContent: "There is no movie: contentURL is nil."
        case .unreadable(let url, let reason): "\(url.absoluteString) cannot be read. \(reason)"
        case .damaged(let url, let reason): "\(url.absoluteString) is no movie that can be played. \(reason)"
        case .missingDecoder(let url, let needed):
            "\(url.absoluteString) needs what is not installed: \(needed)."
        case .outputFailed(let reason): "The movie cannot be shown. \(reason)"
        case .noPicture(let url, let time): "\(url.absoluteString) has no picture at \(time) seconds."
        }
    }

    public var errorDescription: String? { description }
}
