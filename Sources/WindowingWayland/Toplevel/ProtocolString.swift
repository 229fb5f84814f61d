// SPDX-License-Identifier: MIT

/// Makes text fit for a protocol string.
enum ProtocolString {
    /// A message holds 4096 bytes with its header; a longer title would end the connection.
    static let maximumByteCount = 3000

    /// `text` up to its limit, cut between characters, without NUL (which would end it early).
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
