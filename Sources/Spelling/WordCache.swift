// SPDX-License-Identifier: MIT

/// The words that were checked last, with the answers.
///
/// Bounded: words that weren't asked for since half of the capacity was used are dropped.
struct WordCache {
    private let generationCapacity: Int
    private var recent: [String: Bool] = [:]
    private var older: [String: Bool] = [:]

    init(capacity: Int = 16_384) {
        generationCapacity = max(capacity / 2, 1)
    }

    var count: Int { recent.count + older.count }

    mutating func answer(for word: String, _ check: () -> Bool) -> Bool {
        if let answer = recent[word] { return answer }
        let answer = older[word] ?? check()
        if recent.count >= generationCapacity {
            older = recent
            recent = [:]
        }
        recent[word] = answer
        return answer
    }

    mutating func removeAll() {
        recent = [:]
        older = [:]
    }
}
