// SPDX-License-Identifier: MIT

/// Why a picture could not be read or written.
///
/// `what` names the picture: the file's path, or the name that was given with the data.
public enum ImageError: Error, Hashable, Sendable {
    /// No file at that path.
    case notFound(path: String)
    /// There is something, but its bytes cannot be had: the system's words.
    case unreadable(path: String, reason: String)
    /// The bytes are no picture of a kind that can be read; `head` holds the first few, none for an empty file.
    case notAnImage(what: String, head: [UInt8])
    /// The picture ends before its last pixel; `byteCount` is how much there was.
    case truncated(what: String, byteCount: Int)
    /// More pixels than are accepted.
    case tooLarge(what: String, width: Int, height: Int, limit: Limit)
    /// The bytes say what they are, but are damaged, or there was no memory to decode them: the decoder's words.
    case decoderFailed(what: String, reason: String)
    /// The pixels could not be encoded: the encoder's words.
    case encoderFailed(format: String, reason: String)
    /// The file could not be written: the system's words.
    case unwritable(path: String, reason: String)

    /// What a picture has too much of.
    public enum Limit: Hashable, Sendable {
        /// Pixels along one side.
        case side(Int)
        /// Pixels in all.
        case pixels(Int)
    }
}

extension ImageError: CustomStringConvertible {
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
