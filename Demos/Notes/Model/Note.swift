// SPDX-License-Identifier: MIT
import Foundation

/// A note in a folder.
struct Note: Codable, Identifiable, Equatable, Sendable {
    /// The name of the folder for notes without another one.
    static let standardFolder = "Notes"

    var id = UUID()
    /// The name of the folder.
    var folder: String
    var text = NoteText()
    var modified: Date
    var isPinned = false

    var title: String { text.title.isEmpty ? "New Note" : text.title }

    /// Whether the note contains all of the words, without regard to case and accents.
    func contains(_ words: String) -> Bool {
        let text = text.plain
        return words.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            text.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}
