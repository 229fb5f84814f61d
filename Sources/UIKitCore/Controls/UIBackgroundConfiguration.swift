// SPDX-License-Identifier: MIT
public import Foundation

/// What is behind a button's content, where that is not left to its style.
///
/// > Note: Differs from UIKit: there are no visual effects, images and shadows; a `customView` can show them.
public struct UIBackgroundConfiguration: Equatable {
    /// A view that fills the background, in front of its colour.
    public var customView: UIView?
    /// How round the corners are, in points; counts for buttons whose `cornerStyle` is `fixed`, or if it is not 0.
    public var cornerRadius: CGFloat = 0
    /// How far the background stays inside the edges, in points; less than 0 reaches beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets()
    /// `nil`, the default, takes what suits the style.
    public var backgroundColor: UIColor?
    /// The colour of a line along the edge; `nil`, the default, for none.
    public var strokeColor: UIColor?
    /// How wide the line is, in points; 0 by default.
    public var strokeWidth: CGFloat = 0
    /// How far outside the background's edge the line runs, in points; 0, the default, for just inside.
    public var strokeOutset: CGFloat = 0

    /// A background that says nothing of its own.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets && left.backgroundColor == right.backgroundColor
            && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
            && left.strokeOutset == right.strokeOutset
    }
}
