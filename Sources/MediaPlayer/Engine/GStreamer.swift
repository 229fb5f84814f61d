// SPDX-License-Identifier: MIT
internal import CGStreamer

/// The library that finds demuxers and decoders and runs them.
enum GStreamer {
    /// Starts the library at the first use, which reads the registry of its plugins: milliseconds, but for the first time
    /// on a machine, when every plugin is looked at.
    ///
    /// Not for the main actor.
    static func start() throws(MPMovieError) {
        if let failure { throw failure }
    }

    private static let failure: MPMovieError? = {
        var error: UnsafeMutablePointer<GError>?
        guard unsafe gst_init_check(nil, nil, &error) == 0 else { return nil }
        defer { unsafe g_clear_error(&error) }
        let words = unsafe error.map { unsafe String(cString: $0.pointee.message) }
        return .playerUnavailable(reason: words ?? "GStreamer does not start.")
    }()

    /// Makes an element that the caller unrefs.
    static func makeElement(_ factory: String) throws(MPMovieError) -> UnsafeMutablePointer<GstElement> {
        guard let element = unsafe cgst_make(factory) else {
            throw .playerUnavailable(
                reason: "GStreamer has no element \"\(factory)\"; it comes with its base plugins.")
        }
        return unsafe element
    }

    /// Nanoseconds, at most about 31 years: times are added, and must not overflow.
    static func clockTime(_ seconds: Double) -> gint64 {
        guard seconds > 0 else { return 0 }
        return gint64((min(seconds, 1_000_000_000) * 1_000_000_000).rounded())
    }

    static func seconds(_ clockTime: gint64) -> Double {
        Double(clockTime) / 1_000_000_000
    }
}
