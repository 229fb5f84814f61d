// SPDX-License-Identifier: MIT
internal import CGStreamer
internal import Foundation
internal import Synchronization

/// The receiver of decoded frames, which arrive on a thread of the player.
final class MovieSink: Sendable {
    /// The frame size with square pixels: a wide pixel counts as more than one.
    struct Shape: Equatable, Sendable {
        var width: Double
        var height: Double
    }

    // A mutex instead of an actor, because the player's threads access it synchronously.
    private let state = Mutex<(number: Int, shape: Shape?)>((0, nil))
    private let onFrame: @Sendable (MovieFrame) -> Void
    private let onShape: @Sendable (Int, Shape) -> Void

    /// Creates a sink.
    ///
    /// `onShape` is called before the first frame of each size in each movie, with the movie's number.
    init(
        onFrame: @escaping @Sendable (MovieFrame) -> Void,
        onShape: @escaping @Sendable (Int, Shape) -> Void = { _, _ in }
    ) {
        self.onFrame = onFrame
        self.onShape = onShape
    }

    /// Sets the number of the movie to which the following frames belong.
    ///
    /// Called while no movie is playing.
    func begin(_ number: Int) {
        state.withLock { $0 = (number, nil) }
    }

    /// Receives the frames of `element`, an appsink, which retains the sink from then on.
    func attach(to element: UnsafeMutablePointer<GstElement>, isPaced: Bool) {
        if let caps = unsafe gst_caps_from_string(MovieFrame.format) {
            unsafe cgst_set_caps(element, caps)
        }
        unsafe cgst_set_bool(element, "sync", isPaced ? 1 : 0)
        // Late frames are dropped and none are queued, so that the latest is shown.
        unsafe cgst_set_int(element, "max-buffers", 1)
        unsafe cgst_set_bool(element, "drop", 1)
        var callbacks = GstAppSinkCallbacks()
        unsafe callbacks.new_preroll = { sink, data in
            guard let sink = unsafe sink, let sample = unsafe gst_app_sink_pull_preroll(sink) else {
                return GST_FLOW_OK
            }
            return unsafe MovieSink.take(sample, data)
        }
        unsafe callbacks.new_sample = { sink, data in
            guard let sink = unsafe sink, let sample = unsafe gst_app_sink_pull_sample(sink) else { return GST_FLOW_OK }
            return unsafe MovieSink.take(sample, data)
        }
        unsafe gst_app_sink_set_callbacks(
            cgst_app_sink(element), &callbacks, Unmanaged.passRetained(self).toOpaque(),
            { data in
                if let data = unsafe data { unsafe Unmanaged<MovieSink>.fromOpaque(data).release() }
            })
    }

    private static func take(_ sample: OpaquePointer, _ data: UnsafeMutableRawPointer?) -> GstFlowReturn {
        defer { unsafe gst_sample_unref(sample) }
        guard let data = unsafe data, let frame = unsafe MovieFrame(sample) else { return GST_FLOW_OK }
        unsafe Unmanaged<MovieSink>.fromOpaque(data).takeUnretainedValue().receive(frame)
        return GST_FLOW_OK
    }

    private func receive(_ frame: MovieFrame) {
        let new = Shape(width: Double(frame.width) * frame.pixelAspect, height: Double(frame.height))
        let (number, known) = state.withLock { state in
            defer { state.shape = new }
            return state
        }
        if known != new { onShape(number, new) }
        onFrame(frame)
    }
}
