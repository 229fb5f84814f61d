// SPDX-License-Identifier: MIT
import CGStreamer
import Foundation

/// Movie files of 160 x 120 pixels and 20 frames per second, created on first use.
@MainActor
enum MovieFiles {
    /// Returns one second of red and one second of blue, in which each frame is a key frame.
    static func redThenBlue() throws -> URL {
        try make(
            "red-blue.avi",
            "concat name=both ! jpegenc ! avimux ! OUTPUT "
                + "videotestsrc num-buffers=20 pattern=red ! FORMAT ! both. "
                + "videotestsrc num-buffers=20 pattern=blue ! FORMAT ! both.")
    }

    /// Returns one minute of a moving white ball.
    static func ball() throws -> URL {
        try make("ball.avi", "videotestsrc num-buffers=1200 pattern=ball ! FORMAT ! jpegenc ! avimux ! OUTPUT")
    }

    /// Returns one second of green, as Theora in Ogg, with pixels twice as wide as high.
    static func green() throws -> URL {
        try make(
            "green.ogv",
            "videotestsrc num-buffers=20 pattern=green ! FORMAT,pixel-aspect-ratio=2/1 ! theoraenc ! oggmux ! OUTPUT")
    }

    /// Returns one second of uncompressed transparent red, which a decoder passes through unchanged.
    static func bare() throws -> URL {
        try make(
            "bare.avi",
            "videotestsrc num-buffers=20 pattern=solid-color foreground-color=0x00ff0000 ! "
                + "video/x-raw,format=BGRx,width=160,height=120,framerate=20/1 ! avimux ! OUTPUT")
    }

    /// Returns one second of green with silent audio.
    static func silence() throws -> URL {
        try make(
            "silence.avi",
            "avimux name=both ! OUTPUT videotestsrc num-buffers=20 pattern=green ! FORMAT ! jpegenc ! both. "
                + "audiotestsrc num-buffers=43 wave=silence ! audio/x-raw,rate=44100 ! both.")
    }

    /// Returns a file with bytes that are not a movie.
    static func bytes(_ bytes: [UInt8], named name: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(bytes).write(to: url)
        return url
    }

    static let folder: URL = {
        let folder = folderOfProcess
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: MovieFiles.folderOfProcess) }
        return folder
    }()

    nonisolated private static var folderOfProcess: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("movies-\(getpid())")
    }

    private static func make(_ name: String, _ description: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: url.path) { return url }
        let description =
            description
            .replacingOccurrences(
                of: "FORMAT", with: "video/x-raw,format=I420,width=160,height=120,framerate=20/1"
            )
            .replacingOccurrences(of: "OUTPUT", with: "filesink location=\(url.path)")
        gst_init(nil, nil)
        guard let pipeline = unsafe gst_parse_launch(description, nil), let bus = unsafe gst_element_get_bus(pipeline)
        else { throw CannotMake(name: name) }
        defer {
            unsafe gst_element_set_state(pipeline, GST_STATE_NULL)
            unsafe gst_object_unref(bus)
            unsafe gst_object_unref(pipeline)
        }
        unsafe gst_element_set_state(pipeline, GST_STATE_PLAYING)
        let wanted = GstMessageType(GST_MESSAGE_EOS.rawValue | GST_MESSAGE_ERROR.rawValue)
        guard let message = unsafe gst_bus_timed_pop_filtered(bus, 60_000_000_000, wanted) else {
            throw CannotMake(name: name)
        }
        defer { unsafe gst_message_unref(message) }
        guard unsafe message.pointee.type == GST_MESSAGE_EOS else { throw CannotMake(name: name) }
        return url
    }

    private struct CannotMake: Error {
        let name: String
    }
}
