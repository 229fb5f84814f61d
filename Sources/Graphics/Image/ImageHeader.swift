// SPDX-License-Identifier: MIT
internal import Foundation

/// The information in the first bytes of an image.
struct ImageHeader {
    enum Kind {
        case png
        case jpeg
        /// A format that only GdkPixbuf can identify.
        case other
    }

    let kind: Kind
    /// The stored size in pixels, before any rotation; `nil` if only the decoder can determine it.
    let size: (width: Int, height: Int)?

    /// Parses the header.
    ///
    /// - Throws: `ImageError` for empty data, and for a PNG or JPEG that ends too early.
    init(_ data: Data, name: String) throws(ImageError) {
        guard !data.isEmpty else { throw .notAnImage(what: name, head: []) }
        // Damaged images can contain any bytes, so every access checks the index.
        let bytes = [UInt8](data.prefix(24))
        if bytes.starts(with: Self.pngSignature) {
            kind = .png
            // Signature, length and name of the first chunk, then width and height in four bytes each.
            guard bytes.count == 24 else { throw .truncated(what: name, byteCount: data.count) }
            size = (Self.number(bytes[16..<20]), Self.number(bytes[20..<24]))
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            kind = .jpeg
            let structure = unsafe data.withUnsafeBytes { unsafe JPEGStructure($0) }
            guard structure.isComplete else { throw .truncated(what: name, byteCount: data.count) }
            size = structure.size
        } else if bytes.starts(with: Array("BM".utf8)) {
            kind = .other
            size = nil
            guard Self.isBMPComplete(data) else { throw .truncated(what: name, byteCount: data.count) }
        } else if Self.pngSignature.starts(with: bytes) || [0xFF, 0xD8, 0xFF].starts(with: bytes) {
            throw .truncated(what: name, byteCount: data.count)
        } else {
            kind = .other
            size = nil
        }
    }

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns whether all pixels that a BMP's header announces are present; the decoder would make up missing ones.
    ///
    /// Also true if only the decoder can determine it (compressed pixels, headers older than 1990).
    private static func isBMPComplete(_ data: Data) -> Bool {
        let bytes = [UInt8](data.prefix(34))
        guard bytes.count == 34 else { return false }
        func number(at index: Int, length: Int = 4) -> Int {
            Self.number(bytes[index..<(index + length)].reversed()[...])
        }
        let (offset, headerLength, width, height) = (
            number(at: 10), number(at: 14), number(at: 18), Int(Int32(truncatingIfNeeded: number(at: 22)))
        )
        let (bitsPerPixel, compression) = (number(at: 28, length: 2), number(at: 30))
        // 3 is uncompressed with masks. Sizes that are rejected anyway would overflow the product.
        guard headerLength >= 40, [0, 3].contains(compression), max(width, abs(height)) <= Bitmap.maximumSide else {
            return true
        }
        let bytesPerRow = (width * bitsPerPixel + 31) / 32 * 4
        return data.count >= offset + bytesPerRow * abs(height)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
