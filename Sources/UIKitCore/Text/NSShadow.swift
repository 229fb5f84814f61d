// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import TextLayout

/// A shadow of text, for the attribute `shadow` of an attributed string.
///
/// > Note: Differs from UIKit: the class doesn't inherit from `NSObject`, for the reason that `NSParagraphStyle` gives.
open class NSShadow: Hashable, NSCopying {
    /// Creates a shadow one point above the text.
    public init() {}

    /// The distance from the text to the right and down, in points; one point upward by default.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The radius of the blur, in points; 0 by default, for a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, as a `UIColor` or `CGColor`; black with an alpha of a third by default, and `nil` for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left === right
            || left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
                && left.identity == right.identity
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }

    private var identity: AnyHashable? {
        switch shadowColor {
        case let color as UIColor: AnyHashable(color)
        case let color as CGColor: AnyHashable(color)
        default: nil
        }
    }
}

extension NSShadow {
    /// The shadow to draw; `nil` without a color.
    func textShadow(for traits: UITraitCollection) -> TextStyling.Shadow? {
        let color =
            switch shadowColor {
            case let color as UIColor: color.cgColor(for: traits)
            case let color as CGColor: color
            default: CGColor?.none
            }
        return color.map { TextStyling.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: $0) }
    }
}
