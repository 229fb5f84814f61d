// SPDX-License-Identifier: MIT
public import Foundation

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of sublayers larger than itself; `masksToBounds` is true unless changed.
open class CAScrollLayer: CALayer {
    /// `both` by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    public required init() {
        super.init()
        properties.masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    open override var drawsContent: Bool {
        delegate?.drawsContent(self) == true || type(of: self) != CAScrollLayer.self
    }

    /// Brings `p` to the top left, along the axes that `scrollMode` allows.
    open func scroll(to p: CGPoint) {
        let p = p.sanitized
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as shows `r`, or as much of it as there is room for.
    open func scroll(to r: CGRect) {
        let r = r.sanitized
        func place(_ low: CGFloat, _ length: CGFloat, _ start: CGFloat, _ room: CGFloat) -> CGFloat {
            if length > room || low < start { return low }
            return max(start, low + length - room)
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

    /// Has the nearest scroll layer, this one or one above it, bring `p` to its top left.
    public func scroll(_ p: CGPoint) {
        guard let scroll = scrollLayer else { return }
        scroll.scroll(to: scroll.convert(p, from: self))
    }

    /// Has the nearest scroll layer, this one or one above it, scroll as little as shows `r`.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroll = scrollLayer else { return }
        scroll.scroll(to: scroll.convert(r, from: self))
    }

    /// The part of the bounds that the nearest scroll layer above shows; all of them without one.
    public var visibleRect: CGRect {
        guard let scroll = parent?.scrollLayer else { return bounds }
        let shown = convert(scroll.bounds, from: scroll).intersection(bounds)
        return shown.isNull ? .zero : shown
    }
}
