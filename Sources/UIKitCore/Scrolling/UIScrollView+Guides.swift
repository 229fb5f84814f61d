// SPDX-License-Identifier: MIT
internal import Foundation

/// The rectangle of what scrolls; it begins where the coordinates do.
final class ContentLayoutGuide: UILayoutGuide {}

/// The guides of a scroll view, made when they are asked for.
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
        // The content begins where the view's own coordinates do.
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

    /// What constraints say about the size of the content.
    func takeSizeFromGuide() {
        guard let guide = scrollGuides.content else { return }
        let size = guide.layoutFrame.size
        if size != contentSize, size.width > 0 || size.height > 0 { contentSize = size }
    }

    /// The visible part is another one: what is placed in it moves along.
    func frameGuideDidMove() {
        if scrollGuides.frame?.isUsed == true { setNeedsLayout() }
    }
}
