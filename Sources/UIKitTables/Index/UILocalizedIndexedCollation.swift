// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The sections, titles, and order of an indexed list in the user's language (`R-TV-100`).
///
/// Lists in languages with the Latin script have the sections A to Z, with the language's own letters among them, and
/// "#" for everything else. Lists in languages with another script have the sections of that script first. Chinese
/// characters are ordered by pronunciation, or by strokes in traditional Chinese.
///
/// Objects are distributed in four steps (`R-TV-102`): ask for the section of each, make an array for each section
/// title, put each object into the array of its section, and sort each array.
///
/// > Note: Differs from UIKit: the strings of objects are found by key paths or closures, such as `\.name`, and not by
/// > Objective-C selectors.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    /// Returns the collation for the user's language.
    public class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

    /// Creates a collation for the user's language.
    public override convenience init() {
        self.init(locale: UIApplication.userLocale)
    }

    /// Creates a collation for a locale, such as that of the listed data.
    ///
    /// > Note: Not in UIKit.
    public init(locale: Locale) {
        alphabet = IndexAlphabet(locale: locale)
    }

    // MARK: - Titles

    /// The titles of the sections, the last of which is "#".
    open var sectionTitles: [String] { alphabet.titles }

    /// The entries of the section index; one for each section.
    open var sectionIndexTitles: [String] { alphabet.titles }

    /// Returns the section for an entry of the section index.
    ///
    /// An index out of range stands for the nearest entry.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), alphabet.titles.count - 1)
    }

    // MARK: - Objects

    /// Returns the section that an object belongs to, by a string of the object.
    ///
    /// White space at the string's beginning doesn't count. A string that doesn't begin with a letter of the index
    /// belongs to the last section.
    public func section<Object>(for object: Object, collationStringSelector selector: (Object) -> String) -> Int {
        section(of: selector(object))
    }

    /// Returns objects in the order of their strings in the user's language.
    ///
    /// Objects with equal strings stay in their order.
    public func sortedArray<Object>(
        from array: [Object], collationStringSelector selector: (Object) -> String
    ) -> [Object] {
        let order = CollationOrder(alphabet)
        return array.map { (object: $0, key: order.key(for: selector($0))) }
            .sorted { order.isAscending($0.key, $1.key) }
            .map(\.object)
    }

    // MARK: - Internal state

    private let alphabet: IndexAlphabet
    /// The sections of strings by their first letter, where that alone decides.
    private var known: [Character: Int] = [:]

    private func section(of text: String) -> Int {
        guard let first = text.first, !first.isWhitespace,
            !alphabet.digraphInitials.contains(first.lowercased().first ?? first)
        else { return alphabet.section(of: text) }
        if let section = known[first] { return section }
        let section = alphabet.section(of: String(first))
        known[first] = section
        return section
    }
}
