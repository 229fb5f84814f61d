// SPDX-License-Identifier: MIT

/// An error in loading a keymap.
public enum KeymapError: Error, Hashable, Sendable {
    /// The display server sent the keymap in a format other than XKB's text, version 1.
    case unsupportedFormat(UInt32)
    /// The announced size exceeds the limit.
    case tooLarge(byteCount: Int, limit: Int)
    /// The file is shorter than announced.
    case truncated(expected: Int, available: Int)
    /// The file can't be read; `code` is the `errno` value.
    case unreadable(code: Int32)
    /// The data is not an XKB keymap.
    case malformed(byteCount: Int)
    /// The layout is not installed.
    case unknownLayout(layout: String, variant: String)
    /// libxkbcommon could not be initialized.
    case libraryUnavailable
}

extension KeymapError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .unsupportedFormat(let format):
            "The keymap has format \(format); format 1 (XKB text) is needed."
        case .tooLarge(let byteCount, let limit):
            "The keymap is \(byteCount) bytes long; at most \(limit) are read."
        case .truncated(let expected, let available):
            "The keymap was announced with \(expected) bytes; its file holds \(available)."
        case .unreadable(let code):
            "The keymap's file cannot be read: error \(code)."
        case .malformed(let byteCount):
            "The keymap's \(byteCount) bytes are not a valid XKB keymap."
        case .unknownLayout(let layout, let variant):
            variant.isEmpty
                ? "The keyboard layout \"\(layout)\" is not installed."
                : "The keyboard layout \"\(layout)\" with variant \"\(variant)\" is not installed."
        case .libraryUnavailable:
            "libxkbcommon could not be started."
        }
    }
}
