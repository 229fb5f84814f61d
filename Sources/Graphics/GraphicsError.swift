// SPDX-License-Identifier: MIT

/// An error in creating a bitmap or drawing.
public enum GraphicsError: Error, Hashable, Sendable {
    /// A side of zero or fewer pixels.
    case emptySize(width: Int, height: Int)
    /// A side longer than `limit` pixels.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// More than `limit` pixels in total.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// Memory could not be allocated.
    case outOfMemory(bytes: Int)
    /// Rows of borrowed memory that are shorter than `minimum` bytes or not a multiple of four.
    case invalidRowLength(bytesPerRow: Int, minimum: Int)
    /// A Cairo context or surface is in an error state, with this status code and message.
    case drawingFailed(status: Int, reason: String)
}

extension GraphicsError: CustomStringConvertible {
    /// A message for the log.
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
