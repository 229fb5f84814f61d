// SPDX-License-Identifier: MIT
public import Foundation

/// A part of a view that has no view of its own, described for assistive technology.
///
/// Views that draw several things return elements in `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// Creates an element of `container`, a view or another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The view or element that contains the element.
    open weak var accessibilityContainer: AnyObject?

    /// An identifier for tests and scripts that is never shown to the user.
    open var accessibilityIdentifier: String?

    /// The element's frame in the coordinates of its container; the null rectangle by default.
    ///
    /// Unlike `accessibilityFrame`, it moves with the container.
    open var accessibilityFrameInContainerSpace: CGRect = .null

    /// The element's frame in the coordinates of the window.
    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
            var rect = accessibilityFrameInContainerSpace
            var holder: AnyObject? = accessibilityContainer
            // Elements can contain each other in a circle.
            for _ in 0..<64 {
                if let view = holder as? UIView { return view.convert(rect, to: nil) }
                guard let element = holder as? UIAccessibilityElement else { break }
                let outer = element.accessibilityFrameInContainerSpace
                if outer.isNull { return rect.offsetBy(element.accessibilityFrame.origin) }
                rect = rect.offsetBy(outer.origin)
                holder = element.accessibilityContainer
            }
            return rect
        }
        set { super.accessibilityFrame = newValue }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true)
    }
}

extension CGRect {
    fileprivate func offsetBy(_ point: CGPoint) -> CGRect { offsetBy(dx: point.x, dy: point.y) }
}
