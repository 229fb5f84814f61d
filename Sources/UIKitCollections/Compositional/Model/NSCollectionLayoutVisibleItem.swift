// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import LayerTree

/// A view of a compositional layout in sight, whose appearance a section may adapt.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The position in the stacking order.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The center in the coordinates of the collection view, or of the section if it scrolls on its own.
    var center: CGPoint { get set }
    /// The bounds.
    var bounds: CGRect { get }
    /// The transform about the center.
    var transform: CGAffineTransform { get set }
    /// The transform about the center, in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The name of the view: that of its layout attributes' kind.
    var name: String { get }
    /// The index path of the item, or of the item that the view belongs to.
    var indexPath: IndexPath { get }
    /// The frame without the transform.
    var frame: CGRect { get }
    /// Whether the view is a cell, a supplementary view or a decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for a cell.
    var representedElementKind: String? { get }
}
