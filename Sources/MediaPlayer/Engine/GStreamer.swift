// SPDX-License-Identifier: MIT
internal import CGStreamer

/// The GStreamer library, which finds demuxers and decoders and runs them.
enum GStreamer {
    /// Initializes the library on first use.
    ///
    /// This reads the plugin registry, which takes milliseconds, except for the first time on a machine, when all
    /// plugins are scanned.
    ///
    /// Not for use on the main actor.
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

    /// Creates an element, which the caller must unref.
    static func makeElement(_ factory: String) throws(MPMovieError) -> UnsafeMutablePointer<GstElement> {
        guard let element = unsafe cgst_make(factory) else {
            throw .playerUnavailable(
                reason: "GStreamer has no element \"\(factory)\"; it comes with its base plugins.")
        }
        return unsafe element
    }

    /// Converts seconds to nanoseconds, limited to about 31 years so that sums of times don't overflow.
    static func clockTime(_ seconds: Double) -> gint64 {
        guard seconds > 0 else { return 0 }
        return gint64((min(seconds, 1_000_000_000) * 1_000_000_000).rounded())
    }

    static func seconds(_ clockTime: gint64) -> Double {
        Double(clockTime) / 1_000_000_000
    }
}
