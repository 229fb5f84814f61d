// SPDX-License-Identifier: MIT
internal import CGStreamer
internal import Foundation

/// A message that the player posts on its bus.
enum MovieMessage: Sendable {
    /// The first frame after a start or a seek is available.
    case ready
    case ended
    /// The fill level of the network buffer, in percent.
    case buffering(Int)
    case durationChanged
    case latencyChanged
    /// The clock that paced the movie is no longer available, for example because the sound card was removed.
    case clockLost
    case missing(String)
    case failed(MovieFailure)
}

/// The reason for which the player failed.
struct MovieFailure: Sendable {
    enum Cause: Sendable {
        case resource
        case stream
        case missingDecoder
        case output
        case other
    }

    var cause: Cause
    var reason: String

    /// The failure of a player that halted without an error message.
    static let silence = MovieFailure(cause: .stream, reason: "Nothing in it can be made out.")

    /// Returns the error for the movie at `url`.
    ///
    /// `missing` are the plugins that the player requested and did not find.
    func error(for url: URL, missing: [String]) -> MPMovieError {
        if !missing.isEmpty, cause != .resource {
            return .missingDecoder(url, needed: missing.joined(separator: ", "))
        }
        switch cause {
        case .resource: return .unreadable(url, reason: reason)
        case .missingDecoder: return .missingDecoder(url, needed: reason)
        case .stream: return .damaged(url, reason: reason)
        case .output: return .outputFailed(reason: reason)
        case .other: return .playerUnavailable(reason: reason)
        }
    }
}

/// Converts GStreamer's messages to `MovieMessage` values.
@safe
final class MovieListener {
    /// Not retained: the element's bus owns the listener.
    private let element: UnsafeMutablePointer<GstElement>
    private let handler: @Sendable (MovieMessage) -> Void

    init(_ element: UnsafeMutablePointer<GstElement>, _ handler: @escaping @Sendable (MovieMessage) -> Void) {
        unsafe self.element = element
        self.handler = handler
    }

    func receive(_ message: UnsafeMutablePointer<GstMessage>) {
        switch unsafe message.pointee.type {
        case GST_MESSAGE_ASYNC_DONE:
            if unsafe cgst_is_from(message, element) != 0 { handler(.ready) }
        case GST_MESSAGE_EOS: handler(.ended)
        case GST_MESSAGE_BUFFERING:
            var percent: gint = 0
            unsafe gst_message_parse_buffering(message, &percent)
            handler(.buffering(Int(percent)))
        case GST_MESSAGE_DURATION_CHANGED: handler(.durationChanged)
        case GST_MESSAGE_LATENCY: handler(.latencyChanged)
        case GST_MESSAGE_CLOCK_LOST: handler(.clockLost)
        case GST_MESSAGE_ELEMENT:
            guard let structure = unsafe gst_message_get_structure(message),
                unsafe gst_structure_has_name(structure, "missing-plugin") != 0
            else { return }
            let name = unsafe gst_structure_get_string(structure, "name").map { unsafe String(cString: $0) }
            handler(.missing(name ?? "a plugin of GStreamer"))
        case GST_MESSAGE_ERROR: handler(.failed(unsafe failure(message)))
        default: break
        }
    }

    private func failure(_ message: UnsafeMutablePointer<GstMessage>) -> MovieFailure {
        var error: UnsafeMutablePointer<GError>?
        unsafe gst_message_parse_error(message, &error, nil)
        guard let error = unsafe error else { return MovieFailure(cause: .other, reason: "No reason was given.") }
        defer { unsafe g_error_free(error) }
        let reason = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "No reason was given."
        let code = unsafe error.pointee.code
        var cause = MovieFailure.Cause.other
        if unsafe error.pointee.domain == gst_resource_error_quark() {
            let outputs = [
                GST_RESOURCE_ERROR_OPEN_WRITE, GST_RESOURCE_ERROR_WRITE, GST_RESOURCE_ERROR_BUSY,
                GST_RESOURCE_ERROR_SETTINGS,
            ]
            cause = outputs.contains { Int32($0.rawValue) == code } ? .output : .resource
        } else if unsafe error.pointee.domain == gst_stream_error_quark() {
            cause = Int32(GST_STREAM_ERROR_CODEC_NOT_FOUND.rawValue) == code ? .missingDecoder : .stream
        } else if unsafe error.pointee.domain == gst_core_error_quark() {
            cause = Int32(GST_CORE_ERROR_MISSING_PLUGIN.rawValue) == code ? .missingDecoder : .other
        }
        return MovieFailure(cause: cause, reason: reason)
    }
}
