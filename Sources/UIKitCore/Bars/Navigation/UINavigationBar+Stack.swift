// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Localization

extension UINavigationBar: BarItemObserver, BarAppearanceObserver, NavigationItemObserver {
    func setUp() {
        addSubview(background)
        addLargeContentViewer()
        appearancesDidChange()
    }

    // MARK: - A bar of its own

    func push(_ item: UINavigationItem, animated: Bool) {
        guard isStackOwn() else { return }
        guard !stack.contains(item) else {
            return Log.misuse("The item \(item.title ?? "without a title") is on the navigation bar's stack already.")
        }
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: stack + [item], isForward: true, animated: animated) { [weak self] in
            if let self { delegate?.navigationBar(self, didPush: item) }
        }
    }

    @discardableResult
    func pop(animated: Bool) -> UINavigationItem? {
        guard isStackOwn(), stack.count > 1, let item = stack.last else { return nil }
        guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        change(to: stack.dropLast(), isForward: false, animated: animated) { [weak self] in
            if let self { delegate?.navigationBar(self, didPop: item) }
        }
        return item
    }

    func replaceStack(with items: [UINavigationItem], animated: Bool) {
        guard isStackOwn() else { return }
        let isForward = items.last.map { !stack.contains($0) } ?? false
        change(to: items, isForward: isForward, animated: animated, completion: {})
    }

    private func isStackOwn() -> Bool {
        guard controller != nil else { return true }
        Log.misuse("A navigation controller's bar shows the controller's stack; change that instead.")
        return false
    }

    private func change(
        to items: [UINavigationItem], isForward: Bool, animated: Bool, completion: @escaping () -> Void
    ) {
        transition?.finish(true)
        let transition = NavigationBarTransition(bar: self, to: items, isForward: isForward)
        guard animated, window != nil, transition.isVisible else {
            transition.finish(true)
            return completion()
        }
        let animator = Theme.Bars.pushAnimator()
        animator.addAnimations { transition.showEnd() }
        animator.addCompletion { _ in
            transition.finish(true)
            completion()
        }
        transition.showStart()
        animator.startAnimation()
    }

    // MARK: - Back navigation

    func backWasPressed() {
        if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
        if let action = backItem?.backBarButtonItem?.primaryAction {
            return action.performWithSender(backItem?.backBarButtonItem, target: nil)
        }
        guard let controller else {
            pop(animated: true)
            return
        }
        controller.goBack()
    }

    /// The menu of previous items, beginning with the closest.
    var backMenu: UIMenu? {
        let below = stack.dropLast().reversed()
        guard !below.isEmpty else { return nil }
        return UIMenu(
            children: below.map { item in
                let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? Phrase.back.text
                return UIAction(title: title) { [weak self] _ in self?.goBack(to: item) }
            })
    }

    private func goBack(to item: UINavigationItem) {
        guard let index = stack.firstIndex(of: item) else { return }
        guard let controller else {
            change(to: Array(stack[...index]), isForward: false, animated: true, completion: {})
            return
        }
        if let child = controller.stack.first(where: { $0.navigationItem === item }) {
            controller.popToViewController(child, animated: true)
        } else if item === controller.outerPlace?.item {
            controller.outerPlace?.goBack()
        }
    }

    // MARK: - Changes

    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem, let content else { return }
        controller?.viewIfLoaded?.window?.updateTitle()
        let update = { [self] in
            content.update()
            heightDidChange()
            showBackground(animated: false)
            content.layoutIfNeeded()
        }
        guard animated, window != nil, transition == nil else { return update() }
        UIView.transition(
            with: content, duration: Theme.Bars.fade, options: .transitionCrossDissolve, animations: update)
    }

    func barItemDidChange(_ item: UIBarItem) {
        content?.update()
    }
}
