// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

/// The settings of a compositional layout that concern all of its sections.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() {}

    /// The direction in which the layout scrolls; vertical by default.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The space between sections, in points; 0 by default.
    public var interSectionSpacing: CGFloat = 0

    /// The boundary that the insets of sections are relative to; the safe area by default.
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    /// The headers and footers of the whole layout.
    ///
    /// Their index paths have the index of the item in this list only.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }
}
