// SPDX-License-Identifier: MIT
internal import CGStreamer
internal import Foundation
internal import Synchronization

/// The GStreamer playback element, which demuxes, decodes, and delivers video frames to a `MovieSink`.
@safe
final class MovieElement: @unchecked Sendable {
    // Unchecked: elements may be used from any thread; the pointer never changes.

    /// The streams of a movie to decode.
    enum Streams: Int32 {
        case pictures = 0x1
        /// Video and audio, with the volume applied in software.
        case all = 0x13
    }

    /// The properties of a movie, known after its first frame has been decoded.
    struct Content: Sendable {
        /// The duration in seconds; `nil` if it is infinite or unknown.
        var duration: TimeInterval?
        var hasPictures = false
        var hasSound = false
        var isSeekable = false
    }

    private let element: UnsafeMutablePointer<GstElement>

    /// Creates a player that delivers frames to `sink`: at their presentation times or, if `isPaced` is `false`, as
    /// fast as possible.
    init(sink: MovieSink, streams: Streams, isPaced: Bool = true) throws(MPMovieError) {
        try GStreamer.start()
        let element = try unsafe GStreamer.makeElement("playbin")
        do throws(MPMovieError) {
            let output = try unsafe GStreamer.makeElement("appsink")
            unsafe sink.attach(to: output, isPaced: isPaced)
            unsafe cgst_set_object(element, "video-sink", output)
            unsafe gst_object_unref(output)
        } catch {
            unsafe gst_object_unref(element)
            throw error
        }
        unsafe cgst_set_int(element, "flags", streams.rawValue)
        unsafe self.element = element
    }

    deinit {
        unsafe gst_element_set_state(element, GST_STATE_NULL)
        unsafe gst_object_unref(element)
    }

    // MARK: - State

    enum Outcome {
        case done
        case later
        /// The change succeeded for a live source, which delivers no frame until it is playing.
        case live
        case failed
    }

    /// Requests a state change.
    ///
    /// Changing to `.null` waits until all threads of the player have ended.
    func setState(_ state: GstState) -> Outcome {
        switch unsafe gst_element_set_state(element, state) {
        case GST_STATE_CHANGE_SUCCESS: .done
        case GST_STATE_CHANGE_ASYNC: .later
        case GST_STATE_CHANGE_NO_PREROLL: .live
        default: .failed
        }
    }

    func setLocation(_ url: URL) {
        unsafe cgst_set_string(element, "uri", url.absoluteString)
    }

    func recalculateLatency() {
        unsafe cgst_recalculate_latency(element)
    }

    // MARK: - Position

    /// The current position in seconds; `nil` while it is unknown.
    var position: TimeInterval? {
        var position: gint64 = 0
        guard unsafe gst_element_query_position(element, GST_FORMAT_TIME, &position) != 0, position >= 0 else {
            return nil
        }
        return GStreamer.seconds(position)
    }

    var content: Content {
        var content = Content()
        var duration: gint64 = 0
        if unsafe gst_element_query_duration(element, GST_FORMAT_TIME, &duration) != 0, duration > 0 {
            content.duration = GStreamer.seconds(duration)
        }
        content.hasPictures = unsafe cgst_get_int(element, "n-video") > 0
        content.hasSound = unsafe cgst_get_int(element, "n-audio") > 0
        content.isSeekable = isSeekable
        return content
    }

    private var isSeekable: Bool {
        guard let query = unsafe gst_query_new_seeking(GST_FORMAT_TIME) else { return false }
        defer { unsafe gst_query_unref(query) }
        var answer: gboolean = 0
        guard unsafe gst_element_query(element, query) != 0 else { return false }
        unsafe gst_query_parse_seeking(query, nil, &answer, nil, nil)
        return answer != 0
    }

    /// The end of the downloaded part, in seconds; `nil` if unknown.
    var loadedEnd: TimeInterval? {
        guard let query = unsafe gst_query_new_buffering(GST_FORMAT_TIME) else { return nil }
        defer { unsafe gst_query_unref(query) }
        var stop: gint64 = -1
        guard unsafe gst_element_query(element, query) != 0 else { return nil }
        unsafe gst_query_parse_buffering_range(query, nil, nil, &stop, nil)
        return stop > 0 ? GStreamer.seconds(stop) : nil
    }

    /// The parameters of a seek.
    ///
    /// Times are in seconds of the movie.
    struct Seek: Sendable {
        var time: TimeInterval
        var rate: Double = 1
        /// The time at which backward playback ends.
        var start: TimeInterval = 0
        /// The time at which forward playback ends; `nil` for the movie's end.
        var end: TimeInterval?
        /// Whether to seek to the exact frame instead of the nearest key frame, which is faster.
        var isExact = true
    }

    /// Seeks, and returns `false` if the movie is not seekable.
    func seek(_ seek: Seek) -> Bool {
        var flags = GST_SEEK_FLAG_FLUSH.rawValue
        if abs(seek.rate) > 2 || seek.rate < 0 {
            flags |= GST_SEEK_FLAG_TRICKMODE.rawValue | GST_SEEK_FLAG_TRICKMODE_NO_AUDIO.rawValue
        }
        flags |=
            seek.isExact
            ? GST_SEEK_FLAG_ACCURATE.rawValue
            : GST_SEEK_FLAG_KEY_UNIT.rawValue | GST_SEEK_FLAG_SNAP_NEAREST.rawValue
        let isForwards = seek.rate > 0
        let start = GStreamer.clockTime(isForwards ? seek.time : seek.start)
        let end = isForwards ? seek.end.map { GStreamer.clockTime($0) } : GStreamer.clockTime(seek.time)
        return unsafe gst_element_seek(
            element, seek.rate, GST_FORMAT_TIME, GstSeekFlags(flags), GST_SEEK_TYPE_SET, start,
            end == nil ? GST_SEEK_TYPE_NONE : GST_SEEK_TYPE_SET, end ?? -1) != 0
    }

    // MARK: - Activity

    /// Whether any thread of the player has work to do or is waiting.
    ///
    /// Some damaged files bring the player to a halt without an error message: no thread runs, and no frame arrives.
    var isAtWork: Bool {
        guard let all = unsafe cgst_iterate_all(element) else { return false }
        defer { unsafe gst_iterator_free(all) }
        var answer = false
        unsafe gst_iterator_foreach(
            all,
            { value, answer in
                guard let value = unsafe value, let element = unsafe cgst_element(value) else { return }
                unsafe gst_element_foreach_pad(
                    element,
                    { _, pad, answer in
                        if let pad = unsafe pad, unsafe gst_pad_get_task_state(pad) == GST_TASK_STARTED {
                            unsafe answer?.storeBytes(of: true, as: Bool.self)
                        }
                        return 1
                    }, answer)
            }, &answer)
        return answer
    }

    // MARK: - Messages

    /// Calls `handler` for each message of the player, on whichever of its threads posts it.
    func setMessageHandler(_ handler: @escaping @Sendable (MovieMessage) -> Void) {
        guard let bus = unsafe gst_element_get_bus(element) else { return }
        let listener = unsafe MovieListener(element, handler)
        unsafe gst_bus_set_sync_handler(
            bus,
            { _, message, data in
                guard let message = unsafe message, let data = unsafe data else { return GST_BUS_PASS }
                unsafe Unmanaged<MovieListener>.fromOpaque(data).takeUnretainedValue().receive(message)
                unsafe gst_message_unref(message)
                return GST_BUS_DROP
            },
            Unmanaged.passRetained(listener).toOpaque(),
            { data in
                if let data = unsafe data { unsafe Unmanaged<MovieListener>.fromOpaque(data).release() }
            })
        unsafe gst_object_unref(bus)
    }

    /// Waits up to `seconds` for the next message of the player.
    ///
    /// Not to be combined with a message handler.
    func waitForMessage(within seconds: TimeInterval) -> MovieMessage? {
        guard let bus = unsafe gst_element_get_bus(element) else { return nil }
        defer { unsafe gst_object_unref(bus) }
        let received = Mutex<MovieMessage?>(nil)
        let listener = unsafe MovieListener(element) { message in received.withLock { $0 = message } }
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            let left = (end - .now) / .nanoseconds(1)
            guard left > 0, let message = unsafe gst_bus_timed_pop(bus, GstClockTime(left)) else { return nil }
            unsafe listener.receive(message)
            unsafe gst_message_unref(message)
            if let message = received.withLock({ $0 }) { return message }
        }
    }
}
