// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An object with one or several texts that can be searched by a ``UITextSearchingFindSession``.
///
/// A text view conforms. An object with a single text ignores the documents, and doesn't name a `DocumentIdentifier`.
@preconcurrency @MainActor
public protocol UITextSearching: AnyObject {
    /// The type that identifies a document among several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection, from which the search begins; `nil` for the beginning of the text.
    var selectedTextRange: UITextRange? { get }
    /// The document with the selection; `nil` by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Returns the order of two ranges of a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Returns the order of two documents; `orderedSame` by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Searches all documents, at once or later, and passes the found ranges to `resultAggregator`.
    ///
    /// The search is over when `finishedSearching()` of the aggregator is called. A new search replaces one that is not
    /// over yet.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Shows a found range in a style.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows all text in the normal style.
    func clearAllDecoratedFoundText()

    /// Called before a found range becomes the current match. Does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a range. Does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Whether found text can be replaced; `false` by default.
    var supportsTextReplacement: Bool { get }
    /// Returns whether a found range may be replaced; `true` by default.
    func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool
    /// Replaces a found range. Does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    /// Replaces all text that the search finds. Does nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }

    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }

    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public var supportsTextReplacement: Bool { false }

    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { true }

    public func replace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) {}

    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}
