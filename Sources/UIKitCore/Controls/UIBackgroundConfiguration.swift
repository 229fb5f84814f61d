// SPDX-License-Identifier: MIT
public import Foundation

/// The appearance of a button's background.
///
/// > Note: Differs from UIKit: there are no visual effects, images, or shadows; a `customView` can show them.
public struct UIBackgroundConfiguration: Equatable {
    /// A view that fills the background, above its color.
    public var customView: UIView?
    /// The corner radius in points.
    ///
    /// A value above 0 takes precedence over the button's `cornerStyle`. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The distances in points between the control's edges and the background; negative values extend it beyond the
    /// edges.
    public var backgroundInsets = NSDirectionalEdgeInsets()
    /// The background color.
    ///
    /// `nil`, the default, uses the color of the button's style.
    public var backgroundColor: UIColor?
    /// The color of the border.
    ///
    /// `nil`, the default, draws none.
    public var strokeColor: UIColor?
    /// The width of the border in points.
    ///
    /// The default is 0.
    public var strokeWidth: CGFloat = 0
    /// The distance in points by which the border lies outside the background's edge.
    ///
    /// At 0, the default, the border lies just inside the edge.
    public var strokeOutset: CGFloat = 0

    /// Returns a configuration without a color, border, or insets.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets && left.backgroundColor == right.backgroundColor
            && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
            && left.strokeOutset == right.strokeOutset
    }
}
