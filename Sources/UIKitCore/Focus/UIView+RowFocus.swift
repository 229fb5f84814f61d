// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
    /// Loads the next or previous row if the view is a text field in the last or first row that is loaded, so that Tab
    /// reaches the fields of a whole form.
    func loadNeighboringRow(isBefore: Bool) {
        guard hasOwnTabStop, let (container, item) = enclosingItem,
            let index = container.accessibilityIndex(of: item)
        else { return }
        // A footer and a header can be between two rows.
        for distance in 1...3 {
            guard let next = container.accessibilityItem(at: isBefore ? index - distance : index + distance) else {
                return
            }
            guard case .row = next else { continue }
            guard container.accessibilityView(of: next) == nil else { return }
            container.accessibilityReveal(next)
            container.layoutIfNeeded()
            return
        }
    }

    /// The list that contains the view in one of its items, and that item.
    private var enclosingItem: (container: any AccessibilityItemContainer, item: AccessibilityItemKey)? {
        var views: [UIView] = [self]
        while let next = views.last?.superview {
            if let container = next as? any AccessibilityItemContainer {
                return views.reversed().lazy.compactMap { container.accessibilityItem(of: $0) }.first
                    .map { (container, $0) }
            }
            views.append(next)
        }
        return nil
    }
}
