// SPDX-License-Identifier: MIT
public import UIKitCore

/// The collection of the ranges that a search finds.
///
/// It is created by a ``UITextSearchingFindSession``. Once another search has begun, calls have no effect.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let ranges: FoundRanges<DocumentIdentifier>

    /// The ranges found so far, in the order of the texts.
    public var allFoundRanges: [UITextRange] { ranges.indices.map { ranges[$0].range } }

    /// Adds a range.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        ranges.add(range, document)
    }

    /// Removes a range that is no longer found.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        ranges.remove(range, document)
    }

    /// Removes all ranges.
    public func invalidate() { ranges.removeAll() }

    /// Ends the search.
    public func finishedSearching() { ranges.finish() }
}
