// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
public import UIKitCore

/// A search in the texts of an object such as a text view.
///
/// The first match after the selection becomes the current one. The matches of a text view follow its edits.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    /// Creates a session.
    ///
    /// - Parameter searchableObject: The object with the texts. It is not retained.
    public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
        let search = FoundText(in: searchableObject)
        found = search
        super.init()
        search.didChange = { [weak self] in self?.interaction?.updateResultCount() }
    }

    /// The object with the texts; `nil` if it is gone.
    open var searchableObject: (any UITextSearching)? { found.searchableObject }

    open override var resultCount: Int { found.count }
    open override var highlightedResultIndex: Int { found.current ?? NSNotFound }
    open override var supportsReplacement: Bool { found.searchableObject?.supportsTextReplacement ?? false }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        found.search(query, options ?? UITextSearchOptions())
    }

    open override func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement else { return }
        found.replaceCurrent(query, options ?? UITextSearchOptions(), with: replacementString)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, !searchQuery.isEmpty else { return }
        found.replaceAll(searchQuery, options ?? UITextSearchOptions(), with: replacementString)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        found.highlightNext(isForward: direction == .forward)
    }

    open override func invalidateFoundResults() { found.invalidate() }

    let found: any FoundTexts
}
