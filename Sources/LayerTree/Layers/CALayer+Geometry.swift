// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

extension CALayer {
    /// `p`, a point of `layer`'s coordinates, in this layer's own.
    ///
    /// `nil` stands for the coordinates that the topmost layer is placed in. Layers of different trees are taken to be
    /// placed in the same ones. Animations do not count.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        p.sanitized.applying(Self.transform(from: layer, to: self))
    }

    /// `p`, a point of this layer's coordinates, in `layer`'s.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        p.sanitized.applying(Self.transform(from: self, to: layer))
    }

    /// The smallest rectangle of this layer's coordinates around `r`, which is in `layer`'s.
    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        r.sanitized.applying(Self.transform(from: layer, to: self))
    }

    /// The smallest rectangle of `layer`'s coordinates around `r`, which is in this layer's.
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        r.sanitized.applying(Self.transform(from: self, to: layer))
    }

    private static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if source === target { return .identity }
        if let source, source.parent === target { return source.properties.transformToSuperlayer }
        let up = source?.transformToRoot ?? .identity
        // A layer that is scaled to nothing has no point that the other's could be; `inverted` then changes nothing.
        let down = target?.transformToRoot ?? .identity
        return up.concatenating(down.inverted())
    }

    private var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            transform = transform.concatenating(current.properties.transformToSuperlayer)
            layer = current.parent
        }
        return transform
    }
}

extension CALayer {
    /// How many overridable `hitTest(_:)` calls may be nested; below that, layers are searched without recursion, so
    /// that the depth of a tree is bounded by memory alone.
    private static let deepestRecursion = 200
    private static var recursionDepth = 0

    func findHit(_ point: CGPoint) -> CALayer? {
        if Self.recursionDepth >= Self.deepestRecursion { return findHitIteratively(point) }
        Self.recursionDepth += 1
        defer { Self.recursionDepth -= 1 }
        guard let own = pointInside(point) else { return nil }
        if isPresentationCopy { return contains(own) ? self : nil }
        for sublayer in sublayersBackToFront.reversed() {
            if let hit = sublayer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    /// The same search with a stack of its own: a layer comes up twice, before its sublayers and after them.
    private func findHitIteratively(_ point: CGPoint) -> CALayer? {
        enum Step {
            case enter(CALayer, CGPoint)
            case testSelf(CALayer, CGPoint)
        }
        var steps = [Step.enter(self, point)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let layer, let point):
                guard let own = layer.pointInside(point) else { continue }
                steps.append(.testSelf(layer, own))
                for sublayer in layer.sublayersBackToFront { steps.append(.enter(sublayer, own)) }
            case .testSelf(let layer, let own):
                if layer.contains(own) { return layer }
            }
        }
        return nil
    }

    /// The point in own coordinates; `nil` where neither this layer nor one below it can be hit there.
    private func pointInside(_ point: CGPoint) -> CGPoint? {
        guard !isHidden else { return nil }
        let transform = properties.transformToSuperlayer
        guard transform.isInvertible else { return nil }
        let own = point.applying(transform.inverted())
        return masksToBounds && !contains(own) ? nil : own
    }

    private var sublayersBackToFront: [CALayer] {
        guard sublayerStorage.contains(where: { $0.properties.zPosition != 0 }) else { return sublayerStorage }
        return sublayerStorage.enumerated().sorted {
            ($0.element.properties.zPosition, $0.offset) < ($1.element.properties.zPosition, $1.offset)
        }.map(\.element)
    }
}
