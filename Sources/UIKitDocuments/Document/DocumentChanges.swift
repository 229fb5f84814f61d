// SPDX-License-Identifier: MIT

/// Counts the changes of a document since it was saved.
///
/// A change that was undone leaves the saved version; one undone after saving is a change again.
struct DocumentChanges {
    /// Changes up to a moment.
    struct Token {
        fileprivate let count: Int
        fileprivate let generation: Int
    }

    private var count = 0
    /// The count of the version that is saved; `nil` if it can't be reached by undoing.
    private var savedCount: Int? = 0
    /// Raised when the count starts again.
    private var generation = 0

    var isUnsaved: Bool { count != savedCount }

    var token: Token { Token(count: count, generation: generation) }

    mutating func count(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done:
            // This change replaces those that were undone before, and the saved version with them.
            if let saved = savedCount, saved > count { savedCount = nil }
            count += 1
        case .redone: count += 1
        case .undone: count -= 1
        case .cleared:
            count = 0
            savedCount = 0
            generation += 1
        }
    }

    mutating func save(_ token: Token) {
        if token.generation == generation { savedCount = token.count }
    }
}
