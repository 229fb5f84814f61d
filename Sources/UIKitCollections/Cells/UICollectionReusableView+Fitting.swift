// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionReusableView {
    func fittingAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let proposed = attributes.size
        let fitting = systemLayoutSizeFitting(
            proposed, withHorizontalFittingPriority: attributes.isWidthFixed ? .required : .fittingSizeLevel,
            verticalFittingPriority: attributes.isHeightFixed ? .required : .fittingSizeLevel)
        // Content without a size of its own keeps the estimate.
        func length(_ fitting: CGFloat, _ proposed: CGFloat, isFixed: Bool) -> CGFloat {
            !isFixed && fitting.isFinite && fitting > 0 ? fitting : proposed
        }
        let size = CGSize(
            width: length(fitting.width, proposed.width, isFixed: attributes.isWidthFixed),
            height: length(fitting.height, proposed.height, isFixed: attributes.isHeightFixed))
        guard size != proposed else { return attributes }
        let result = attributes.duplicated()
        result.size = size
        return result
    }
}

extension UIView {
    /// Whether constraints position any subview of the view.
    var hasConstrainedSubviews: Bool {
        subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// Returns the size that the view's constraints or, without any, its `sizeThatFits(_:)` require.
    func contentSize(
        fitting size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        if hasConstrainedSubviews {
            return systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        let limit = CGSize(width: size.width, height: vertical == .required ? size.height : .greatestFiniteMagnitude)
        return sizeThatFits(limit)
    }
}
