// SPDX-License-Identifier: MIT
import Foundation

/// A date that a screen reader has said in English.
struct SpokenDate: Sendable {
    private let date: Date

    /// Reads words in the format of `DateFormatter`; fails if they are others.
    init?(_ words: String, _ format: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = format
        guard let date = formatter.date(from: words) else { return nil }
        self.date = date
    }

    /// Returns the number of days from another date.
    func days(since other: SpokenDate) -> Int {
        Int((date.timeIntervalSince(other.date) / 86_400).rounded())
    }
}
