// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// Identifies a layer on the main actor and its node on the render thread.
struct LayerID: Hashable, Sendable {
    private static let counter = Counter()

    let number: UInt64

    /// Returns an identifier that no other layer of this process has.
    @MainActor
    static func next() -> LayerID {
        LayerID(number: counter.next())
    }
}

/// A source of unique numbers.
@MainActor
final class Counter {
    private var last: UInt64 = 0

    nonisolated init() {}

    func next() -> UInt64 {
        last += 1
        return last
    }
}

/// A layer's visual state as a value: the model, the target of animations and the input of a frame.
///
/// Every number in it is finite; see `Sanitizing.swift`.
struct LayerProperties: Equatable, Sendable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
    var zPosition: CGFloat = 0
    var isHidden = false
    var opacity: Float = 1
    var allowsGroupOpacity = true
    var masksToBounds = false
    var isOpaque = false

    var backgroundColor: CGColor?
    var borderColor: CGColor? = .black
    var borderWidth: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular

    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear

    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3

    /// Properties that few layers set; see `extras`.
    var rare: RareProperties.Box?

    /// The transform from the layer's plane to its superlayer's, ignoring depth.
    var transformToSuperlayer: CGAffineTransform {
        Self.transformToSuperlayer(
            bounds: bounds, position: position, anchorPoint: anchorPoint, transform: transform)
    }

    static func transformToSuperlayer(
        bounds: CGRect, position: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform
    ) -> CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
        guard !transform.isIdentity else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Converts `point` from the superlayer's coordinates to the layer's, ignoring depth; `nil` outside of the bounds,
    /// and for a layer that is hidden or less opaque than `minimumOpacity`.
    func inside(_ point: CGPoint, minimumOpacity: Float) -> CGPoint? {
        guard !isHidden, opacity >= minimumOpacity else { return nil }
        var local = CGPoint(x: point.x - position.x, y: point.y - position.y)
        if !transform.isIdentity { local = local.applying(transform.inverted()) }
        let size = bounds.size
        local.x += size.width * anchorPoint.x
        local.y += size.height * anchorPoint.y
        guard local.x >= 0, local.x < size.width, local.y >= 0, local.y < size.height else { return nil }
        return CGPoint(x: local.x + bounds.origin.x, y: local.y + bounds.origin.y)
    }

    /// The bounding box of the layer's bounds in the superlayer.
    var frame: CGRect {
        if rare?.value.transform != nil { return planeToSuperlayer.box(around: bounds) ?? .zero }
        return bounds.applying(transformToSuperlayer)
    }

    /// The projection from the layer's plane to its superlayer's, as seen by a viewer in front of the latter.
    var planeToSuperlayer: Homography {
        rare?.value.transform == nil ? Homography(transformToSuperlayer) : Homography(spaceToSuperlayer)
    }
}
