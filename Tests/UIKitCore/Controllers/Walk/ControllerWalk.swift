// SPDX-License-Identifier: MIT
import Foundation
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

/// Nested containers, and legal operations on them in a random order.
///
/// Operations may begin before the animations of the previous one end.
@MainActor
final class ControllerWalk {
    private static let sizes = [
        CGSize(width: 160, height: 240), CGSize(width: 520, height: 240), CGSize(width: 700, height: 450),
        CGSize(width: 240, height: 520),
    ]

    let journal = WalkJournal()
    private let stage: Stage
    private var dice: EventDice
    private var root: WalkedSplit
    /// All containers of the walk, in the order of their creation.
    private var stacks: [WalkedStack] = []
    private var tabs: [WalkedTabs] = []
    private var pages: [WalkedPages] = []

    init(seed: UInt64) {
        dice = EventDice(seed: seed)
        stage = Stage(size: Self.sizes[1], scale: 0.5)
        root = WalkedSplit(journal)
        build()
    }

    /// The faults that were found.
    var complaints: [String] { journal.complaints }

    func end() { stage.end() }

    // MARK: - Making

    private func build() {
        let tabs = WalkedTabs(journal)
        tabs.viewControllers = [
            stack(), leaf(), book(), stack(), leaf(), stack(), leaf(),
        ]
        self.tabs = [tabs]
        root.setViewController(stack(), for: .primary)
        root.setViewController(tabs, for: .secondary)
        stage.show(root)
    }

    private func leaf() -> UIViewController { WalkedController(journal) }

    private func stack() -> WalkedStack {
        let stack = WalkedStack(journal)
        stack.viewControllers = [leaf()]
        stacks.append(stack)
        return stack
    }

    private func book() -> WalkedPages {
        let book = WalkedPages(journal)
        book.setViewControllers([leaf()], direction: .forward, animated: false)
        pages.append(book)
        return book
    }

    // MARK: - Walking

    func step() {
        let isAnimated = dice.chance(0.6)
        let isAlive = { (controller: UIViewController) in
            sequence(first: controller) { $0.parent ?? $0.presentingViewController }.contains(self.root)
        }
        stacks.removeAll { !isAlive($0) }
        tabs.removeAll { !isAlive($0) }
        pages.removeAll { !isAlive($0) }
        switch dice.number(below: 20) {
        case 0...5: changeStack(isAnimated)
        case 6...9: changeTabs(isAnimated)
        case 10, 11: changeSplit()
        case 12, 13: turnPage(isAnimated)
        case 14: present(isAnimated)
        case 15: dismiss(isAnimated)
        case 16:
            let size = dice.pick(Self.sizes)
            journal.willDo("resize to \(size)")
            stage.resize(to: size)
        case 17:
            journal.willDo("window hidden \(!stage.window.isHidden)")
            stage.window.isHidden.toggle()
        default: break
        }
        if dice.chance(0.75) { pass(TimeInterval(dice.share()) * 0.3) }
    }

    /// Completes all animations, and compares the visible controllers with the expected ones.
    func rest() {
        journal.willDo("rest")
        for _ in 0..<4 { pass(1.5) }
        guard !stage.window.isHidden else { return journal.check(seen: [], covered: []) }
        var (seen, covered): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        collect(root, isCovered: false, &seen, &covered)
        journal.willDo("chain: \(chain)")
        journal.check(seen: seen, covered: covered)
    }

    private var chain: String {
        var chain = [root.title ?? ""]
        var last: UIViewController = root
        while let next = last.presentedViewController {
            let style = next.presentationController?.shouldRemovePresentersView == true ? "covers" : "over"
            chain.append(
                "\(next.title ?? "") \(style) \(next.presentationController?.presentingViewController.title ?? "")")
            last = next
        }
        return chain.joined(separator: ", ")
    }

    /// Advances the time in a single step, with one frame at its end.
    private func pass(_ seconds: TimeInterval) {
        journal.willDo("\(Int(seconds * 1000)) ms")
        stage.clock.advance(by: seconds)
        stage.advance(by: 0)
    }

    // MARK: - Operations

    private func changeStack(_ isAnimated: Bool) {
        guard !stacks.isEmpty else { return }
        let stack = dice.pick(stacks)
        let name = "\(stack.title ?? "") \(isAnimated)"
        switch dice.number(below: 8) {
        case 0...2 where stack.viewControllers.count < 6:
            journal.willDo("push on \(name)")
            stack.pushViewController(dice.chance(0.8) ? leaf() : book(), animated: isAnimated)
        case 3, 4:
            journal.willDo("pop \(name)")
            stack.popViewController(animated: isAnimated)
        case 5:
            journal.willDo("pop to root of \(name)")
            stack.popToRootViewController(animated: isAnimated)
        case 6:
            let kept = stack.viewControllers.filter { _ in dice.chance(0.6) }
            journal.willDo("set \(kept.compactMap(\.title)) and one more on \(name)")
            stack.setViewControllers((kept + [leaf()]).reversed(), animated: isAnimated)
        default:
            journal.willDo("bar of \(name)")
            stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: isAnimated)
        }
    }

    private func changeTabs(_ isAnimated: Bool) {
        guard !tabs.isEmpty else { return }
        let tabs = dice.pick(tabs)
        let children = tabs.viewControllers ?? []
        switch dice.number(below: 8) {
        case 0...3:
            let index = dice.number(below: children.count)
            journal.willDo("select tab \(index)")
            tabs.selectedIndex = index
        case 4:
            journal.willDo("choose More")
            guard let item = tabs.tabBar.items?.last else { return }
            tabs.tabBar.choose(item)
        case 5:
            var new = children.filter { _ in dice.chance(0.8) }
            while new.count < 4 || (new.count < 7 && dice.chance(0.6)) {
                new.append(dice.chance(0.5) ? leaf() : stack())
            }
            if dice.chance(0.3) { new.reverse() }
            journal.willDo("tabs \(new.compactMap(\.title))")
            tabs.setViewControllers(new, animated: isAnimated)
        case 6:
            journal.willDo("sidebar")
            if tabs.mode == .tabSidebar { tabs.toggleSidebar() } else { tabs.mode = .tabSidebar }
        default:
            journal.willDo("tab bar \(isAnimated)")
            tabs.setTabBarHidden(!tabs.isTabBarHidden, animated: isAnimated)
        }
    }

    private func changeSplit() {
        switch dice.number(below: 4) {
        case 0:
            journal.willDo("show primary")
            root.show(.primary)
        case 1:
            journal.willDo("hide primary")
            root.hide(.primary)
        case 2:
            let mode = dice.pick([
                UISplitViewController.DisplayMode.automatic, .oneBesideSecondary, .oneOverSecondary, .secondaryOnly,
            ])
            journal.willDo("split \(mode)")
            root.preferredDisplayMode = mode
        default:
            journal.willDo("show secondary")
            root.show(.secondary)
        }
    }

    private func turnPage(_ isAnimated: Bool) {
        guard !pages.isEmpty else { return }
        let book = dice.pick(pages)
        journal.willDo("turn \(book.title ?? "") \(isAnimated)")
        book.setViewControllers(
            [leaf()], direction: dice.chance(0.5) ? .forward : .reverse, animated: isAnimated)
    }

    private func present(_ isAnimated: Bool) {
        var presenter: UIViewController = dice.chance(0.5) ? root : tabs.first?.selectedViewController ?? root
        var depth = 0
        while let next = presenter.presentedViewController {
            presenter = next
            depth += 1
        }
        guard depth < 3, presenter.viewIfLoaded?.window != nil else { return }
        let new: UIViewController = dice.chance(0.5) ? stack() : leaf()
        new.modalPresentationStyle = dice.pick([.pageSheet, .formSheet, .fullScreen, .overFullScreen])
        journal.willDo("present \(new.title ?? "") \(new.modalPresentationStyle) \(isAnimated)")
        presenter.present(new, animated: isAnimated)
    }

    private func dismiss(_ isAnimated: Bool) {
        var presenters: [UIViewController] = [root]
        while let next = presenters.last?.presentedViewController { presenters.append(next) }
        let presenter = dice.pick(presenters)
        journal.willDo("dismiss from \(presenter.title ?? "") \(isAnimated)")
        presenter.dismiss(animated: isAnimated)
    }

    // MARK: - Who should be seen

    private func collect(
        _ controller: UIViewController, isCovered: Bool, _ seen: inout Set<ObjectIdentifier>,
        _ covered: inout Set<ObjectIdentifier>
    ) {
        let presentation = controller.presentationInContext
        let isCovered = isCovered || presentation?.shouldRemovePresentersView == true
        if isCovered { covered.insert(ObjectIdentifier(controller)) } else { seen.insert(ObjectIdentifier(controller)) }
        for child in shownChildren(of: controller) { collect(child, isCovered: isCovered, &seen, &covered) }
        guard let presented = presentation?.presentedViewController else { return }
        collect(presented, isCovered: false, &seen, &covered)
    }

    private func shownChildren(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController:
            // Tabs that don't fit are on the More controller's stack.
            tabs.selectedViewController.map { chosen in
                [chosen.parent === tabs ? chosen : tabs.moreNavigationController]
            } ?? []
        case let pages as UIPageViewController: pages.viewControllers ?? []
        case let split as UISplitViewController:
            // The split decides which columns fit.
            split.children.filter { $0.viewIfLoaded?.window != nil }
        default: []
        }
    }
}
