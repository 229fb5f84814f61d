// SPDX-License-Identifier: MIT

/// The characters of a text that reserve space for other text and aren't part of its content.
package struct Placeholders {
    /// The character of a placeholder, U+FFFC.
    package static let character = "\u{FFFC}"

    private var stored: [(id: Int, offset: Int)] = []

    package var isEmpty: Bool { stored.isEmpty }

    /// The offset of a placeholder in UTF-16 units; `nil` if the text no longer has it.
    package func offset(of id: Int) -> Int? { stored.first { $0.id == id }?.offset }

    /// Returns the identifiers of the placeholders in a range, in ascending order of their offsets.
    package func ids(in range: Range<Int>) -> [Int] { stored.filter { range.contains($0.offset) }.map(\.id) }

    /// Returns the offset in the text without placeholders.
    func outer(_ offset: Int) -> Int {
        stored.isEmpty ? offset : offset - stored.count { $0.offset < offset }
    }

    /// Adds a placeholder whose character is in the text.
    mutating func insert(_ id: Int, at offset: Int) {
        let index = stored.firstIndex { $0.offset > offset } ?? stored.count
        stored.insert((id, offset), at: index)
    }

    /// Moves the placeholders after a change of the text, and removes those that it replaced.
    mutating func apply(_ change: TextChange) {
        guard !stored.isEmpty else { return }
        stored.removeAll { change.range.contains($0.offset) }
        for index in stored.indices where stored[index].offset >= change.range.upperBound {
            stored[index].offset += change.count - change.range.count
        }
    }
}
