// SPDX-License-Identifier: MIT

/// The view's way into and out of windows drives the callbacks, for root, child and loose controllers alike; a
/// subtree's controllers are told parents first (`R-VC-124`, `R-VC-125`).
extension UIViewController {
    func viewWillEnter(window: UIWindow?) {
        guard let window, window.isShown else { return }
        for controller in controllersBelow() { controller.beginAppearing() }
    }

    func viewDidEnter(window: UIWindow?) {
        guard let window, window.isShown else { return }
        for controller in controllersBelow() { controller.continueAppearing() }
    }

    func viewWillLeave(window: UIWindow?) {
        guard let window, window.isShown else { return }
        for controller in controllersBelow() { controller.beginDisappearing() }
    }

    func viewDidLeave(window: UIWindow?) {
        guard let window, window.isShown else { return }
        for controller in controllersBelow() { controller.finishDisappearing() }
    }

    // MARK: - Steps

    private func beginAppearing() {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        viewWillAppear(false)
    }

    private func continueAppearing() {
        guard appearance == .appearing else { return }
        viewIsAppearing(false)
        UIApplication.afterLayout { [weak self] in self?.finishAppearing() }
    }

    private func finishAppearing() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(false)
    }

    private func beginDisappearing() {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(false)
    }

    private func finishDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(false)
    }

    /// The controllers whose views are in this one's view, this one first.
    private func controllersBelow() -> [UIViewController] {
        guard let storedView else { return [self] }
        var found: [UIViewController] = []
        storedView.forEachDescendant { view in
            if let controller = view.viewController { found.append(controller) }
        }
        return found
    }
}

extension UIView {
    /// For a view that enters or leaves with controllers further down but none of its own.
    var outermostControllers: [UIViewController] {
        if let viewController { return [viewController] }
        var found: [UIViewController] = []
        var pending = subviewList
        while let view = pending.popLast() {
            if let controller = view.viewController {
                found.append(controller)
            } else {
                pending.append(contentsOf: view.subviewList)
            }
        }
        return found
    }
}
