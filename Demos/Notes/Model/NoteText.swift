// SPDX-License-Identifier: MIT
import Foundation

/// The text of a note: paragraphs of several kinds, with styled runs and pictures.
struct NoteText: Codable, Equatable, Sendable {
    enum Kind: String, Codable, CaseIterable, Sendable {
        case title, heading, body, bullet, number, task
        /// A task that is done.
        case done

        var isList: Bool { self == .bullet || self == .number || isTask }
        var isTask: Bool { self == .task || self == .done }

        /// The kind of a paragraph that is begun after one of this kind.
        var following: Kind {
            switch self {
            case .title, .heading: .body
            case .done: .task
            default: self
            }
        }
    }

    struct Traits: OptionSet, Codable, Hashable, Sendable {
        let rawValue: Int

        static let bold = Traits(rawValue: 1)
        static let italic = Traits(rawValue: 2)
        static let underline = Traits(rawValue: 4)
    }

    struct Run: Codable, Equatable, Sendable {
        var text = ""
        var traits: Traits = []
        /// The image file of a run that is a picture, which has no text.
        var picture: Data?
    }

    struct Paragraph: Codable, Equatable, Sendable {
        var kind = Kind.body
        var runs: [Run] = []

        init(_ kind: Kind = .body, _ text: String = "") {
            self.kind = kind
            if !text.isEmpty { runs = [Run(text: text)] }
        }

        init(_ kind: Kind, runs: [Run]) {
            self.kind = kind
            self.runs = runs
        }

        var text: String { runs.map(\.text).joined() }
    }

    var paragraphs: [Paragraph] = []

    /// The first line that isn't empty.
    var title: String { lines.first ?? "" }

    /// The line after the title.
    var preview: String { lines.dropFirst().first ?? "" }

    /// The text without styles.
    var plain: String { paragraphs.map(\.text).joined(separator: "\n") }

    private var lines: [String] {
        var lines: [String] = []
        for paragraph in paragraphs where lines.count < 2 {
            let text = paragraph.text.trimmingCharacters(in: .whitespaces)
            if !text.isEmpty { lines.append(text) }
        }
        return lines
    }
}
