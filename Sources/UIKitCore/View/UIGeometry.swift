// SPDX-License-Identifier: MIT
public import Foundation

/// Distances inwards from a rectangle's edges, in points; negative ones reach outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Distances inwards in the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension CGRect {
    /// The rectangle less `insets`; a side that would become negative is empty.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension CGFloat {
    /// The nearest multiple of a device pixel at `scale`.
    func roundedToPixel(scale: CGFloat) -> CGFloat {
        (self * scale).rounded() / scale
    }

    func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        // Half a thousandth of a pixel is arithmetic noise, not another pixel.
        ((self * scale) - 0.0005).rounded(.up) / scale
    }
}
