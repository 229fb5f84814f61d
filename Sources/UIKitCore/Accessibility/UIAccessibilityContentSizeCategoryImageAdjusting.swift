// SPDX-License-Identifier: MIT
internal import Foundation

/// An object whose image can become larger at accessibility text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether the image is enlarged at accessibility text sizes, as body text is.
    ///
    /// The default is `false`.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
    /// The factor by which images are enlarged that adjust to accessibility text sizes; 1 for other sizes.
    var imageGrowth: CGFloat {
        guard preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return Theme.Text.growth(of: .body, category: preferredContentSizeCategory)
    }
}
