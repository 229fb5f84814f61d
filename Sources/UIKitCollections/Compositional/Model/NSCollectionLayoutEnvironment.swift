// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// The container that a compositional layout is resolved for, and its traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
    /// The container: that of the collection view, or of a custom group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The size that items of a compositional layout are relative to.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
    /// The size of the container in points, including its insets.
    var contentSize: CGSize { get }
    /// The size of the container in points, without its insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets of the container.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

struct LayoutContainer: NSCollectionLayoutContainer {
    var contentSize: CGSize
    var contentInsets: NSDirectionalEdgeInsets

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

struct LayoutEnvironment: NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer
    var traitCollection: UITraitCollection
}
