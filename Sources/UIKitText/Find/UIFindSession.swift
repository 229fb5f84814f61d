// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A search, from the presentation of the find bar to its dismissal.
///
/// ``UITextSearchingFindSession`` searches texts. A subclass that searches otherwise overrides the methods and the
/// properties, and calls ``UIFindInteraction/updateResultCount()`` when they change.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The information about the number of matches in the find bar.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// The position of the current match and the number of matches.
        case currentAndTotal
        /// The number of matches.
        case total
        /// No information.
        case none
    }

    /// Creates a session.
    ///
    /// Called by subclasses.
    public override init() {
        super.init()
    }

    /// The number of matches; 0 by default.
    open var resultCount: Int { 0 }

    /// The index of the current match; `NSNotFound` without one.
    open var highlightedResultIndex: Int { NSNotFound }

    /// The information about the number of matches in the find bar; `currentAndTotal` by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { if searchResultDisplayStyle != oldValue { interaction?.updateResultCount() } }
    }

    /// Whether the find bar offers to replace matches; `false` by default.
    open var supportsReplacement: Bool { false }

    /// Whether the current match can be replaced; by default, whether there is one and replacement is supported.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && highlightedResultIndex != NSNotFound
    }

    /// Searches for a text, or ends the search if it is empty.
    ///
    /// - Parameters:
    ///   - query: The text.
    ///   - options: The options; `nil` for the default ones.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the current match and makes the next one current.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Replaces all matches.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Makes the next or the previous match current, continuing at the other end of the text.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Removes the matches and their marks.
    open func invalidateFoundResults() {}

    weak var interaction: UIFindInteraction?
}
