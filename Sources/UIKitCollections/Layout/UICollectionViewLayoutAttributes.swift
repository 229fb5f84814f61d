// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import LayerTree
internal import UIKitCells
@_spi(Toolkit) package import UIKitCore

/// The geometry and appearance of one element of a collection view, as determined by its layout.
///
/// Layouts create attributes; the collection view applies them to the element's view. A subclass with properties of its
/// own overrides `copy(with:)` and `isEqual(_:)`, and is returned by the layout's `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    // MARK: - Creating

    /// Creates attributes of a cell without an index path.
    ///
    /// Use an initializer that names the element instead.
    public override init() { super.init() }

    /// Creates the attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        self.indexPath = indexPath
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
        self.indexPath = indexPath
    }

    // MARK: - Element

    /// The index path of the element.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// The kind of element.
    public internal(set) final var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind that the layout defines for a supplementary or decoration view; `nil` for a cell.
    public internal(set) final var representedElementKind: String?

    // MARK: - Geometry

    /// The frame in the coordinates of the layout's content, in points.
    ///
    /// With a transform, it is the bounding box of the transformed element. Setting it keeps the transform but is only
    /// meaningful without one. Coordinates that are not finite are ignored.
    open var frame: CGRect {
        get { storedTransform == nil ? storedFrame : transformedFrame }
        set { storedFrame = newValue.saneFrame(or: storedFrame) }
    }

    /// The center of the element in the coordinates of the layout's content.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            let origin = CGPoint(x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
            storedFrame = CGRect(origin: origin, size: storedFrame.size).saneFrame(or: storedFrame)
        }
    }

    /// The size of the element before its transform, in points.
    ///
    /// Setting it keeps the center.
    open var size: CGSize {
        get { storedFrame.size }
        set {
            let center = center
            storedFrame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                height: newValue.height
            ).saneFrame(or: storedFrame)
        }
    }

    /// The bounds of the element, whose origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: storedFrame.size) }
        set { size = newValue.size }
    }

    /// The transform of the element about its center; the identity by default.
    open var transform: CGAffineTransform {
        get { storedTransform.map(CATransform3DGetAffineTransform) ?? .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform of the element in space, about its center; the identity by default.
    open var transform3D: CATransform3D {
        get { storedTransform ?? CATransform3DIdentity }
        set { storedTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    // MARK: - Appearance

    /// The opacity of the element, from 0 to 1; 1 by default.
    open var alpha: CGFloat = 1

    /// The order of overlapping elements; 0 by default.
    ///
    /// Elements with higher values are above those with lower ones.
    open var zIndex = 0

    /// Whether the element is hidden; `false` by default.
    ///
    /// No view is created for a hidden element.
    open var isHidden = false

    // MARK: - Copying and comparing

    /// Returns a copy of the same class.
    ///
    /// Overrides call super and copy their own properties to the result. `zone` is not used.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Returns whether another object has the same class and values.
    ///
    /// Overrides compare their own properties and call super. A view whose attributes are equal to the previous ones is
    /// not updated.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self || MainActor.assumeIsolated { hasSameValues(as: other) }
    }

    // MARK: - Internal state

    var storedFrame = CGRect.zero
    /// The transform; `nil` for the identity.
    var storedTransform: CATransform3D?

    /// Whether the element keeps its position in the visible area while the content scrolls.
    ///
    /// The collection view shows it above the content in a layer that does not scroll, so that it does not lag behind
    /// while the render server scrolls. `frame` is its current position in the coordinates of the content.
    package final var isPinned = false

    /// Whether a supplementary or decoration view belongs to the item of its index path rather than to the section.
    ///
    /// It then stays with the item when items are inserted, deleted, and moved.
    package final var followsItem = false

    /// Whether the width is given by the layout, so that a view that sizes itself adjusts its height only.
    package final var isWidthFixed = false
    /// Whether the height is given by the layout, so that a view that sizes itself adjusts its width only.
    package final var isHeightFixed = false

    /// The view that holds the element's view instead of the collection view, as in a section that scrolls orthogonally.
    ///
    /// `frame` is then in the coordinates of that view.
    package final weak var container: UIView?
}
