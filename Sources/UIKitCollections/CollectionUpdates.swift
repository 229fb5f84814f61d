// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// Pending changes, and the views still animating out after previous ones.
struct CollectionUpdates {
    /// The nesting depth of open batches.
    var depth = 0
    var pending = CollectionChanges()
    var completions: [(Bool) -> Void] = []
}

/// The changes of a batch, as they were requested.
struct CollectionChanges: Equatable {
    struct Move<Place: Hashable>: Hashable {
        var from: Place
        var to: Place
    }

    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var reconfiguredItems: Set<IndexPath> = []
    var movedItems: [Move<IndexPath>] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Move<Int>] = []
}
