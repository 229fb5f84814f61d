// SPDX-License-Identifier: MIT
internal import Foundation

/// The layout guide of the content's rectangle, whose origin is that of the coordinate system.
final class ContentLayoutGuide: UILayoutGuide {}

/// The layout guides of a scroll view, created on first access.
struct ScrollGuides {
    var content: UILayoutGuide?
    var frame: SystemLayoutGuide?
}

extension UIScrollView {
    func contentGuide() -> UILayoutGuide {
        if let guide = scrollGuides.content { return guide }
        let guide = ContentLayoutGuide()
        guide.identifier = "content"
        scrollGuides.content = guide
        addLayoutGuide(guide)
        // The content's origin is that of the view's coordinate system.
        for attribute in [NSLayoutConstraint.Attribute.left, .top] {
            NSLayoutConstraint(
                item: guide, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        return guide
    }

    func frameGuide() -> UILayoutGuide {
        if let guide = scrollGuides.frame { return guide }
        let guide = SystemLayoutGuide(.visibleFrame, of: self)
        scrollGuides.frame = guide
        return guide
    }

    /// Sets the content size that results from constraints to the content's guide.
    func takeSizeFromGuide() {
        guard let guide = scrollGuides.content else { return }
        let size = guide.layoutFrame.size
        if size != contentSize, size.width > 0 || size.height > 0 { contentSize = size }
    }

    /// Moves views that are constrained to the frame guide when the visible rectangle changes.
    func frameGuideDidMove() {
        if scrollGuides.frame?.isUsed == true { setNeedsLayout() }
    }
}
