// SPDX-License-Identifier: MIT

/// An error in reading or writing an image.
///
/// `what` identifies the image: the file's path, or the name that was given with the data.
public enum ImageError: Error, Hashable, Sendable {
    /// There is no file at that path.
    case notFound(path: String)
    /// The file can't be read, with the system's message.
    case unreadable(path: String, reason: String)
    /// The data is not in a known image format. `head` contains its first bytes, and is empty for an empty file.
    case notAnImage(what: String, head: [UInt8])
    /// The image is incomplete. `byteCount` is the number of bytes present.
    case truncated(what: String, byteCount: Int)
    /// The image has more pixels than are accepted.
    case tooLarge(what: String, width: Int, height: Int, limit: Limit)
    /// The data is damaged, or there was not enough memory to decode it, with the decoder's message.
    case decoderFailed(what: String, reason: String)
    /// The image could not be encoded, with the encoder's message.
    case encoderFailed(format: String, reason: String)
    /// The file could not be written, with the system's message.
    case unwritable(path: String, reason: String)

    /// The limit that an image exceeds.
    public enum Limit: Hashable, Sendable {
        /// The number of pixels along one side.
        case side(Int)
        /// The total number of pixels.
        case pixels(Int)
    }
}

extension ImageError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .notFound(let path):
            "There is no file \"\(path)\"."
        case .unreadable(let path, let reason):
            "\"\(path)\" cannot be read: \(reason)."
        case .notAnImage(let what, let head) where head.isEmpty:
            "\"\(what)\" is empty; an image was expected."
        case .notAnImage(let what, let head):
            "\"\(what)\" is not an image of a known kind; it starts with the bytes \(head)."
        case .truncated(let what, let byteCount):
            "\"\(what)\" ends after \(byteCount) bytes, before the image does."
        case .tooLarge(let what, let width, let height, .side(let limit)):
            "\"\(what)\" has \(width) x \(height) pixels; \(limit) pixels a side is the limit."
        case .tooLarge(let what, let width, let height, .pixels(let limit)):
            "\"\(what)\" has \(width) x \(height) pixels; \(limit) pixels in all is the limit."
        case .decoderFailed(let what, let reason):
            "\"\(what)\" cannot be decoded: \(reason)."
        case .encoderFailed(let format, let reason):
            "The image cannot be encoded as \(format): \(reason)."
        case .unwritable(let path, let reason):
            "\"\(path)\" cannot be written: \(reason)."
        }
    }
}
