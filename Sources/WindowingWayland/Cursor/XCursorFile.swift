// SPDX-License-Identifier: MIT
internal import Foundation

/// The images in a file of the Xcursor format, which all cursor themes use.
struct XCursorFile {
    /// An image: premultiplied ARGB, and the hotspot.
    struct Image: Hashable {
        /// The nominal size in pixels; the image itself is usually larger.
        var nominalSize: Int
        var width: Int
        var height: Int
        var hotspotX: Int
        var hotspotY: Int
        var pixels: [UInt32]
    }

    /// Files of animated cursors in all sizes have some megabytes.
    static let maximumByteCount = 32 << 20

    private static let magic: UInt32 = 0x7275_6358
    private static let imageType: UInt32 = 0xfffd_0002
    /// Larger than any cursor; limits the memory that a broken file can allocate.
    private static let maximumSide = 1024

    private let bytes: [UInt8]
    /// The nominal sizes, and the offsets of the images (for an animation, of its first frame).
    private let entries: [(size: Int, offset: Int)]

    /// Parses the data; `nil` if it isn't a cursor file.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let reader = Reader(bytes: bytes)
        guard reader.word(at: 0) == Self.magic, let start = reader.word(at: 4), let count = reader.word(at: 12),
            // Each entry has 12 bytes, which limits their number.
            Int(count) <= bytes.count / 12
        else { return nil }
        var entries: [(size: Int, offset: Int)] = []
        for index in 0..<Int(count) {
            let entry = Int(start) + index * 12
            guard let type = reader.word(at: entry), let size = reader.word(at: entry + 4),
                let offset = reader.word(at: entry + 8)
            else { return nil }
            if type == Self.imageType, !entries.contains(where: { $0.size == Int(size) }) {
                entries.append((Int(size), Int(offset)))
            }
        }
        self.entries = entries
    }

    /// Returns the image whose nominal size is nearest to `size`, the larger one of two; `nil` if its data is invalid.
    func image(nearest size: Int) -> Image? {
        let nearest = entries.min { left, right in
            (abs(left.size - size), -left.size) < (abs(right.size - size), -right.size)
        }
        guard let nearest else { return nil }
        let reader = Reader(bytes: bytes)
        let words = (0..<9).compactMap { reader.word(at: nearest.offset + $0 * 4).map(Int.init) }
        guard words.count == 9, words[1] == Int(Self.imageType) else { return nil }
        let (header, width, height) = (words[0], words[4], words[5])
        let sides = 1...Self.maximumSide
        guard sides.contains(width), sides.contains(height) else { return nil }
        let start = nearest.offset + header
        guard start + width * height * 4 <= bytes.count else { return nil }
        let pixels = (0..<width * height).compactMap { reader.word(at: start + $0 * 4) }
        return Image(
            nominalSize: max(1, nearest.size), width: width, height: height, hotspotX: min(words[6], width),
            hotspotY: min(words[7], height), pixels: pixels)
    }

    /// Reads little-endian words at any offset; `nil` beyond the end.
    private struct Reader {
        let bytes: [UInt8]

        func word(at offset: Int) -> UInt32? {
            guard offset >= 0, offset <= bytes.count - 4 else { return nil }
            return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32($1 * 8) }
        }
    }
}
