// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

extension CALayer {
    /// Converts a point from the coordinates of `layer` to this layer's.
    ///
    /// `nil` stands for the coordinate space in which the root layer is positioned; layers of different trees are
    /// assumed to share it. Animations are ignored.
    ///
    /// A point is assumed to lie in the layer's plane, and is projected to the other plane as a viewer sees it:
    /// straight along z, or along the line of sight of a perspective.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        Self.map(from: layer, to: self).apply(p.sanitized)
    }

    /// Converts a point from this layer's coordinates to those of `layer`.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        Self.map(from: self, to: layer).apply(p.sanitized)
    }

    /// Converts a rectangle from the coordinates of `layer` to this layer's.
    ///
    /// Returns the bounding box of the result.
    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        Self.map(from: layer, to: self).apply(r.sanitized)
    }

    /// Converts a rectangle from this layer's coordinates to those of `layer`.
    ///
    /// Returns the bounding box of the result.
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        Self.map(from: self, to: layer).apply(r.sanitized)
    }

    private static func map(from source: CALayer?, to target: CALayer?) -> PlaneMap {
        if source === target { return PlaneMap() }
        // A layer that is scaled to nothing, or seen edge-on, has no inverse transform; the source is then left
        // unconverted.
        guard let target else { return source?.mapToRoot ?? PlaneMap() }
        guard let source else { return target.mapToRoot.inverted }
        if source.parent === target { return source.mapToSuperlayer }
        let (map, isReached) = source.map(upTo: target)
        return isReached ? map : map.concatenating(target.mapToRoot.inverted)
    }

    /// Whether the layer and its neighbors in the hierarchy lie in one plane.
    private var isFlat: Bool {
        hasPlaneTransform && parent?.holdsSpace != true
    }

    /// Whether the depth of sublayers affects their projection.
    private var holdsSpace: Bool {
        // The value isn't copied.
        guard let rare = properties.rare else { return false }
        return rare.value.sublayerTransform != nil || keepsDepth
    }

    /// Whether the layer doesn't flatten its sublayers into its plane.
    var keepsDepth: Bool {
        switch properties.kind {
        case .transform: true
        case .replicator(let replicator): replicator.preservesDepth
        default: false
        }
    }

    private var mapToRoot: PlaneMap { map(upTo: nil).map }

    /// Returns the map to a layer above, or to the root if that layer isn't among the layers whose planes are passed.
    private func map(upTo target: CALayer?) -> (map: PlaneMap, isReached: Bool) {
        var map = PlaneMap()
        // The transform of the flat layers since the last one that isn't.
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            if current === target { return (map.concatenating(PlaneMap(transform)), true) }
            // Reading a weak reference is most of the cost of a level.
            let superlayer = current.parent
            if current.hasPlaneTransform, superlayer?.holdsSpace != true {
                transform = transform.concatenating(current.transformToSuperlayer)
                layer = superlayer
            } else {
                let (step, next) = current.flattened
                map = map.concatenating(PlaneMap(transform)).concatenating(step)
                transform = .identity
                layer = next
            }
        }
        return (map.concatenating(PlaneMap(transform)), false)
    }

    private var hasPlaneTransform: Bool {
        guard let rare = properties.rare else { return true }
        if case .some = rare.value.transform { return false }
        return true
    }

    /// The transform to the superlayer, without a copy of all properties.
    private var transformToSuperlayer: CGAffineTransform {
        LayerProperties.transformToSuperlayer(
            bounds: properties.bounds, position: properties.position, anchorPoint: properties.anchorPoint,
            transform: properties.transform)
    }

    private var mapToSuperlayer: PlaneMap {
        guard !isFlat else { return PlaneMap(transformToSuperlayer) }
        return PlaneMap(Homography(spaceToSuperlayer))
    }

    private var spaceToSuperlayer: CATransform3D {
        let own = properties.spaceToSuperlayer
        return parent?.properties.sublayerSpace.map { own.concatenating($0) } ?? own
    }

    /// The transform into the plane of the nearest superlayer that flattens its sublayers, and that layer.
    private var flattened: (PlaneMap, CALayer?) {
        var space = spaceToSuperlayer
        var layer = parent
        while let current = layer, current.keepsDepth {
            space = space.concatenating(current.spaceToSuperlayer)
            layer = current.parent
        }
        return (PlaneMap(Homography(space)), layer)
    }
}

extension CALayer {
    /// Converts `point` from the superlayer's coordinates to this layer's; `nil` outside of the bounds, and for a layer
    /// that is hidden or less opaque than `minimumOpacity`.
    ///
    /// Reads only the layer's own values, in one access, because hit testing a large tree visits thousands of layers.
    package func inside(_ point: CGPoint, minimumOpacity: Float) -> CGPoint? {
        properties.inside(point, minimumOpacity: minimumOpacity)
    }
}

extension CALayer {
    /// The maximum nesting of overridable `hitTest(_:)` calls.
    ///
    /// Deeper layers are searched iteratively, so that only memory limits the depth of a tree.
    private static let maximumRecursionDepth = 200
    private static var recursionDepth = 0

    func findHit(_ point: CGPoint) -> CALayer? {
        if Self.recursionDepth >= Self.maximumRecursionDepth { return findHitIteratively(point) }
        Self.recursionDepth += 1
        defer { Self.recursionDepth -= 1 }
        if keepsDepth, !isPresentationCopy { return findHitIteratively(point) }
        guard let own = pointInside(point) else { return nil }
        if isPresentationCopy { return contains(own) ? self : nil }
        for sublayer in sublayersBackToFront().reversed() {
            if let hit = sublayer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    /// The same search with an explicit stack: a layer is visited twice, before its sublayers and after them.
    private func findHitIteratively(_ point: CGPoint) -> CALayer? {
        enum Step {
            /// The point is in the plane that `space` projects to; without it, in the superlayer's plane.
            case enter(CALayer, CGPoint, space: CATransform3D?)
            case testSelf(CALayer, CGPoint)
        }
        var steps = [Step.enter(self, point, space: nil)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let layer, let point, let space):
                if layer.keepsDepth {
                    guard !layer.isHidden else { continue }
                    let own = layer.spaceToSuperlayer
                    let inner = space.map { own.concatenating($0) } ?? own
                    for sublayer in layer.sublayersBackToFront(in: inner) {
                        steps.append(.enter(sublayer, point, space: inner))
                    }
                    continue
                }
                guard let own = layer.pointInside(point, space: space) else { continue }
                steps.append(.testSelf(layer, own))
                for sublayer in layer.sublayersBackToFront() { steps.append(.enter(sublayer, own, space: nil)) }
            case .testSelf(let layer, let own):
                if layer.contains(own) { return layer }
            }
        }
        return nil
    }

    /// Returns the point in the layer's own coordinates; `nil` if neither this layer nor a sublayer can be hit there.
    private func pointInside(_ point: CGPoint, space: CATransform3D? = nil) -> CGPoint? {
        guard !isHidden else { return nil }
        let own: CGPoint
        if isFlat, space == nil {
            let transform = transformToSuperlayer
            guard transform.isInvertible else { return nil }
            own = point.applying(transform.inverted())
        } else {
            var matrix = spaceToSuperlayer
            if let space { matrix = matrix.concatenating(space) }
            if !isDoubleSided, matrix.showsBack { return nil }
            let map = Homography(matrix)
            guard let found = map.inverse?.apply(point), map.homogeneous(found).z > 0 else { return nil }
            own = found
        }
        return masksToBounds && !contains(own) ? nil : own
    }

    private func sublayersBackToFront(in space: CATransform3D? = nil) -> [CALayer] {
        let space = space ?? properties.sublayerSpace
        guard space != nil || sublayerStorage.contains(where: { $0.properties.isSpatial }) else {
            return sublayerStorage
        }
        return sublayerStorage.enumerated().map { ($0.element.properties.depth(in: space), $0.offset, $0.element) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}

/// A transform between planes, affine if possible, because that is faster and more precise.
private enum PlaneMap {
    case affine(CGAffineTransform)
    case perspective(Homography)

    init() {
        self = .affine(.identity)
    }

    init(_ affine: CGAffineTransform) {
        self = .affine(affine)
    }

    init(_ homography: Homography) {
        self = homography.affine.map { .affine($0) } ?? .perspective(homography)
    }

    private var homography: Homography {
        switch self {
        case .affine(let affine): Homography(affine)
        case .perspective(let homography): homography
        }
    }

    func concatenating(_ other: PlaneMap) -> PlaneMap {
        if case .affine(let first) = self, case .affine(let second) = other {
            return .affine(first.concatenating(second))
        }
        return PlaneMap(homography.concatenating(other.homography))
    }

    var inverted: PlaneMap {
        switch self {
        case .affine(let affine): .affine(affine.inverted())
        case .perspective(let homography): homography.inverse.map { PlaneMap($0) } ?? self
        }
    }

    func apply(_ point: CGPoint) -> CGPoint {
        switch self {
        case .affine(let affine): point.applying(affine)
        case .perspective(let homography): (homography.apply(point) ?? .zero).sanitized
        }
    }

    func apply(_ rect: CGRect) -> CGRect {
        switch self {
        case .affine(let affine): rect.applying(affine)
        case .perspective(let homography): (homography.box(around: rect) ?? .zero).sanitized
        }
    }
}
