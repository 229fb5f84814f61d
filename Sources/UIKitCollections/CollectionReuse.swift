// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The reuse pools of a collection view, and the registrations from which new views are created.
@MainActor
struct CollectionReuse {
    /// The pool of views that are interchangeable.
    struct Key: Hashable {
        /// The kind of supplementary or decoration view; `nil` for cells.
        var kind: String?
        var identifier: String
    }

    let cells = CollectionSources<UICollectionViewCell>()
    /// The registrations of supplementary views, by kind.
    var supplementaryViews: [String: CollectionSources<UICollectionReusableView>] = [:]
    /// The existing cell of the item that is being configured again, which is dequeued first.
    var offered: UICollectionViewCell?
    /// The views that were dequeued in the current layout and had stayed in the collection view.
    var unparked: [UICollectionReusableView] = []
    private var pools: [Key: [UICollectionReusableView]] = [:]

    /// The maximum number of views kept in a pool, so that a collection view that shrinks does not retain the views of
    /// a large one.
    private static let maximumKeptCount = 128

    /// Puts a view into its pool, and returns `false` if it has none or the pool is full.
    @discardableResult
    mutating func keep(_ view: UICollectionReusableView) -> Bool {
        guard let key = view.poolKey, pools[key, default: []].count < Self.maximumKeptCount else { return false }
        pools[key, default: []].append(view)
        return true
    }

    /// Removes a view from a pool and returns it as it was left.
    mutating func take(_ key: Key) -> UICollectionReusableView? { pools[key]?.popLast() }

    /// Releases all pooled views.
    mutating func empty() {
        for view in pools.values.joined() where view.unpark() { view.removeFromSuperview() }
        pools = [:]
    }
}
