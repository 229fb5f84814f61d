// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

extension CALayer {
    /// `p`, a point of `layer`'s coordinates, in this layer's own.
    ///
    /// `nil` stands for the coordinates that the topmost layer is placed in. Layers of different trees are taken to be
    /// placed in the same ones. Animations do not count.
    ///
    /// A point is taken to lie in the layer's plane, and to be where a viewer sees it in the other one's: straight above
    /// or below it, or in the direction that a perspective asks for.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        Self.map(from: layer, to: self).apply(p.sanitized)
    }

    /// `p`, a point of this layer's coordinates, in `layer`'s.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        Self.map(from: self, to: layer).apply(p.sanitized)
    }

    /// The smallest rectangle of this layer's coordinates around `r`, which is in `layer`'s.
    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        Self.map(from: layer, to: self).apply(r.sanitized)
    }

    /// The smallest rectangle of `layer`'s coordinates around `r`, which is in this layer's.
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        Self.map(from: self, to: layer).apply(r.sanitized)
    }

    private static func map(from source: CALayer?, to target: CALayer?) -> PlaneMap {
        if source === target { return PlaneMap() }
        // A layer that is scaled to nothing, or seen from its edge, has no point that the other's could be; an inverse
        // that there is not changes nothing.
        guard let target else { return source?.mapToRoot ?? PlaneMap() }
        if let source, source.parent === target { return source.mapToSuperlayer }
        return (source?.mapToRoot ?? PlaneMap()).concatenating(target.mapToRoot.inverted)
    }

    /// The layer and what is around it stay in the plane.
    private var isFlat: Bool {
        properties.rare?.value.transform == nil && parent?.holdsSpace != true
    }

    /// Its sublayers' depth makes a difference to where they are seen.
    private var holdsSpace: Bool {
        guard let rare = properties.rare?.value else { return false }
        return rare.sublayerTransform != nil || keepsDepth
    }

    /// It does not flatten its sublayers into its plane.
    var keepsDepth: Bool {
        switch properties.kind {
        case .transform: true
        case .replicator(let replicator): replicator.preservesDepth
        default: false
        }
    }

    private var mapToRoot: PlaneMap {
        var map = PlaneMap()
        var layer: CALayer? = self
        while let current = layer {
            if current.isFlat {
                map = map.concatenating(PlaneMap(current.properties.transformToSuperlayer))
                layer = current.parent
            } else {
                let (step, next) = current.flattened
                map = map.concatenating(step)
                layer = next
            }
        }
        return map
    }

    private var mapToSuperlayer: PlaneMap {
        guard !isFlat else { return PlaneMap(properties.transformToSuperlayer) }
        return PlaneMap(Homography(spaceToSuperlayer))
    }

    private var spaceToSuperlayer: CATransform3D {
        let own = properties.spaceToSuperlayer
        return parent?.properties.sublayerSpace.map { own.concatenating($0) } ?? own
    }

    /// The map into the plane of the first layer above that flattens, and that layer.
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
    /// `point` of the superlayer's coordinates in this layer's own; `nil` outside of the bounds, and for a layer that is
    /// hidden or fainter than `minimumOpacity`.
    ///
    /// Looks at nothing but the layer's own values, all at once: a search in a large tree asks thousands of layers.
    package func inside(_ point: CGPoint, minimumOpacity: Float) -> CGPoint? {
        properties.inside(point, minimumOpacity: minimumOpacity)
    }
}

extension CALayer {
    /// How many overridable `hitTest(_:)` calls may be nested; below that, layers are searched without recursion, so
    /// that the depth of a tree is bounded by memory alone.
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

    /// The same search with a stack of its own: a layer comes up twice, before its sublayers and after them.
    private func findHitIteratively(_ point: CGPoint) -> CALayer? {
        enum Step {
            /// The point is in the plane that `space` leads to; without one that is the superlayer's.
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

    /// The point in own coordinates; `nil` where neither this layer nor one below it can be hit there.
    private func pointInside(_ point: CGPoint, space: CATransform3D? = nil) -> CGPoint? {
        guard !isHidden else { return nil }
        let own: CGPoint
        if isFlat, space == nil {
            let transform = properties.transformToSuperlayer
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

/// A map between planes: an affine one for as long as there is nothing else, which is quicker and loses less.
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
