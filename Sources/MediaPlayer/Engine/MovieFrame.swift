// SPDX-License-Identifier: MIT
internal import CGStreamer
internal import Graphics

/// A decoded video frame, mapped for reading during its lifetime.
@safe
final class MovieFrame: @unchecked Sendable {
    // Unchecked: after `init` the frame is only read, and its reference count is atomic.

    /// The caps of decoded frames: the pixel format and the maximum size of a bitmap.
    static let format =
        "video/x-raw, format=(string)\(1.littleEndian == 1 ? "BGRx" : "xRGB"), width=(int)[1, 8192], height=(int)[1, 8192]"

    private let frame: UnsafeMutablePointer<GstVideoFrame>
    let width: Int
    let height: Int
    /// The ratio of a pixel's width to its height.
    let pixelAspect: Double

    /// Creates a frame from a sample; `nil` if the sample contains no frame in that format.
    init?(_ sample: OpaquePointer) {
        var info = unsafe GstVideoInfo()
        guard let caps = unsafe gst_sample_get_caps(sample), let buffer = unsafe gst_sample_get_buffer(sample),
            unsafe gst_video_info_from_caps(&info, caps) != 0
        else { return nil }
        let frame = UnsafeMutablePointer<GstVideoFrame>.allocate(capacity: 1)
        unsafe frame.initialize(to: GstVideoFrame())
        guard unsafe gst_video_frame_map(frame, &info, buffer, GST_MAP_READ) != 0 else {
            unsafe frame.deallocate()
            return nil
        }
        unsafe self.frame = frame
        width = unsafe Int(info.width)
        height = unsafe Int(info.height)
        pixelAspect =
            unsafe info.par_n > 0 && info.par_d > 0 ? unsafe Double(info.par_n) / Double(info.par_d) : 1
    }

    deinit {
        unsafe gst_video_frame_unmap(frame)
        unsafe frame.deallocate()
    }

    /// Returns the frame as an image, which shares its memory with the decoder where possible.
    func image() -> CGImage? {
        guard let address = unsafe cgst_first_row(frame), UInt(bitPattern: address) % 4 == 0,
            let shared = try? unsafe Bitmap(
                borrowing: address, from: self, width: width, height: height,
                bytesPerRow: Int(cgst_row_length(frame)))
        else { return nil }
        // The fourth byte is unused. Converters set it to 255, but frames passed through from a movie may not.
        if shared.isEveryPixelOpaque { return CGImage(bitmap: shared, isOpaque: true) }
        guard let copy = try? shared.copy() else { return nil }
        copy.makeEveryPixelOpaque()
        return CGImage(bitmap: copy, isOpaque: true)
    }

    /// Returns the frame as an image with a copy of its memory, which can be kept.
    func copiedImage() -> CGImage? {
        guard let image = image(), let copy = try? image.bitmap.copy() else { return nil }
        return CGImage(bitmap: copy, isOpaque: true)
    }
}
