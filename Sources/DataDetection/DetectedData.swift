// SPDX-License-Identifier: MIT
package import Foundation

/// A part of a text that stands for something that applications can open.
package struct DetectedData: Equatable, Sendable {
    package enum Kind: Sendable {
        case link, mailAddress, phoneNumber, date
    }

    package let kind: Kind
    /// The position in the text, in UTF-16 units.
    package let range: Range<Int>
    /// The address to open; `nil` for dates.
    package let url: URL?
    /// The date, as far as the text has it; `nil` for other kinds.
    ///
    /// A day relative to today is the number of days in `day`, without a year and month; see ``isRelative``.
    package let date: DateComponents?

    package init(kind: Kind, range: Range<Int>, url: URL? = nil, date: DateComponents? = nil) {
        self.kind = kind
        self.range = range
        self.url = url
        self.date = date
    }

    /// Whether `date` has a number of days from today instead of a date.
    package var isRelative: Bool { date.map { $0.month == nil } ?? false }
}

/// The kinds of data to find.
package struct DataKinds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Links and mail addresses.
    package static let links = DataKinds(rawValue: 1)
    package static let phoneNumbers = DataKinds(rawValue: 2)
    package static let dates = DataKinds(rawValue: 4)
    package static let all: DataKinds = [.links, .phoneNumbers, .dates]
}
