// SPDX-License-Identifier: MIT
public import Foundation

/// The width and height of an item in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from a width and a height.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    var rule: SizeRule { SizeRule(width: widthDimension.rule, height: heightDimension.rule) }
}
