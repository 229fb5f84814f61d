// SPDX-License-Identifier: MIT

/// The view's way into and out of windows drives the callbacks, for root, child and loose controllers alike; a
/// subtree's controllers are told parents first (`R-VC-124`, `R-VC-125`). Between `beginAppearanceTransition` and
/// `endAppearanceTransition` these two drive them instead.
///
/// Callbacks may add, remove and swap views and controllers. So who is in the subtree is asked again at each step, and
/// a controller hears both halves of a pair or none.
extension UIViewController {
    func viewWillEnter(window: UIWindow?) {
        guard let window else { return }
        // What was covered comes anew by being added, not by its window being shown.
        if storedView?.window !== window { isCovered = false }
        guard window.isShown, follows(appearing: true) else { return }
        tellAppearing(animated: isAroundAnimated)
    }

    func viewDidEnter(window: UIWindow?) {
        guard let window else { return }
        guard window.isShown, storedView?.window === window else {
            for controller in controllersBelow(appearing: false) { controller.disappear() }
            return
        }
        guard follows(appearing: true) else { return }
        warnIfLoose()
        continueAppearing(animated: isAroundAnimated)
        for controller in controllersBelow(appearing: true) {
            UIApplication.afterLayout { [weak controller] in
                if controller?.isHeldByTransition == false { controller?.finishAppearing() }
            }
        }
    }

    func viewWillLeave(window: UIWindow?) {
        guard let window else { return }
        if !window.isHiding { isCovered = false }
        guard window.isShown, follows(appearing: false) || window.isHiding else { return }
        tellDisappearing(animated: false)
    }

    func viewDidLeave(window: UIWindow?) {
        guard let window, window.isShown, follows(appearing: false) || window.isHiding else { return }
        for controller in controllersBelow(appearing: false) {
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
        beginDisappearing(isOutermost: false, animated: false)
        finishDisappearing()
    }

    /// Whether the user sees the controller, or is about to.
    var isSeen: Bool { appearance == .appearing || appearance == .appeared }

    // MARK: - Transitions

    func begin(_ transition: AppearanceTransition) {
        appearanceTransition = transition
        if transition.isAppearing {
            loadViewIfNeeded()
            isCovered = false
            guard parentLetsAppear else { return }
            tellAppearing(animated: transition.isAnimated)
            if storedView?.window?.isShown == true { continueAppearing(animated: transition.isAnimated) }
        } else {
            tellDisappearing(animated: transition.isAnimated)
        }
    }

    func end(_ transition: AppearanceTransition) {
        appearanceTransition = nil
        if transition.isAppearing {
            // The window may have been hidden and shown meanwhile.
            let isBack = appearance == .disappeared && storedView?.window?.isShown == true && parentLetsAppear
            guard appearance == .appearing || isBack else { return }
            continueAppearing(animated: transition.isAnimated)
            for controller in controllersBelow(appearing: true) where !controller.isHeldByTransition {
                controller.finishAppearing()
            }
        } else {
            isCovered = storedView?.window != nil
            for controller in controllersBelow(appearing: false) { controller.disappear() }
        }
    }

    // MARK: - Steps for the subtree

    private func tellAppearing(animated: Bool) {
        for controller in controllersBelow(appearing: true) where isStillAbove(controller) {
            guard controller === self || controller.mayAppearAlong else { continue }
            controller.beginAppearing(isOutermost: controller === self, animated: animated)
        }
    }

    private func tellDisappearing(animated: Bool) {
        for controller in controllersBelow(appearing: false) where isStillAbove(controller) {
            controller.beginDisappearing(isOutermost: controller === self, animated: animated)
        }
    }

    private func continueAppearing(animated: Bool) {
        for controller in controllersBelow(appearing: true) where isStillAbove(controller) {
            guard controller === self || controller.mayAppearAlong else { continue }
            // One that was added on the way in has heard nothing yet.
            controller.beginAppearing(isOutermost: controller === self, animated: animated)
            controller.tellIsAppearing()
        }
    }

    // MARK: - Steps

    private func beginAppearing(isOutermost: Bool, animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        isAppearanceAnimated = animated
        isNearlySeen = false
        isMovingFromParent = false
        isBeingDismissed = false
        isMovingToParent = isOutermost && joinsParent
        joinsParent = false
        viewWillAppear(animated)
    }

    private func tellIsAppearing() {
        guard appearance == .appearing, !isNearlySeen else { return }
        isNearlySeen = true
        viewIsAppearing(isAppearanceAnimated)
    }

    private func finishAppearing() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(isAppearanceAnimated)
        isMovingToParent = false
        isBeingPresented = false
    }

    private func beginDisappearing(isOutermost: Bool, animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        isAppearanceAnimated = animated
        isMovingToParent = false
        isBeingPresented = false
        isMovingFromParent = isOutermost && leavesParent
        leavesParent = false
        viewWillDisappear(animated)
    }

    private func finishDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(isAppearanceAnimated)
        isMovingFromParent = false
        isBeingDismissed = false
    }

    // MARK: - Who is told

    /// Whether the view's way into or out of the window is what drives this controller.
    private func follows(appearing: Bool) -> Bool {
        if let appearanceTransition { return appearing && appearanceTransition.isAppearing && parentLetsAppear }
        guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return false }
        return !appearing || parentLetsAppear
    }

    /// Whom nobody sees shows no child, unless it says so itself.
    private var parentLetsAppear: Bool {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return true }
        return parent.isSeen
    }

    /// Whether the controller still goes along with one around it that comes: a callback may have begun to take it away.
    private var mayAppearAlong: Bool { parentLetsAppear && appearanceTransition?.isAppearing != false }

    /// Whether the controller has appeared only when a transition of its own or of one around it ends.
    private var isHeldByTransition: Bool { incomingTransition != nil }

    private var incomingTransition: AppearanceTransition? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.appearanceTransition).first(where: \.isAppearing)
    }

    /// Whether who comes now comes with an animation, its own or one around it.
    private var isAroundAnimated: Bool { incomingTransition?.isAnimated ?? false }

    /// The controllers whose views are in this one's view and who go along with it, this one first.
    private func controllersBelow(appearing: Bool) -> [UIViewController] {
        guard let storedView else { return [self] }
        var found: [UIViewController] = []
        storedView.descend { view in
            guard let controller = view.viewController else { return true }
            guard controller === self || controller.goesAlong(appearing: appearing) else { return false }
            found.append(controller)
            return true
        }
        return found
    }

    private func goesAlong(appearing: Bool) -> Bool {
        guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return false }
        return !appearing || (!isCovered && appearanceTransition?.isAppearing != false)
    }

    private func isStillAbove(_ controller: UIViewController) -> Bool {
        guard controller !== self, let storedView else { return controller === self }
        return controller.storedView?.isDescendant(of: storedView) == true
    }
}

/// What a container or a presentation said of a controller's way in or out that is not over.
struct AppearanceTransition {
    let isAppearing: Bool
    let isAnimated: Bool
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
