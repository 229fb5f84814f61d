// SPDX-License-Identifier: MIT
internal import Foundation

/// The pictures in a file of the X cursor format, which all cursor themes are in.
struct XCursorFile {
    /// One picture: premultiplied ARGB, and the point in it that points.
    struct Image: Hashable {
        /// The size that the theme calls it, in pixels; the picture itself is most often larger.
        var nominalSize: Int
        var width: Int
        var height: Int
        var hotspotX: Int
        var hotspotY: Int
        var pixels: [UInt32]
    }

    /// Files of animated cursors at all sizes take some megabytes.
    static let maximumByteCount = 32 << 20

    private static let magic: UInt32 = 0x7275_6358
    private static let imageType: UInt32 = 0xfffd_0002
    /// No cursor is that large; it bounds what a broken file makes one allocate.
    private static let maximumSide = 1024

    private let bytes: [UInt8]
    /// Nominal sizes, and where the picture of that size begins; of an animation, its first.
    private let entries: [(size: Int, offset: Int)]

    /// `nil` if the bytes are no cursor file.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let reader = Reader(bytes: bytes)
        guard reader.word(at: 0) == Self.magic, let start = reader.word(at: 4), let count = reader.word(at: 12),
            // Each entry takes 12 bytes, so there cannot be more than the file has room for.
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

    /// The picture whose nominal size is nearest to `size`, the larger of two; `nil` if the file is broken there.
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

    /// Little-endian words, wherever the file says; none beyond its end.
    private struct Reader {
        let bytes: [UInt8]

        func word(at offset: Int) -> UInt32? {
            guard offset >= 0, offset <= bytes.count - 4 else { return nil }
            return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32($1 * 8) }
        }
    }
}
