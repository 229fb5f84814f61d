// SPDX-License-Identifier: MIT

/// The view's way into and out of windows drives the callbacks, for root, child and loose controllers alike; a
/// subtree's controllers are told parents first (`R-VC-124`, `R-VC-125`).
///
/// Callbacks may add, remove and swap views and controllers. So who is in the subtree is asked again at each step, and
/// a controller hears both halves of a pair or none.
extension UIViewController {
    func viewWillEnter(window: UIWindow?) {
        guard let window, window.isShown else { return }
        for controller in controllersBelow() where isStillAbove(controller) {
            controller.beginAppearing(isOutermost: controller === self)
        }
    }

    func viewDidEnter(window: UIWindow?) {
        guard let window else { return }
        for controller in controllersBelow() {
            if window.isShown, controller.storedView?.window === window {
                // One that was added on the way in has heard nothing yet.
                controller.beginAppearing(isOutermost: controller === self)
                controller.continueAppearing()
            } else {
                controller.disappear()
            }
        }
    }

    func viewWillLeave(window: UIWindow?) {
        guard let window, window.isShown else { return }
        for controller in controllersBelow() where isStillAbove(controller) {
            controller.beginDisappearing(isOutermost: controller === self)
        }
    }

    func viewDidLeave(window: UIWindow?) {
        guard let window, window.isShown else { return }
        for controller in controllersBelow() {
            if controller.storedView?.window == nil || window.isHiding {
                // One that was added on the way out has appeared in the meantime.
                controller.disappear()
            } else {
                controller.finishDisappearing()
            }
        }
    }

    /// The whole way out, from wherever the controller is.
    func disappear() {
        beginDisappearing(isOutermost: false)
        finishDisappearing()
    }

    // MARK: - Steps

    private func beginAppearing(isOutermost: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        isMovingToParent = isOutermost && joinsParent
        joinsParent = false
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
        isMovingToParent = false
    }

    private func beginDisappearing(isOutermost: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        isMovingToParent = false
        isMovingFromParent = isOutermost && leavesParent
        leavesParent = false
        viewWillDisappear(false)
    }

    private func finishDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(false)
        isMovingFromParent = false
    }

    // MARK: - Subtree

    /// The controllers whose views are in this one's view, this one first.
    private func controllersBelow() -> [UIViewController] {
        guard let storedView else { return [self] }
        var found: [UIViewController] = []
        storedView.forEachDescendant { view in
            if let controller = view.viewController { found.append(controller) }
        }
        return found
    }

    private func isStillAbove(_ controller: UIViewController) -> Bool {
        guard controller !== self, let storedView else { return controller === self }
        return controller.storedView?.isDescendant(of: storedView) == true
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
