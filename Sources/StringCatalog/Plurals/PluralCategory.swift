// SPDX-License-Identifier: MIT

/// The plural categories of Unicode CLDR; the raw values are the keys in strings dictionaries and catalogs.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero
    case one
    case two
    case few
    case many
    /// The category that every language has.
    case other
}
