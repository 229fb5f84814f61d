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
    /// The views of elements that were removed, until their animations end.
    var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []
}
