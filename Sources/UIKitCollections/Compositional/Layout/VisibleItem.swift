// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// An element in sight, as the handler of its section adapts it.
final class VisibleItem: NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    /// The width of the content within which positions are mirrored; `nil` if they aren't.
    private let mirrorWidth: CGFloat?

    init(_ attributes: UICollectionViewLayoutAttributes, mirrorWidth: CGFloat?) {
        self.attributes = attributes
        self.mirrorWidth = mirrorWidth
    }

    private func mirrored(_ point: CGPoint) -> CGPoint {
        mirrorWidth.map { CGPoint(x: $0 - point.x, y: point.y) } ?? point
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }

    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }

    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }

    var center: CGPoint {
        get { mirrored(attributes.center) }
        set { attributes.center = mirrored(newValue) }
    }

    var bounds: CGRect { attributes.bounds }

    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }

    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }

    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect {
        let frame = attributes.frame
        guard let mirrorWidth else { return frame }
        return CGRect(origin: CGPoint(x: mirrorWidth - frame.maxX, y: frame.minY), size: frame.size)
    }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
