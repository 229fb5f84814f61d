// SPDX-License-Identifier: MIT

/// Why pixels or a drawing could not be had.
public enum GraphicsError: Error, Hashable, Sendable {
    /// A side of zero or fewer pixels.
    case emptySize(width: Int, height: Int)
    /// A side longer than `limit` pixels.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// More than `limit` pixels in all.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The system would not give that much memory.
    case outOfMemory(bytes: Int)
    /// Rows of borrowed memory that are shorter than `minimum` bytes or not a multiple of four.
    case invalidRowLength(bytesPerRow: Int, minimum: Int)
    /// The drawing library gave up on a context or surface: its status number and words.
    case drawingFailed(status: Int, reason: String)
}

extension GraphicsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptySize(let width, let height):
            "A bitmap of \(width) x \(height) pixels has nothing to draw into."
        case .tooLarge(let width, let height, let limit):
            "A bitmap of \(width) x \(height) pixels is too large; \(limit) pixels a side is the limit."
        case .tooManyPixels(let width, let height, let limit):
            "A bitmap of \(width) x \(height) pixels is too large; \(limit) pixels in all is the limit."
        case .outOfMemory(let bytes):
            "The system refused \(bytes) bytes of memory for pixels."
        case .invalidRowLength(let bytesPerRow, let minimum):
            "Rows of \(bytesPerRow) bytes cannot be drawn into; a multiple of four of at least \(minimum) is needed."
        case .drawingFailed(let status, let reason):
            "Drawing failed with status \(status): \(reason)."
        }
    }
}
