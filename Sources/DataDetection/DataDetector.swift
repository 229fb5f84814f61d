// SPDX-License-Identifier: MIT
package import Foundation

/// Finds links, mail addresses, phone numbers, and dates in text.
///
/// The time is proportional to the text's length, whatever it contains. Postal addresses aren't found: their form
/// differs by country, and without a gazetteer every street name would be a guess.
package struct DataDetector: Sendable {
    /// The order of a numeric date's parts.
    package enum DateOrder: Sendable {
        case dayFirst, monthFirst, yearFirst
    }

    private let dateOrder: DateOrder

    /// Creates a detector that reads numeric dates in the order of a locale.
    package init(locale: Locale) {
        self.init(dateOrder: DateOrder(locale))
    }

    package init(dateOrder: DateOrder) {
        self.dateOrder = dateOrder
    }

    /// Returns the data of the given kinds, in the order of the text; ranges don't overlap.
    package func detect(in text: String, kinds: DataKinds = .all) -> [DetectedData] {
        guard !kinds.isEmpty else { return [] }
        let units = TextUnits(text)
        // Digits in links are never numbers or dates, so links are found even if they aren't asked for.
        let links = LinkScanner.scan(units)
        guard !kinds.isDisjoint(with: [.phoneNumbers, .dates]) else { return links }
        let numbers = NumberScanner(units, dateOrder: dateOrder, excluding: links).scan()
        var found = kinds.contains(.links) ? links : []
        found += numbers.filter { kinds.contains($0.kind == .date ? .dates : .phoneNumbers) }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension DataDetector.DateOrder {
    package init(_ locale: Locale) {
        let region = locale.region?.identifier
        switch locale.language.languageCode?.identifier {
        case "ja", "zh", "ko", "hu", "lt", "mn", "eu": self = .yearFirst
        case "en" where ["US", "PH", "PR", "GU", "VI", "AS", "FM", "MH", "PW"].contains(region): self = .monthFirst
        default: self = .dayFirst
        }
    }
}
