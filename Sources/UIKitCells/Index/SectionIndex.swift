// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// The section index of a table or collection view, whose view exists only while there are entries.
@MainActor
package struct SectionIndex {
    /// The title of an entry that shows a magnifying glass.
    nonisolated package static let searchTitle = "{search}"

    package init() {}

    package private(set) var view: SectionIndexView?

    package var titles: [String] { view?.titles ?? [] }

    /// The width that the index takes from the rows, in points.
    package var width: CGFloat { view == nil ? 0 : Theme.SectionIndex.width }

    /// Shows the given entries in `holder`, or removes the index if there are none; returns whether `width` changed.
    ///
    /// `choose` is called with an entry that is pressed, dragged over, or reached with a key; `current` returns the entry
    /// of the topmost visible section, from which keys continue. The index replaces the vertical scroll indicator.
    package mutating func show(
        _ titles: [String], of scrollView: UIScrollView, in holder: UIView, choose: @escaping (Int) -> Void,
        current: @escaping () -> Int?
    ) -> Bool {
        let changes = titles.isEmpty != (view == nil)
        if changes {
            view?.removeFromSuperview()
            view = titles.isEmpty ? nil : SectionIndexView(frame: .zero)
            if let view { holder.addSubview(view) }
            scrollView.replacesVerticalIndicator = view != nil
        }
        view?.titles = titles
        view?.onChoice = choose
        view?.currentEntry = current
        return changes
    }

    /// Fades the index in or out.
    ///
    /// While a row is swiped open, the index would cover its actions.
    package func setShown(_ isShown: Bool) {
        guard let view, view.alpha != (isShown ? 1 : 0) else { return }
        UIView.animate(
            withDuration: Theme.SectionIndex.fadeDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            view.alpha = isShown ? 1 : 0
        }
    }

    /// Places the index at the trailing edge inside the adjusted content inset.
    ///
    /// The holder covers the bounds of the scroll view.
    package func layOut(in scrollView: UIScrollView) {
        guard let view else { return }
        let (inset, bounds) = (scrollView.adjustedContentInset, scrollView.bounds)
        let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, margin) = (Theme.SectionIndex.width, Theme.SectionIndex.margin)
        let frame = CGRect(
            x: isMirrored ? margin : bounds.width - width - margin, y: inset.top + margin, width: width,
            height: max(bounds.height - inset.top - inset.bottom - 2 * margin, 0))
        if view.frame != frame { view.frame = frame }
    }
}
