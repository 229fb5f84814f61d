// SPDX-License-Identifier: MIT

/// Why a keymap cannot be used.
public enum KeymapError: Error, Hashable, Sendable {
    /// The display described the keymap in a format other than XKB's text, version 1.
    case unsupportedFormat(UInt32)
    /// More bytes were announced than any keyboard needs.
    case tooLarge(byteCount: Int, limit: Int)
    /// The file ended before the bytes that were announced.
    case truncated(expected: Int, available: Int)
    /// The file cannot be read; `code` is the system's `errno`.
    case unreadable(code: Int32)
    /// The bytes are no XKB keymap.
    case malformed(byteCount: Int)
    /// No such layout is installed.
    case unknownLayout(layout: String, variant: String)
    /// libxkbcommon could not start; it says no more.
    case libraryUnavailable
}

extension KeymapError: CustomStringConvertible {
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
