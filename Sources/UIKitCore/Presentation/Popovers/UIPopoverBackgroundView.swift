// SPDX-License-Identifier: MIT
public import Foundation

/// The measures of a popover's background, in points; asked of the class.
@MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
    /// How long the arrow's foot is along the edge.
    static func arrowBase() -> CGFloat
    /// How far the arrow's tip stands out.
    static func arrowHeight() -> CGFloat
    /// What the background shows around the content, the arrow left aside.
    static func contentViewInsets() -> UIEdgeInsets
}

/// Draws the ground and the arrow of a popover in a look of one's own.
///
/// A subclass says its measures in the class methods and draws itself, arrow included, into its bounds. The popover's
/// `popoverBackgroundViewClass` names it.
@MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far the arrow's middle is from that of its edge, in points: positive to the right, or down.
    open var arrowOffset: CGFloat = 0 {
        didSet { if arrowOffset != oldValue { setNeedsLayout() } }
    }

    /// The edge that the arrow is at.
    open var arrowDirection = UIPopoverArrowDirection.up {
        didSet { if arrowDirection != oldValue { setNeedsLayout() } }
    }

    /// Whether the content has round corners, as in the system's own popovers; `true` by default.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// The system's own measure by default.
    open class func arrowBase() -> CGFloat { Theme.Popover.arrowSize.width }

    /// The system's own measure by default.
    open class func arrowHeight() -> CGFloat { Theme.Popover.arrowSize.height }

    /// None by default.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
