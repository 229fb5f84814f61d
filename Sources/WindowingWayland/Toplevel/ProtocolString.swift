// SPDX-License-Identifier: MIT

/// Sanitizes text for protocol strings.
enum ProtocolString {
    /// A message has at most 4096 bytes including its header; a longer title would be a protocol error.
    static let maximumByteCount = 3000

    /// Returns `text` truncated to the limit between characters, without NUL (which would end it early).
    static func sanitized(_ text: String) -> String {
        let text = text.contains("\0") ? text.replacing("\0", with: "") : text
        guard text.utf8.count > maximumByteCount else { return text }
        var count = 0
        return String(
            text.prefix { character in
                count += character.utf8.count
                return count <= maximumByteCount
            })
    }
}
