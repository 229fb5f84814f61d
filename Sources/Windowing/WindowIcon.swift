// SPDX-License-Identifier: MIT

/// The icon of a window in task bars and window switchers, in several sizes.
public struct WindowIcon: Hashable, Sendable {
    /// The icon in one size.
    public struct Image: Hashable, Sendable {
        /// The width in pixels.
        public let width: Int
        /// The height in pixels.
        public let height: Int
        /// The pixels, row by row from the top: alpha in the highest byte, then red, green, and blue, which aren't
        /// premultiplied.
        public let pixels: [UInt32]

        /// Creates an image; `nil` unless there are `width * height` pixels, and at least one.
        public init?(width: Int, height: Int, pixels: [UInt32]) {
            let (count, overflows) = width.multipliedReportingOverflow(by: height)
            guard width > 0, height > 0, !overflows, count == pixels.count else { return nil }
            self.width = width
            self.height = height
            self.pixels = pixels
        }
    }

    /// The images, the smallest first.
    public let images: [Image]

    /// Creates an icon from images of different sizes.
    public init(images: [Image]) {
        self.images = images.sorted { $0.pixels.count < $1.pixels.count }
    }
}
