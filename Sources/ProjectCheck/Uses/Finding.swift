// SPDX-License-Identifier: MIT

/// A place in a source file.
package struct SourcePlace: Hashable, Sendable, Codable {
    package let path: String
    /// Counted from 1.
    package let line: Int

    package init(path: String, line: Int) {
        self.path = path
        self.line = line
    }
}

/// A use of something that the toolkit doesn't have.
package struct Finding: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable, Codable {
        case framework, type, member
        case interface, construct
        case unreadable
    }

    package let kind: Kind
    /// The name, or the sentence that describes the construct.
    package let name: String
    package let place: SourcePlace

    package init(kind: Kind, name: String, place: SourcePlace) {
        self.kind = kind
        self.name = name
        self.place = place
    }
}
