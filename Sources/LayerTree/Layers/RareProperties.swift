// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// Properties that few layers set, stored separately so that layer values stay small and quick to compare.
struct RareProperties: Equatable, Sendable {
    /// The transform, if it leaves the plane.
    var transform: CATransform3D?
    /// `nil` for the identity.
    var sublayerTransform: CATransform3D?
    var anchorPointZ: CGFloat = 0
    var isDoubleSided = true

    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var shadowPath: LayerPath?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1

    /// The properties of a special kind of layer.
    var kind = LayerKind.plain
    var timing = LayerTiming()

    /// A heap-allocated value, which takes little space where it is absent.
    final class Box: Equatable, Sendable {
        let value: RareProperties

        init(_ value: RareProperties) {
            self.value = value
        }

        static func == (left: Box, right: Box) -> Bool { left === right || left.value == right.value }
    }

    static let none = RareProperties()
}

/// The content or behavior that a layer class adds to a plain layer.
enum LayerKind: Equatable, Sendable {
    case plain
    case shape(ShapeProperties)
    case gradient(GradientProperties)
    case replicator(ReplicatorProperties)
    /// Keeps the depth of its sublayers instead of flattening them.
    case transform
    case backdrop(BackdropProperties)
    case leaf(LeafProperties)
    case text(TextLayerProperties)
}

/// A path as a value.
struct LayerPath: Equatable, Sendable {
    let elements: [CGPath.Element]

    /// Creates a value; `nil` for no path or an empty one.
    init?(_ path: CGPath?) {
        guard let path, !path.isEmpty else { return nil }
        elements = path.elements
    }

    init(elements: [CGPath.Element]) {
        self.elements = elements
    }

    var path: CGPath { CGPath(elements: elements) }
}

extension LayerProperties {
    /// The rare properties; storing their defaults frees the memory.
    var extras: RareProperties {
        get { rare?.value ?? .none }
        set { rare = newValue == .none ? nil : RareProperties.Box(newValue) }
    }

    var kind: LayerKind { rare?.value.kind ?? .plain }

    /// The complete transform; stored as an affine one if possible.
    var transform3D: CATransform3D {
        get { rare?.value.transform ?? CATransform3D(transform) }
        set {
            let isAffine = newValue.isAffine
            transform = newValue.affineTransform
            if !isAffine || rare != nil { extras.transform = isAffine ? nil : newValue }
        }
    }

    var sublayerTransform: CATransform3D {
        get { rare?.value.sublayerTransform ?? CATransform3DIdentity }
        set { extras.sublayerTransform = newValue == CATransform3DIdentity ? nil : newValue }
    }

    /// Whether the layer leaves its superlayer's plane.
    var isSpatial: Bool {
        guard let rare = rare?.value else { return zPosition != 0 }
        return rare.transform != nil || rare.anchorPointZ != 0 || zPosition != 0
    }

    /// The transform from the layer's space to its superlayer's.
    var spaceToSuperlayer: CATransform3D {
        let anchor = anchorInBounds
        let anchorZ = rare?.value.anchorPointZ ?? 0
        return CATransform3D(translationX: -anchor.x, -anchor.y, -anchorZ).concatenating(transform3D)
            .concatenating(CATransform3D(translationX: position.x, position.y, zPosition))
    }

    /// Returns the depth of the layer's center in the superlayer's space, or in the space that `space` transforms to.
    func depth(in space: CATransform3D?) -> CGFloat {
        if space == nil, rare == nil { return zPosition }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let own = spaceToSuperlayer
        return (space.map { own.concatenating($0) } ?? own).depth(of: middle)
    }

    /// The transform from the sublayers' space to the layer's own; `nil` for the identity.
    var sublayerSpace: CATransform3D? {
        guard let transform = rare?.value.sublayerTransform else { return nil }
        // The vanishing point is at the layer's anchor point.
        let anchor = anchorInBounds
        return CATransform3D(translationX: -anchor.x, -anchor.y, 0).concatenating(transform)
            .concatenating(CATransform3D(translationX: anchor.x, anchor.y, 0))
    }

    var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    }
}
