// SPDX-License-Identifier: MIT
internal import Foundation

/// A transition of a navigation bar from one stack of items to another.
@MainActor
final class NavigationBarTransition {
    private weak var bar: UINavigationBar?
    private let oldStack: [UINavigationItem]
    private let newStack: [UINavigationItem]
    private let isForward: Bool
    private let old: NavigationItemView?
    private let new: NavigationItemView?
    private var isOver = false
    /// The distance by which the large titles and the search bars move; `nil` if they fade.
    private var lowerTravel: CGFloat?

    /// Sets the new stack.
    ///
    /// The old one stays visible until `showStart()`.
    init(bar: UINavigationBar, to items: [UINavigationItem], isForward: Bool) {
        self.bar = bar
        self.isForward = isForward
        oldStack = bar.stack
        newStack = items
        old = bar.content
        bar.stack = items
        for item in items { item.observer = bar }
        let back = items.dropLast().last
        if let old, old.item === items.last, old.backItem === back {
            new = old
        } else {
            new = items.last.map { NavigationItemView($0, backItem: back, bar: bar) }
        }
        bar.transition = self
        bar.content = new
    }

    /// Whether the visible content changes.
    var isVisible: Bool { old !== new }

    /// The items of both stacks, for determining their order.
    var allItems: [UINavigationItem] { isForward ? newStack : oldStack }

    func index(of item: UINavigationItem) -> Int? {
        allItems.firstIndex(of: item)
    }

    /// The side from which the new content enters: 1 for the right, -1 for the left.
    private var direction: CGFloat {
        let isRightToLeft = bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (isForward ? 1 : -1) * (isRightToLeft ? -1 : 1)
    }

    private var travel: CGFloat {
        UIAccessibility.isReduceMotionEnabled ? 0 : (bar?.bounds.width ?? 0) * Theme.Bars.titleTravel
    }

    /// Sets the initial state.
    ///
    /// - Parameter followsContent: Whether the large title and the search bar move with views that push each other out
    ///   below the bar; otherwise they fade.
    func showStart(followsContent: Bool = false) {
        guard let bar, let new, isVisible else { return }
        lowerTravel = followsContent ? bar.bounds.width : nil
        bar.addSubview(new)
        new.setInTransition(true)
        old?.setInTransition(true)
        old?.isUserInteractionEnabled = false
        layOut()
        new.layoutIfNeeded()
        new.setTransition(titleOffset: travel * direction, lowerOffset: lowerTravel.map { $0 * direction }, alpha: 0)
    }

    /// Sets the final state.
    ///
    /// Called in an animation block.
    func showEnd() {
        guard isVisible else { return }
        old?.setTransition(
            titleOffset: -travel * direction, lowerOffset: lowerTravel.map { -$0 * direction }, alpha: 0)
        new?.setTransition(titleOffset: 0, lowerOffset: lowerTravel.map { _ in 0 }, alpha: 1)
        bar?.showBackground(animated: false)
    }

    /// Gives both contents their full heights: the height of the bar changes meanwhile.
    func layOut() {
        guard let bar, isVisible else { return }
        let width = bar.bounds.width
        if let old { old.frame = CGRect(x: 0, y: 0, width: width, height: old.bounds.height) }
        if let new {
            let full = bar.fullHeight(of: new.item)
            let height = bar.controller?.barHeight(full: full) ?? full
            new.frame = CGRect(x: 0, y: 0, width: width, height: height)
            new.rowMargin = bar.controller?.contentScrollView?.rowSideMargin ?? 0
        }
    }

    /// Ends the transition with the new stack, or with the old one if it wasn't completed.
    func finish(_ isCompleted: Bool) {
        guard !isOver else { return }
        isOver = true
        guard let bar else { return }
        bar.transition = nil
        if isVisible {
            let (kept, gone) = isCompleted ? (new, old) : (old, new)
            gone?.removeFromSuperview()
            for view in [gone, kept] { view?.setInTransition(false) }
            kept?.isUserInteractionEnabled = true
            bar.content = kept
            if let kept, kept.superview !== bar { bar.addSubview(kept) }
            // A custom view used by both stacks belongs to the removed content at this point.
            kept?.update()
        }
        if !isCompleted { bar.stack = oldStack }
        for item in oldStack + newStack where !bar.stack.contains(item) && item.observer === bar {
            item.observer = nil
        }
        bar.heightDidChange()
        bar.showBackground(animated: false)
    }
}
