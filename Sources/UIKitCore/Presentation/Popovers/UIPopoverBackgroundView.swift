// SPDX-License-Identifier: MIT
public import Foundation

/// Class methods that return the dimensions of a popover's background, in points.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
    /// Returns the length of the arrow's base along the edge.
    static func arrowBase() -> CGFloat
    /// Returns the height of the arrow from its base to its tip.
    static func arrowHeight() -> CGFloat
    /// Returns the insets of the content from the background's edges, without the arrow.
    static func contentViewInsets() -> UIEdgeInsets
}

/// The base class of custom popover backgrounds.
///
/// A subclass overrides the class methods to provide its dimensions, and draws itself and the arrow within its bounds.
/// Set it as the popover's `popoverBackgroundViewClass`.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The distance in points of the arrow's center from the center of its edge; positive values are to the right or
    /// downward.
    open var arrowOffset: CGFloat = 0 {
        didSet { if arrowOffset != oldValue { setNeedsLayout() } }
    }

    /// The direction of the arrow.
    open var arrowDirection = UIPopoverArrowDirection.up {
        didSet { if arrowDirection != oldValue { setNeedsLayout() } }
    }

    /// Whether the content is clipped to the standard rounded corners.
    ///
    /// The default is `true`.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// Returns the length of the arrow's base.
    ///
    /// The default is the standard arrow's.
    open class func arrowBase() -> CGFloat { Theme.Popover.arrowSize.width }

    /// Returns the height of the arrow.
    ///
    /// The default is the standard arrow's.
    open class func arrowHeight() -> CGFloat { Theme.Popover.arrowSize.height }

    /// Returns the insets of the content.
    ///
    /// The default is zero.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
