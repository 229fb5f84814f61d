// SPDX-License-Identifier: MIT
public import Foundation

/// The appearance of the background of a button, cell, header, or footer.
///
/// > Note: Differs from UIKit: there are no shadows, and buttons show no visual effects or images; a `customView` can
/// > show them.
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

    /// The function that turns the background color into the one that is drawn; `nil` (the default) for the color itself.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The function that turns the stroke color into the one that is drawn; `nil` (the default) for the color itself.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The effect between the background color and the custom view; `nil` (the default) for none.
    public var visualEffect: UIVisualEffect?
    /// The image above the color and the effect; `nil` (the default) for none.
    public var image: UIImage?
    /// The fitting of the image; `scaleToFill` by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The edges on which the container's margins are added to `backgroundInsets`; none by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colors that `updated(for:)` chooses from, if the application has not set another color.
    package var stateColors: StateColors?

    /// The colors of a background by state.
    package struct StateColors: Equatable {
        package var normal: UIColor?
        package var selected: UIColor

        package init(normal: UIColor?, selected: UIColor) {
            self.normal = normal
            self.selected = selected
        }
    }

    /// Returns the color that is drawn: the background color, or the tint color without one, after the transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the border: the stroke color, or the tint color without one, after the transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns a configuration without a color, border, or insets.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets && left.backgroundColor == right.backgroundColor
            && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
            && left.strokeOutset == right.strokeOutset && left.visualEffect === right.visualEffect
            && left.image === right.image && left.imageContentMode == right.imageContentMode
            && left.backgroundColorTransformer == right.backgroundColorTransformer
            && left.strokeColorTransformer == right.strokeColorTransformer && left.stateColors == right.stateColors
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
    }
}
