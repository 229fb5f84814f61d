// SPDX-License-Identifier: MIT
public import Foundation

/// Constants for the directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Doesn't scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Scrolls only vertically.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Scrolls only horizontally.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Scrolls in both directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of sublayers larger than itself.
///
/// `masksToBounds` is true by default.
open class CAScrollLayer: CALayer {
    /// The directions of scrolling; `both` by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a scroll layer that clips to its bounds.
    public override init() {
        super.init()
        properties.masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    open override var drawsContent: Bool {
        delegate?.drawsContent(self) == true || type(of: self) != CAScrollLayer.self
    }

    /// Scrolls `p` to the top left, along the axes that `scrollMode` allows.
    open func scroll(to p: CGPoint) {
        let p = p.sanitized
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the smallest distance that makes `r`, or as much of it as fits, visible.
    open func scroll(to r: CGRect) {
        let r = r.sanitized
        func place(_ low: CGFloat, _ length: CGFloat, _ start: CGFloat, _ space: CGFloat) -> CGFloat {
            if length > space || low < start { return low }
            return max(start, low + length - space)
        }
        scroll(
            to: CGPoint(
                x: place(r.minX, r.width, bounds.minX, bounds.width),
                y: place(r.minY, r.height, bounds.minY, bounds.height)))
    }
}

extension CALayer {
    private var scrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroll = current as? CAScrollLayer { return scroll }
            layer = current.parent
        }
        return nil
    }

    /// Scrolls the nearest enclosing scroll layer, which can be this one, so that `p` is at its top left.
    public func scroll(_ p: CGPoint) {
        guard let scroll = scrollLayer else { return }
        scroll.scroll(to: scroll.convert(p, from: self))
    }

    /// Scrolls the nearest enclosing scroll layer, which can be this one, by the smallest distance that makes `r`
    /// visible.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroll = scrollLayer else { return }
        scroll.scroll(to: scroll.convert(r, from: self))
    }

    /// The part of the bounds that the nearest enclosing scroll layer shows; all of the bounds without one.
    public var visibleRect: CGRect {
        guard let scroll = parent?.scrollLayer else { return bounds }
        let shown = convert(scroll.bounds, from: scroll).intersection(bounds)
        return shown.isNull ? .zero : shown
    }
}
